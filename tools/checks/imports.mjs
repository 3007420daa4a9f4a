// Finds the imports of the client's scripts with the parsers of TypeScript and Svelte, which `npm ci` installs in web/.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lineAt } from './tree.mjs';

const web = new URL('../../web/', import.meta.url);
/** Loads a package from web/node_modules. */
export const fromWeb = createRequire(new URL('package.json', web));

/** Returns whether the parsers are installed. */
export const parsersInstalled = () =>
  ['typescript', 'svelte'].every((name) => existsSync(new URL(`node_modules/${name}/package.json`, web)));

/** Returns the relative names in imports, dynamic imports and URLs of a script, with their lines. */
export function importsOf(path, text) {
  const found = path.endsWith('.svelte') ? inSvelte(text) : inTypeScript(path, text);
  return found
    .filter(({ name }) => name.startsWith('.'))
    .map(({ name, at }) => ({
      name: name.replace(/\?.*$/, ''),
      line: lineAt(text, at),
    }));
}

function inTypeScript(path, text) {
  const ts = fromWeb('typescript');
  const found = [];
  const visit = (node) => {
    const name = nameIn(ts, node);
    if (name !== undefined && ts.isStringLiteralLike(name))
      found.push({ name: name.text, at: name.getStart() });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

function nameIn(ts, node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) return node.argument.literal;
  const loads = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const isAddress = ts.isNewExpression(node) && node.expression.getText() === 'URL';
  return loads || isAddress ? node.arguments?.[0] : undefined;
}

/** Searches scripts and markup, because `{#await import(…)}` in markup also imports. */
function inSvelte(text) {
  const { instance, module, fragment } = fromWeb('svelte/compiler').parse(text, { modern: true });
  const found = [];
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    const name = namedBy(node);
    if (typeof name?.value === 'string') found.push({ name: name.value, at: name.start });
    for (const [key, inner] of Object.entries(node)) if (key !== 'metadata') visit(inner);
  };
  for (const part of [instance, module, fragment]) visit(part);
  return found;
}

function namedBy(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
      return node.source;
    case 'TSImportType':
      return node.argument;
    case 'NewExpression':
      return node.callee.name === 'URL' ? node.arguments[0] : undefined;
    default:
      return undefined;
  }
}
