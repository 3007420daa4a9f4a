// node tools/checks/run.mjs [CHECK...]: checks the repository against the rules in README.md. Each check counts as one test.
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { accesses } from './accesses.mjs';
import { arrows } from './arrows.mjs';
import { changelog } from './changelog.mjs';
import { classes } from './classes.mjs';
import { clauses } from './clauses.mjs';
import { components, smallComponents } from './components.mjs';
import { readCpp } from './cpp.mjs';
import { effects } from './effects.mjs';
import { moduleExports } from './exports.mjs';
import { format } from './format.mjs';
import { glossary } from './glossary.mjs';
import { layers } from './layers.mjs';
import { links } from './links.mjs';
import { namespaces } from './namespaces.mjs';
import { options } from './options.mjs';
import { commitMessages, prose } from './prose.mjs';
import { questions } from './questions.mjs';
import { rules } from './rules.mjs';
import { figures, sizes } from './sizes.mjs';
import { styles } from './styles.mjs';
import { dependencies, toolchain } from './toolchain.mjs';
import { isCpp, isGenerated, treeOf } from './tree.mjs';
import { types } from './types.mjs';
import { visitors } from './visitors.mjs';
import { words } from './words.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tree = treeOf(root);
const cppPaths = [...tree.keys()].filter((path) => isCpp(path) && !isGenerated(path));

let read;
const cpp = () => (read ??= readCpp(root, cppPaths));

const checks = {
  accesses: () => accesses(tree),
  arrows: () => arrows(tree),
  components: () => [...components(tree), ...smallComponents(tree)],
  layers: () => layers(tree),
  effects: () => effects(tree),
  sizes: () => sizes(tree),
  rules: () => rules(tree),
  classes: () => classes(cpp().classes),
  namespaces: () => namespaces(cpp().scopes),
  clauses: () => clauses(tree),
  questions: () => questions(tree),
  types: () => types(tree),
  visitors: () => visitors(tree),
  styles: () => styles(tree),
  format: () => format(root, cppPaths),
  words: () => words(tree),
  glossary: () => glossary(tree),
  toolchain: () => toolchain(tree),
  dependencies: () => dependencies(tree),
  changelog: () => changelog(tree),
  links: () => links(tree),
  options: () => options(tree),
  prose: () => prose(tree),
  'commit-messages': () => commitMessages(root),
  exports: () => moduleExports(tree),
};

// Checks that take more than a few seconds; they run only if named.
const slow = ['classes', 'namespaces'];

const quick = Object.keys(checks).filter((name) => !slow.includes(name));
const chosen = argv.length > 2 ? argv.slice(2) : quick;
const unknown = chosen.filter((name) => checks[name] === undefined);
if (unknown.length > 0) {
  console.error(`Unknown check ${unknown.join(', ')}. Checks: ${Object.keys(checks).join(', ')}`);
  exit(2);
}

let failed = 0;
for (const name of chosen) {
  const findings = checks[name]();
  if (findings.length > 0) failed += 1;
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const found of findings) console.log(`     ${found}`);
}
if (chosen.includes('sizes')) for (const line of figures(tree)) console.log(line);
console.log(`${chosen.length - failed} passed, ${failed} failed`);
exit(failed === 0 ? 0 : 1);
