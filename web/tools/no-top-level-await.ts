import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly await?: boolean;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Whether code outside all functions waits. */
function waits(node: Node): boolean {
  if (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await === true)) return true;
  if (/Function/.test(node.type)) return false;
  return Object.values(node)
    .flat()
    .some((child: unknown) => isNode(child) && waits(child));
}

/**
 * Fails a build that has a top-level await: in WebKit, a module that two others import at once is used before
 * it is complete (bugs.webkit.org 242740), and a page stays empty.
 */
export const noTopLevelAwait = (): Plugin => ({
  name: 'no-top-level-await',
  apply: 'build',
  renderChunk(code, { name }) {
    if (code.includes('await') && waits(this.parse(code))) this.error(`${name} has a top-level await`);
    return null;
  },
});
