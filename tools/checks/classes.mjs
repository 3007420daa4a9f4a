// A class has at most 30 member functions, which are all defined in one .cpp file.
import { finding, isTest } from './tree.mjs';

const most = 30;

/** `read`: the classes from cpp.py. */
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
