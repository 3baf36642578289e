/** WCAG 2.1, 1.4.3: an expression for the least contrast of all texts that are seen with what is behind them. */
export const leastContrast = `(() => {
  const channels = color => color.match(/[0-9.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(c => c / 255).map(c => c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4)
    .reduce((sum, c, index) => sum + c * [.2126, .7152, .0722][index], 0);
  let least = 21;
  for (const node of document.querySelectorAll('body *')) {
    if (![...node.childNodes].some(child => child.nodeType === 3 && child.data.trim())) continue;
    if (node.disabled || node.closest('script, style, noscript') || !node.getClientRects().length) continue;
    let behind = node;
    while (behind && (channels(getComputedStyle(behind).backgroundColor)[3] ?? 1) === 0) behind = behind.parentElement;
    const [a, b] = [getComputedStyle(node).color, getComputedStyle(behind ?? document.body).backgroundColor].map(channels).map(light);
    least = Math.min(least, (Math.max(a, b) + .05) / (Math.min(a, b) + .05));
  }
  return least;
})()`;

/** The least contrast in light and in dark. */
export async function contrasts(tab, evaluate) {
  const found = {};
  for (const scheme of ['light', 'dark']) {
    await tab('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
    found[scheme] = await evaluate(leastContrast);
  }
  return found;
}
