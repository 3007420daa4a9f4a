// Styles are in the component whose elements they change; the number of global lines and of `!important` is limited.
import { layerOrder } from './layers.mjs';
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
    ...components.flatMap(([path, text]) => ownMedia(path, text)),
    ...[...sheets, ...components].flatMap(([path, text]) => farLook(path, text)),
    ...upward(components),
  ];
}

const strays = (sheets) =>
  sheets
    .filter(([path]) => !path.startsWith(home))
    .map(([path]) => finding(path, undefined, `a global style sheet must be in ${home}`));

function tooManyLines(sheets) {
  const lines = sheets.reduce((sum, [, text]) => sum + lineCount(text), 0);
  return lines >= limits.shared
    ? [finding(home, undefined, `${lines} lines of global styles, fewer than ${limits.shared} are allowed`)]
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

/** The text between `<style>` and `</style>`, and where it starts. */
function sheetOf(text) {
  const found = /<style[^>]*>([^]*)<\/style>/.exec(text);
  return found === null ? undefined : { sheet: found[1], start: found.index + found[0].indexOf(found[1]) };
}

/** Media conditions have names, so that all components use the same breakpoints. */
function ownMedia(path, text) {
  const { sheet = '', start = 0 } = sheetOf(text) ?? {};
  return [...sheet.matchAll(/@media[^{]*\d[^{]*\{/g)].map(({ index }) =>
    finding(path, lineAt(text, start + index), `use a media condition of ${home}media.css`),
  );
}

/** `:has()` with deeper descendants restyles the whole table on each change (web/README.md). */
function farLook(path, text) {
  return [...text.matchAll(/:has\((?!> |:checked\)|:focus-visible\))/g)].map(({ index }) =>
    finding(path, lineAt(text, index), ':has() may only contain a child (`> …`), :checked or :focus-visible'),
  );
}

const layerOf = (path) => layerOrder.indexOf(path.slice('web/src/'.length).split('/')[0]);

/** A component must not know the classes of components that use it. Their attributes (`data-dock`) are an interface. */
function upward(components) {
  const writers = lowestWriters(components);
  return components.flatMap(([path, text]) => {
    const { sheet = '', start = 0 } = sheetOf(text) ?? {};
    return [...sheet.matchAll(globals)].flatMap(({ 0: selector, index }) =>
      classesIn(selector)
        .filter((name) => (writers.get(name)?.layer ?? -1) > layerOf(path))
        .map((name) =>
          finding(
            path,
            lineAt(text, start + index),
            `:global names .${name} of the higher ${writers.get(name).path}`,
          ),
        ),
    );
  });
}

const globals = /:global\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const classesIn = (selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name);
const classAttribute = /\bclass:([\w-]+)|\b(?:class|kind)=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g;

/** Maps each class to the component of the lowest layer that gives it to an element. */
function lowestWriters(components) {
  const writers = new Map();
  for (const [path, text] of components) {
    const markup = text.replace(/<style[^>]*>[^]*<\/style>/, '');
    for (const { 1: one = '', 2: list = '', 3: expression = '' } of markup.matchAll(classAttribute))
      for (const [name] of `${one} ${list} ${expression}`.matchAll(/[a-z][\w-]*/gi)) {
        const layer = layerOf(path);
        if (layer < (writers.get(name)?.layer ?? Infinity)) writers.set(name, { path, layer });
      }
  }
  return writers;
}

/** Reports rules that match no element of their component: they would affect all pages once the component is loaded. */
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
        `${selectors.trim()} matches no element of the component`,
      ),
    );
}

const withoutComments = (text) => text.replaceAll(/\/\*[^]*?\*\//g, '');
const inBrackets = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
/** Returns the selectors of a rule, without the text in brackets. */
const outermost = (selectors) => withoutComments(selectors).replaceAll(inBrackets, '').split(',');
const isOwnerless = (selector) =>
  selector.includes(':global') && !/[\w*\]]/.test(selector.replaceAll(':global', ''));
