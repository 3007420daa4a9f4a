// A namespace for each folder (docs/adr/0007): the declarations of a file are in the namespace of its folder.
// The engine's is kuhhandel itself, which tests/ share, because their builders serve every folder.
import { components } from './arrows.mjs';
import { namespaceOf, componentOf } from './component-paths.mjs';
import { finding } from './tree.mjs';

const house = 'kuhhandel';
const ofTheHouse = ['engine', 'tests'];
// Programs have no namespace, nor have their private parts and functions called from other languages.
const programs = ['cli', 'lab', 'bindings', 'tests'];
const outside = /^(nameless|C)(::|$)|^$/;

const homeOf = (folder) => (ofTheHouse.includes(folder) ? house : `${house}::${folder}`);

/** `scopes`: the namespaces in which a file declares something, as cpp.py reads them. */
export function namespaces(scopes) {
  return scopes
    .filter(({ file, namespace }) => !isAtHome(file, namespace))
    .map(({ file, line, name, namespace }) =>
      finding(file, line, `${name} is in ${namespace || 'no namespace'}, not in ${homeOf(folderOf(file))}`),
    );
}

// Programs of the lab share one namespace; its libraries have their own.
const ofTheLab = ['random_games', 'learn', 'microbench', 'coach_check', 'puzzles'];

function folderOf(path) {
  const component = namespaceOf(componentOf(path) ?? '');
  return ofTheLab.includes(component) ? 'lab' : component;
}

function isAtHome(file, namespace) {
  const folder = folderOf(file);
  if (programs.includes(folder) && outside.test(namespace)) return true;
  const [first, second] = namespace.split('::');
  if (ofTheHouse.includes(folder)) return first === house && !components.includes(second);
  return first === house && second === folder;
}
