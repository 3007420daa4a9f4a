// docs/CONFIGURATION.md has a row for each option of `kuhhandel serve`, and no others.
import { finding } from './tree.mjs';

export const optionsPage = 'docs/CONFIGURATION.md';
export const optionSources = [
  'src/cli/serve_options.cpp',
  'src/cli/limit_options.cpp',
  'src/cli/edition_files.cpp',
  'src/cli/option_file.cpp',
];

const option = /(?<=")!?(--[a-z][a-z-]*)(?=")/g;

export function options(tree) {
  const page = tree.get(optionsPage);
  if (page === undefined) return [finding(optionsPage, undefined, 'is missing')];
  const rows = page.split('\n').filter((line) => line.startsWith('| `--'));
  const described = rows.flatMap((row) =>
    [...row.split('|')[1].matchAll(/`(--[a-z-]+)`/g)].map(([, name]) => name),
  );
  const known = optionSources.flatMap((path) =>
    [...(tree.get(path) ?? '').matchAll(option)].map(([, name]) => name),
  );
  // Other commands have --edition, in the same source.
  const offered = new Set(known.filter((name) => name !== '--edition'));
  return [
    ...[...offered]
      .filter((name) => !described.includes(name))
      .map((name) => finding(optionsPage, undefined, `lacks ${name}`)),
    ...described
      .filter((name) => !offered.has(name))
      .map((name) => finding(optionsPage, undefined, `${name} is not an option of serve`)),
  ];
}
