// Scripts use only programs of a minimal Debian or of tools/packages.sh, and docs/DEPENDENCIES.md has a line for each dependency.
import { finding, isTest, lineAt } from './tree.mjs';

export const packagesPath = 'tools/packages.sh';
export const dependenciesPath = 'docs/DEPENDENCIES.md';

const isShell = (path) => /\.sh$/.test(path) || ['play', 'test', '.ci/run', 'Makefile'].includes(path);
const notInstalled =
  /(?<=^\s*|[|;&(@`]\s*|\b(?:then|do|else|exec|sudo|if|while|!|command)\s+)(?:curl|wget|python3?|jq|bc|gawk|rsync|unzip|xxd|file|lsof|netstat|ss|ip|ps|pgrep|pkill|killall|less|vim|nc|shellcheck)\s/gm;
const programs = ['git', 'readelf', 'tar', 'clang-format-19', '/usr/bin/python3'];

export function toolchain(tree) {
  return [...tree].flatMap(([path, text]) => {
    if (isShell(path)) return foreignCommands(path, text);
    return path.startsWith('tools/') && path.endsWith('.mjs') && !isTest(path)
      ? foreignModules(path, text)
      : [];
  });
}

function foreignCommands(path, text) {
  const code = text.replace(/(^|\s)#.*$/gm, (comment) => ' '.repeat(comment.length));
  return [...code.matchAll(notInstalled)].map(({ 0: word, index }) =>
    finding(
      path,
      lineAt(code, index),
      `${word.trim()} is neither in a minimal Debian nor in ${packagesPath}`,
    ),
  );
}

function foreignModules(path, text) {
  const imports = [...text.matchAll(/^import\s[^"';]*["']([^"']+)["']/gm)]
    .filter(({ 1: name }) => !/^(node:|\.)/.test(name))
    .map(({ 1: name, index }) => finding(path, lineAt(text, index), `${name} is not part of Node`));
  const runs = [...text.matchAll(/\b(?:execFile|spawn)(?:Sync)?\(\s*["']([^"']+)["']/g)]
    .filter(({ 1: name }) => !programs.includes(name))
    .map(({ 1: name, index }) =>
      finding(path, lineAt(text, index), `${name} is not one of ${programs.join(', ')}`),
    );
  return [...imports, ...runs];
}

export function dependencies(tree) {
  const text = tree.get(dependenciesPath) ?? '';
  const named = new Set([...text.matchAll(/`([^`\s]+)`/g)].map((found) => found[1]));
  return [...packagesOf(tree), ...modulesOf(tree)]
    .filter((name) => !named.has(name))
    .map((name) => finding(dependenciesPath, undefined, `has no line for \`${name}\``));
}

function packagesOf(tree) {
  const lists = [...(tree.get(packagesPath) ?? '').matchAll(/^packages_to_\w+=\(([^)]*)\)/gm)];
  return lists.flatMap((found) => found[1].split(/\s+/)).filter((name) => name !== '');
}

function modulesOf(tree) {
  const manifests = [...tree]
    .filter(([path]) => /^(web|tools\/node)\/package\.json$/.test(path))
    .map(([, text]) => JSON.parse(text));
  return manifests.flatMap((manifest) =>
    Object.keys({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    }),
  );
}
