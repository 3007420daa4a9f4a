import type { Plugin, Rolldown } from 'vite';
import { compileTexts } from './compile.ts';
import { contractOf, type Contract } from './contract.ts';
import {
  compiledSections,
  familyOf,
  firstSections,
  folder,
  gameParts,
  languages,
  type Language,
} from './read.ts';

const prefix = 'virtual:messages/';

const isLanguage = (text: string): text is Language => languages.some((one) => one === text);

/** The messages of one section in one language. */
function compiled(language: Language, section: string, contract: Contract): string {
  const found = compiledSections(language)[section];
  if (found === undefined) throw new Error(`web/messages/${language}.json has no section '${section}'`);
  return `import { formatsIn } from '/src/parts/i18n/format.ts';
const { $shown, $plural, $number, $lower, $capital, $possessive } = formatsIn(${JSON.stringify(language)});
export default ${compileTexts(found.texts, found.path, contract)};
`;
}

/** All that the first page needs in one language, with the names of the editions. */
const first = (language: Language): string =>
  [
    ...firstSections.map((one) => `export { default as ${one} } from '${prefix}${language}/${one}';`),
    `export { default as editions } from 'virtual:edition-words/${language}';`,
  ].join('\n');

/** All sections of a family in one language. */
function together(language: Language, family: string): string {
  const sections = Object.keys(compiledSections(language)).filter(
    (one) => !firstSections.includes(one) && familyOf(one) === family,
  );
  return sections.map((one) => `export { default as ${one} } from '${prefix}${language}/${one}';`).join('\n');
}

/** A section in the language that the page speaks: English comes with the page, the others are loaded. */
function loader(section: string): string {
  const others = languages.filter((one) => one !== 'en');
  const family = familyOf(section);
  const loads = others.map(
    (one) => `${one}: () => import('${prefix}${one}/with-${family}').then((all) => all.${section})`,
  );
  return `import { loadedWithPage } from '/src/parts/i18n/locale.svelte.ts';
import en from '${prefix}en/${section}';
export const ${section}Messages = loadedWithPage(en, { ${loads.join(', ')} });
`;
}

/** A program that uses one of the texts of a game, by `t()` or by a parameter of the type Messages. */
const parts = `(?:${gameParts.join('|')})`;
const usesGame = new RegExp(
  String.raw`\bt(?:\(\))?\.${parts}\b|\{[^{}]*\b${parts}\b[^{}]*\}(?:: Messages\b| = (?:\$derived\()?t\(\))`,
);
const hasMessages = /(?::|=>) Messages\b/;
const usesPart = new RegExp(String.raw`\.${parts}\b`);
const gameOfT = `${prefix}game-of-t`;
const addsGame = `import { addGame } from '/src/parts/i18n/locale.svelte.ts';
import { gameMessages } from '${prefix}game';
addGame(gameMessages);
`;

const usesText = (code: string): boolean =>
  usesGame.test(code) || (hasMessages.test(code) && usesPart.test(code));

/** Lets the texts of a game come with the program that uses them. */
function withGame(code: string, id: string): string | undefined {
  if (!/\/(?:src|games)\/.*\.(?:ts|svelte)$/.test(id) || !usesText(code)) return undefined;
  const imported = `import '${gameOfT}'; `;
  return id.endsWith('.svelte') ? code.replace(/<script[^>]*>/, `$&${imported}`) : imported + code;
}

const wholeCore = (language: Language): string => `core: { ...${language}_core, ...${language}_game }`;

/** Every section in every language, for tests. */
function all(): string {
  const sections = Object.keys(compiledSections('en'));
  const pairs = languages.flatMap((language) => sections.map((section) => [language, section] as const));
  const imports = pairs.map(
    ([one, section]) => `import ${one}_${section} from '${prefix}${one}/${section}';`,
  );
  const inOne = (language: Language) =>
    sections
      .filter((section) => section !== 'game')
      .map((section) => (section === 'core' ? wholeCore(language) : `${section}: ${language}_${section}`))
      .join(', ');
  return `${imports.join('\n')}
export const all = { ${languages.map((one) => `${one}: { ${inOne(one)} }`).join(', ')} };
`;
}

/**
 * Lets the page import 'virtual:messages/en/pad', a section of web/messages/en.json as typed functions, and
 * 'virtual:messages/pad', the same section in the language of the page. Fails if the languages do not agree.
 */
export function messages(): Plugin {
  let contract: Contract | undefined;
  return {
    name: 'messages',
    transform: { order: 'pre', handler: withGame },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      if (id === `\0${gameOfT}`) return addsGame;
      const [one = '', section] = id.slice(prefix.length + 1).split('/');
      if (section === undefined) return one === 'all' ? all() : loader(one);
      if (!isLanguage(one)) throw new Error(`${one} is no language of web/messages`);
      if (section === 'first') return first(one);
      if (section.startsWith('with-')) return together(one, section.slice('with-'.length));
      contract ??= contractOf();
      return compiled(one, section, contract);
    },
    generateBundle(_, bundle) {
      for (const { name, moduleIds } of Object.values(bundle).filter(({ type }) => type === 'chunk') as Rolldown.OutputChunk[])
        if (name === 'lobby' && moduleIds.includes(`\0${gameOfT}`))
          this.error('the first page uses a text of a game (gameParts in tools/messages/read.ts)');
    },
    // A changed text is seen at once in the browser of the development server.
    configureServer: (server) => {
      server.watcher.add(folder);
      server.watcher.on('change', (file) => {
        if (!file.startsWith(folder)) return;
        contract = undefined;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
