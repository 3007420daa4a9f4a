// One namespace per component (docs/adr/0007): the declarations of a file are in the namespace of its component. The engine
// and tests/, whose helpers are for all components, use kuhhandel itself.
import { components } from './arrows.mjs';
import { namespaceOf, componentOf } from './component-paths.mjs';
import { finding } from './tree.mjs';

const project = 'kuhhandel';
const inProjectNamespace = ['engine', 'tests'];
// Programs may use the global and anonymous namespaces, and C linkage for functions that other languages call.
const programs = ['cli', 'lab', 'bindings', 'tests'];
const outside = /^(nameless|C)(::|$)|^$/;

const namespaceFor = (folder) => (inProjectNamespace.includes(folder) ? project : `${project}::${folder}`);

/** `scopes`: the namespaces in which each file declares something, from cpp.py. */
export function namespaces(scopes) {
  return scopes
    .filter(({ file, namespace }) => !isInOwnNamespace(file, namespace))
    .map(({ file, line, name, namespace }) =>
      finding(
        file,
        line,
        `${name} is in ${namespace || 'no namespace'}, not in ${namespaceFor(folderOf(file))}`,
      ),
    );
}

// Programs of the lab share one namespace; its libraries have namespaces of their own.
const labPrograms = ['random_games', 'learn', 'microbench', 'coach_check', 'puzzles'];

function folderOf(path) {
  const component = namespaceOf(componentOf(path) ?? '');
  return labPrograms.includes(component) ? 'lab' : component;
}

function isInOwnNamespace(file, namespace) {
  const folder = folderOf(file);
  if (programs.includes(folder) && outside.test(namespace)) return true;
  const [first, second] = namespace.split('::');
  if (inProjectNamespace.includes(folder)) return first === project && !components.includes(second);
  return first === project && second === folder;
}
