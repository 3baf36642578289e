// Looks for what TypeScript has and ArkTS has not: node arkts.cjs FILE. The names are those of ArkTS's rules.
// (Huawei: adaptation rules from TypeScript to ArkTS)

const { execSync } = require('node:child_process');
const { readFileSync, realpathSync } = require('node:fs');
const { dirname } = require('node:path');

// The compiler lies where its program does, wherever that is.
const ts = require(dirname(dirname(realpathSync(execSync('command -v tsc', { encoding: 'utf8' }).trim()))));

const kinds = new Map(Object.entries({
  AnyKeyword: 'arkts-no-any-unknown',
  UnknownKeyword: 'arkts-no-any-unknown',
  RegularExpressionLiteral: 'arkts-no-regexp-literals',
  ObjectLiteralExpression: 'arkts-no-untyped-obj-literals',
  ObjectBindingPattern: 'arkts-no-destruct-decls',
  ArrayBindingPattern: 'arkts-no-destruct-decls',
  FunctionExpression: 'arkts-no-func-expressions',
  ClassExpression: 'arkts-no-class-literals',
  DeleteExpression: 'arkts-no-delete',
  ForInStatement: 'arkts-no-for-in',
  WithStatement: 'arkts-no-with',
  PrivateIdentifier: 'arkts-no-private-identifiers',
  IndexSignature: 'arkts-no-indexed-signatures',
  CallSignature: 'arkts-no-call-signatures',
  ConstructSignature: 'arkts-no-ctor-signatures-type',
  ConditionalType: 'arkts-no-conditional-types',
  IntersectionType: 'arkts-no-intersection-types',
  MappedType: 'arkts-no-mapped-types',
  IndexedAccessType: 'arkts-no-aliases-by-index',
  ThisType: 'arkts-no-typing-with-this',
  TypeLiteral: 'arkts-no-obj-literals-as-types',
  TypeQuery: 'arkts-no-type-query',
  TypePredicate: 'arkts-no-is',
  YieldExpression: 'arkts-no-generators',
  TaggedTemplateExpression: 'arkts-no-tagged-templates',
  NonNullAssertion: 'arkts-no-non-null',
}).map(([name, rule]) => [ts.SyntaxKind[name], rule]));

const file = process.argv[2];
const source = ts.createSourceFile('source.ts', readFileSync(file, 'utf8'), ts.ScriptTarget.ES2020, true);
let faults = 0;

function fault(node, rule) {
  faults += 1;
  console.log(`${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${rule}: ${node.getText().slice(0, 60)}`);
}

/** An object literal that a variable of the type Record begins with: ArkTS infers what it is (recipe 38 of its linter). */
function isRecord(node) {
  return ts.isObjectLiteralExpression(node) && ts.isVariableDeclaration(node.parent) &&
    node.parent.type?.getText().startsWith('Record<') === true;
}

function visit(node, depth) {
  const rule = kinds.get(node.kind);
  if (rule !== undefined && !isRecord(node)) fault(node, rule);
  if (ts.isVariableDeclarationList(node) && !(node.flags & (ts.NodeFlags.Let | ts.NodeFlags.Const))) fault(node, 'arkts-no-var');
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) fault(node, 'arkts-no-props-by-index');
  if (ts.isBinaryExpression(node)) {
    if (node.operatorToken.kind === ts.SyntaxKind.CommaToken) fault(node, 'arkts-no-comma-outside-loops');
    if (node.operatorToken.kind === ts.SyntaxKind.InKeyword) fault(node, 'arkts-no-in');
  }
  if (ts.isFunctionDeclaration(node) && depth > 0) fault(node, 'arkts-no-nested-funcs');
  if (ts.isParameter(node) && node.parent.kind === ts.SyntaxKind.Constructor && ts.getCombinedModifierFlags(node)) {
    fault(node, 'arkts-no-ctor-prop-decls');
  }
  if (ts.isTypeAssertionExpression?.(node)) fault(node, 'arkts-as-casts');
  if (ts.isFunctionLike(node) && !node.type && !ts.isConstructorDeclaration(node)) fault(node, 'arkts-no-implicit-return-types');
  if (ts.isThrowStatement(node) && !(ts.isNewExpression(node.expression) || ts.isCallExpression(node.expression))) {
    fault(node, 'arkts-limited-throw');
  }
  const isFunction = ts.isFunctionLike(node);
  ts.forEachChild(node, (child) => visit(child, depth + (isFunction ? 1 : 0)));
}

visit(source, 0);
console.log(`${faults} faults`);
process.exit(faults === 0 ? 0 : 1);
