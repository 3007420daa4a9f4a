// Maps C++ files to components: the folders that are a namespace and the first part of an #include path. Folders of the server,
// and those in `inner`, count as components of their own.
const parents = ['game', 'players', 'storage', 'community', 'lab'];
const inner = ['groups/csv'];

/** Returns the component of a path, such as `engine`, `server/http`, `cli` or `tests`; undefined if it is in none. */
export function componentOf(path) {
  const [top, second, third, ...rest] = path.split('/');
  if (top === 'tests' || top === 'bindings') return top;
  if (top !== 'src') return undefined;
  if (second === 'server') return componentOfInclude(path.slice('src/'.length));
  if (parents.includes(second)) return componentOfInclude([third, ...rest].join('/'));
  return second === 'table' && third === 'live' && rest.length > 0 ? 'live' : second;
}

/** Returns the component of the file that an #include names. */
export function componentOfInclude(name) {
  const folders = name.split('/').slice(0, -1);
  const whole = folders.join('/');
  return folders[0] === 'server' || inner.includes(whole) ? whole : folders[0];
}

/** Returns the namespace of a component: inner components share that of the outer one. */
export const namespaceOf = (component) => component.split('/')[0];
