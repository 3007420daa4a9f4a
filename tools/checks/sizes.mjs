// Limits: 400 lines per file (tests 500, the README 90), 60 lines per function, 110 columns in C++, 160 in prose.
import { functionsOf } from './functions.mjs';
import { finding, isCpp, isGenerated, isScript, isTest } from './tree.mjs';

export const limits = {
  file: 400,
  testFile: 500,
  readme: 90,
  function: 60,
  columns: 110,
  prose: 160,
};

// Its tables have one row per clause, which `make rules` rewrites.
const unwrapped = ['docs/RULES.md'];
const isCode = (path) =>
  /\.(cpp|h|ts|mjs|js|svelte|css|sh|cmake)$|(^|\/)(CMakeLists\.txt|Makefile|play|test)$/.test(path);
const lineCount = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

export function sizes(tree) {
  const code = [...tree].filter(([path]) => (isCode(path) || path === 'README.md') && !isGenerated(path));
  const pages = [...tree].filter(([path]) => path.endsWith('.md') && !unwrapped.includes(path));
  return [
    ...code.flatMap(([path, text]) => [
      ...tooLongFile(path, text),
      ...tooLongFunctions(tree, path),
      ...(isCpp(path) ? tooWide(path, text.split('\n'), limits.columns) : []),
    ]),
    ...pages.flatMap(([path, text]) => tooWide(path, proseOf(text), limits.prose)),
  ];
}

function tooLongFile(path, text) {
  const limit = path === 'README.md' ? limits.readme : isTest(path) ? limits.testFile : limits.file;
  const lines = lineCount(text);
  return lines > limit ? [finding(path, undefined, `${lines} lines, the limit is ${limit}`)] : [];
}

function tooLongFunctions(tree, path) {
  if (!isCpp(path) && !isScript(path)) return [];
  return functionsOf(tree, path)
    .filter(({ lines }) => lines > limits.function)
    .map(({ name, line, lines }) =>
      finding(path, line, `${lines} lines, the limit is ${limits.function}: ${name}`),
    );
}

/** Returns the lines of a page. Lines that cannot be wrapped are empty: code, tables, pictures and single words. */
function proseOf(text) {
  let code = false;
  return text.split('\n').map((line) => {
    if (line.startsWith('```')) code = !code;
    return code || /^(\||!\[)|^\s*\S+$/.test(line) ? '' : line;
  });
}

function tooWide(path, lines, limit) {
  return lines.flatMap((line, at) => {
    const columns = [...line].length;
    return columns > limit ? [finding(path, at + 1, `${columns} columns, the limit is ${limit}`)] : [];
  });
}

/** Returns median, 90th percentile and maximum of the sizes of files and functions. */
export function figures(tree) {
  const files = [];
  const functions = [];
  for (const [path, text] of tree) {
    if (!isCode(path) || isGenerated(path)) continue;
    files.push({ of: path, lines: lineCount(text) });
    if (isCpp(path) || isScript(path)) {
      functions.push(
        ...functionsOf(tree, path).map(({ name, line, lines }) => ({
          of: `${path}:${line} ${name}`,
          lines,
        })),
      );
    }
  }
  return [`files: ${spread(files)}`, `functions: ${spread(functions)}`];
}

function spread(sized) {
  if (sized.length === 0) return 'none';
  const sorted = sized.toSorted((a, b) => a.lines - b.lines);
  const at = (share) => sorted[Math.floor((sorted.length - 1) * share)].lines;
  const largest = sorted.at(-1);
  return `${sorted.length}, median ${at(0.5)} lines, 90 % at most ${at(0.9)}, largest ${largest.lines} (${largest.of})`;
}
