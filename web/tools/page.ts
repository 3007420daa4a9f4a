import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { programOf } from './program.ts';

const firstWave = fileURLToPath(new URL('../src/app/first-wave.ts', import.meta.url));
const importMap = /<script type="importmap">(.*?)<\/script>\n/s;

/** The import map, in an order that does not depend on the build; it compresses better, too. */
function sorted(map: string): string {
  const { imports } = JSON.parse(map) as { imports: Record<string, string> };
  const lines = Object.entries(imports).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ imports: Object.fromEntries(lines) });
}

/** Languages other than English, each with the file of the messages that the first page needs. */
const languageFiles = (bundle: Rolldown.OutputBundle): [string, string][] =>
  Object.values(bundle).flatMap((file) => {
    const language =
      file.type === 'chunk'
        ? /virtual:messages\/(\w+)\/first$/.exec(file.facadeModuleId ?? '')?.[1]
        : undefined;
    return language === undefined ? [] : [[language, file.fileName] as [string, string]];
  });

/**
 * Completes the built page. Chunks import each other by names that do not change with their content, and the page's
 * import map has the files: a changed chunk does not change those that import it. A script requests the
 * messages of the user's language together with the program. The page itself uses absolute addresses, because
 * the server returns it for /t/… and all other pages of the client too.
 */
export const page = (): Plugin => ({
  name: 'page',
  apply: 'build',
  enforce: 'post',
  // Vite names a chunk by its styles, too. The import map has these, so a change of them leaves the chunk as it is.
  configResolved({ plugins }) {
    const styles: { augmentChunkHash?: unknown } | undefined = plugins.find(
      ({ name }) => name === 'vite:css-post',
    );
    delete styles?.augmentChunkHash;
  },
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const html = bundle['index.html'];
      if (html?.type !== 'asset') return;
      const text = html.source.toString();
      const [tag = '', map = ''] = importMap.exec(text) ?? this.error('the page has no import map');
      const links = languageFiles(bundle).map(
        ([language, file]) => `<link data-language="${language}" href="./${file}">`,
      );
      const script = (await programOf(firstWave)).trim();
      const first = `<script type="importmap">${sorted(map)}</script>${links.join('')}<script>${script}</script>`;
      // An import map comes before all modules, also those that a header or a link preloads.
      html.source = text
        .replace(tag, '')
        .replace('</title>', () => `</title>\n    ${first}`)
        .replaceAll('"./', '"/');
    },
  },
});
