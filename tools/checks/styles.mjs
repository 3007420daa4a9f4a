// Styles stand with the component whose elements they change: few lines hold for every page, and hardly any shouts.
import { finding, lineAt } from './tree.mjs';

export const limits = { shared: 1200, important: 10 };

const home = 'web/src/styles/';
const isSheet = (path) => path.startsWith('web/src/') && path.endsWith('.css');
const isComponent = (path) => path.startsWith('web/src/') && path.endsWith('.svelte');
const lineCount = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

export function styles(tree) {
  const sheets = [...tree].filter(([path]) => isSheet(path));
  const components = [...tree].filter(([path]) => isComponent(path));
  return [
    ...strays(sheets),
    ...tooManyLines(sheets),
    ...tooLoud([...sheets, ...components]),
    ...components.flatMap(([path, text]) => ownerless(path, text)),
  ];
}

const strays = (sheets) =>
  sheets
    .filter(([path]) => !path.startsWith(home))
    .map(([path]) => finding(path, undefined, `a sheet for every page belongs in ${home}`));

function tooManyLines(sheets) {
  const lines = sheets.reduce((sum, [, text]) => sum + lineCount(text), 0);
  return lines >= limits.shared
    ? [finding(home, undefined, `${lines} lines for every page, fewer than ${limits.shared} are allowed`)]
    : [];
}

function tooLoud(files) {
  const loud = files.flatMap(([path, text]) =>
    [...text.matchAll(/!important/g)].map(({ index }) => finding(path, lineAt(text, index), '!important')),
  );
  return loud.length > limits.important
    ? [`${loud.length} !important, the limit is ${limits.important}`, ...loud]
    : [];
}

/** A rule that names nothing of its component would hold for every page, and only where the component was loaded. */
function ownerless(path, text) {
  const [style, sheet] = /<style[^>]*>([^]*)<\/style>/.exec(text) ?? [];
  if (style === undefined) return [];
  const start = text.indexOf(style) + style.indexOf(sheet);
  return [...sheet.matchAll(/(?<=^|[{};]|\*\/)([^{};@]*?)\{/g)]
    .filter(([, selectors]) => outermost(selectors).some(isOwnerless))
    .map(({ 1: selectors, index }) =>
      finding(
        path,
        lineAt(text, start + index + selectors.search(/\S/)),
        `${selectors.trim()} names nothing of its own`,
      ),
    );
}

const withoutComments = (text) => text.replaceAll(/\/\*[^]*?\*\//g, '');
const inBrackets = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
/** The selectors of a rule, without what stands in brackets. */
const outermost = (selectors) => withoutComments(selectors).replaceAll(inBrackets, '').split(',');
const isOwnerless = (selector) =>
  selector.includes(':global') && !/[\w*\]]/.test(selector.replaceAll(':global', ''));
