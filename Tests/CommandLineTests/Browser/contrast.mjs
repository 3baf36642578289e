/**
 * WCAG 2.1, 1.4.3 and 1.4.11: an expression for the least contrasts with what is behind them, of all texts that are seen, and
 * of the edges of controls.
 */
const leastContrasts = `(() => {
  const channels = color => color.match(/[0-9.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(c => c / 255).map(c => c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4)
    .reduce((sum, c, index) => sum + c * [.2126, .7152, .0722][index], 0);
  const contrast = (one, other) => {
    const [a, b] = [one, other].map(channels).map(light);
    return (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
  };
  const paper = node => {
    while (node && (channels(getComputedStyle(node).backgroundColor)[3] ?? 1) === 0) node = node.parentElement;
    return getComputedStyle(node ?? document.body).backgroundColor;
  };
  let [texts, edges] = [21, 21];
  for (const node of document.querySelectorAll('button, select, input:not([type=radio])')) {
    const style = getComputedStyle(node);
    if (!node.getClientRects().length || parseFloat(style.borderTopWidth) === 0) continue;
    edges = Math.min(edges, contrast(style.borderTopColor, paper(node.parentElement)));
  }
  for (const node of document.querySelectorAll('body *')) {
    if (![...node.childNodes].some(child => child.nodeType === 3 && child.data.trim())) continue;
    if (node.disabled || node.closest('script, style, noscript') || !node.getClientRects().length) continue;
    texts = Math.min(texts, contrast(getComputedStyle(node).color, paper(node)));
  }
  return { texts, edges };
})()`;

/** The least contrasts in light and in dark, so much more than is asked: of texts 4.5, of edges 3. */
export async function contrasts(tab, evaluate) {
  const found = {};
  for (const scheme of ['light', 'dark']) {
    await tab('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
    const { texts, edges } = await evaluate(leastContrasts);
    found[`texts, ${scheme}`] = texts / 4.5;
    found[`edges, ${scheme}`] = edges / 3;
  }
  return found;
}
