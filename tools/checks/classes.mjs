// A class owns values; it is not a drawer: no class has more than thirty member functions, and none is defined in two
// files.
import { finding, isTest } from './tree.mjs';

const most = 30;

/** `read`: the classes as cpp.py reads them. */
export function classes(read) {
  return read.filter(({ file }) => !isTest(file)).flatMap((one) => [...tooLarge(one), ...scattered(one)]);
}

function tooLarge({ name, file, line, functions }) {
  return functions.length > most
    ? [finding(file, line, `${name} has ${functions.length} member functions, at most ${most}`)]
    : [];
}

function scattered({ name, file, line, defined }) {
  return defined.length > 1
    ? [finding(file, line, `${name} is defined in ${defined.length} files: ${defined.join(', ')}`)]
    : [];
}
