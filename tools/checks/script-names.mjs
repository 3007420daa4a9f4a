// Finds the names in the client's scripts, components and styles: identifiers, props and classes, but not comments, strings
// and text.
import { fromWeb } from './imports.mjs';

/**
 * Returns text and position of each name in a TypeScript, Svelte or CSS file, and whether it is a member (a property, a
 * prop, a key), whose name a public format may define.
 */
export function namesIn(path, text) {
  if (path.endsWith('.css')) return classesIn(text, 0);
  if (!path.endsWith('.svelte')) return inTypeScript(path, text);
  const style = /<style[^>]*>([^]*)<\/style>/.exec(text);
  return [
    ...inSvelte(text),
    ...(style === null ? [] : classesIn(style[1], text.indexOf(style[1], style.index))),
  ];
}

/** Returns classes, custom properties and animations. */
function classesIn(css, start) {
  const bare = css.replace(/\/\*[^]*?\*\//g, (comment) => ' '.repeat(comment.length));
  return [...bare.matchAll(/(?:\.(?=[a-z])|--|@keyframes )([\w-]+)(?=[^;}]*[{:])/gi)].map(
    ({ 1: name, index }) => ({
      text: name,
      at: start + index,
      isMember: false,
    }),
  );
}

function inTypeScript(path, text) {
  const ts = fromWeb('typescript');
  const found = [];
  const visit = (node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node))
      found.push({ text: node.text, at: node.getStart(), isMember: isMember(ts, node) });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

function isMember(ts, node) {
  const { parent } = node;
  if (ts.isPrivateIdentifier(node)) return false;
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent))
    return node === (parent.propertyName ?? parent.name);
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  const holds =
    ts.isPropertyAccessExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isClassElement(parent) ||
    ts.isTypeElement(parent);
  return holds && node === parent.name;
}

const memberKeys = {
  MemberExpression: 'property',
  Property: 'key',
  PropertyDefinition: 'key',
  MethodDefinition: 'key',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
};
const isComponent = (node) => node?.type === 'Component';

/** Returns the names in scripts and markup. */
function inSvelte(text) {
  const { instance, module, fragment } = fromWeb('svelte/compiler').parse(text, { modern: true });
  const found = [];
  const visit = (node, parent, key, owner) => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const inner of node) visit(inner, parent, key, owner);
      return;
    }
    if (node.type === 'Identifier' || node.type === 'PrivateIdentifier') {
      const member = node.type === 'Identifier' && !parent.computed && memberKeys[parent.type] === key;
      found.push({ text: node.name, at: node.start, isMember: member || isShort(parent, owner) });
    }
    if ((node.type === 'Attribute' || node.type === 'BindDirective') && isComponent(parent))
      found.push({ text: node.name, at: node.start, isMember: true });
    for (const [name, inner] of Object.entries(node))
      if (name !== 'metadata' && name !== 'loc') visit(inner, node, name, parent);
  };
  for (const part of [instance, module, fragment]) visit(part);
  return found;
}

/** Returns whether a node is `name` in `{ name }` or `{ name = 1 }`. */
const isShort = (parent, owner) =>
  (parent.type === 'Property' && parent.shorthand) ||
  (parent.type === 'AssignmentPattern' && owner?.type === 'Property' && owner.shorthand);
