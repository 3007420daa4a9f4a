// Reads the requirements of a Linux program from its file, which may be for another kind of machine.
import { execFileSync } from 'node:child_process';

const machines = {
  'Advanced Micro Devices X86-64': {
    architecture: 'amd64',
    folder: '/lib/x86_64-linux-gnu',
  },
  AArch64: { architecture: 'arm64', folder: '/lib/aarch64-linux-gnu' },
};

/**
 * Returns its machine, the folders of that machine's libraries with the loader first, the oldest version of
 * the C library (2.x: x) with which it runs, and whether it uses private symbols of that library, so that it
 * runs with no other version.
 */
export function needsOf(program) {
  const asked = ['--wide', '--file-header', '--program-headers', '--dynamic', '--version-info', program];
  const said = execFileSync('readelf', asked, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { architecture, folder } = machines[/Machine: +(.*)/.exec(said)?.[1].trim()];
  const loader = /program interpreter: (\S+)\]/.exec(said)[1];
  const named = [...said.matchAll(/\(NEEDED\) .*\[(.*)\]/g)].map(([, name]) => `${folder}/${name}`);
  const versions = [...said.matchAll(/Name: GLIBC_2\.(\d+)/g)].map(([, minor]) => Number(minor));
  // The loader may be named as a library too, by another path.
  const libraries = named.filter((path) => !loader.endsWith(path.slice(folder.length)));
  const isBound = said.includes('Name: GLIBC_PRIVATE');
  return {
    architecture,
    libraries: [loader, ...libraries],
    glibc: Math.max(...versions),
    isBound,
  };
}
