// The folders of the C++ code: a room is a namespace, and the first word of what an #include names. Those of the server
// have rooms inside, and so have `inner`.
const parents = ['game', 'players', 'storage', 'community', 'lab'];
const inner = ['groups/csv'];

/** The room of a file by its path: `engine`, `server/http`, `cli`, `tests`; undefined if it is in none. */
export function roomOf(path) {
  const [top, second, third, ...rest] = path.split('/');
  if (top === 'tests' || top === 'bindings') return top;
  if (top !== 'src') return undefined;
  if (second === 'server') return roomOfInclude(path.slice('src/'.length));
  if (parents.includes(second)) return roomOfInclude([third, ...rest].join('/'));
  return second === 'table' && third === 'live' && rest.length > 0 ? 'live' : second;
}

/** The room that has the file which an #include names. */
export function roomOfInclude(name) {
  const folders = name.split('/').slice(0, -1);
  const whole = folders.join('/');
  return folders[0] === 'server' || inner.includes(whole) ? whole : folders[0];
}

/** The namespace of a room, which those inside share. */
export const namespaceOf = (room) => room.split('/')[0];
