// Reads the requirements of a Linux executable, also of another architecture.
import { execFileSync } from 'node:child_process';

const machines = {
  'Advanced Micro Devices X86-64': {
    architecture: 'amd64',
    folder: '/lib/x86_64-linux-gnu',
  },
  AArch64: { architecture: 'arm64', folder: '/lib/aarch64-linux-gnu' },
};

/**
 * Returns the architecture, the paths of the loader and of the shared libraries, the minimum minor version of glibc (x of
 * 2.x), and as `isBound` whether it uses private symbols of glibc and therefore runs with no other version.
 */
export function needsOf(program) {
  const args = ['--wide', '--file-header', '--program-headers', '--dynamic', '--version-info', program];
  const headers = execFileSync('readelf', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { architecture, folder } = machines[/Machine: +(.*)/.exec(headers)?.[1].trim()];
  const loader = /program interpreter: (\S+)\]/.exec(headers)[1];
  const named = [...headers.matchAll(/\(NEEDED\) .*\[(.*)\]/g)].map(([, name]) => `${folder}/${name}`);
  const versions = [...headers.matchAll(/Name: GLIBC_2\.(\d+)/g)].map(([, minor]) => Number(minor));
  // The loader may also be listed as a library, with another path.
  const libraries = named.filter((path) => !loader.endsWith(path.slice(folder.length)));
  const isBound = headers.includes('Name: GLIBC_PRIVATE');
  return {
    architecture,
    libraries: [loader, ...libraries],
    glibc: Math.max(...versions),
    isBound,
  };
}
