import { build, type Plugin } from 'vite';

/** Builds a program of one file that shares no files with the page. */
export async function programOf(
  source: string,
  plugins: readonly Plugin[] = [],
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [...plugins],
    define: { ...define },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [chunk] = output.flatMap((one) => (one.type === 'chunk' ? [one.code] : []));
  if (chunk === undefined) throw new Error(`${source} was not built`);
  return chunk;
}
