// The types of all messages, as a module for the client.
import type { Contract, Parameter } from './contract.ts';
import { compiledSections, firstSections, languages, type Texts } from './read.ts';

const banner = '// Generated from web/messages by `npm run generate`; not to be edited.\n';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function typeOf({ uses }: Parameter): string {
  const base = uses.has('you')
    ? 'Who'
    : uses.has('flag')
      ? 'boolean'
      : uses.has('number')
        ? 'number'
        : uses.has('choice')
          ? 'string'
          : uses.size === 0
            ? 'unknown'
            : 'string | number';
  return uses.has('none') ? `${base} | null | undefined` : base;
}

function signature(path: string, contract: Contract): string {
  const parameters = contract.get(path);
  if (parameters === undefined) return 'string';
  return `(${parameters.map((one) => `${one.name}: ${typeOf(one)}`).join(', ')}) => string`;
}

function shape(texts: Texts, path: string, contract: Contract, indent: string): string {
  if (typeof texts === 'string') return signature(path, contract);
  const inner = `${indent}  `;
  const of = (key: string | number, one: Texts) => shape(one, `${path}.${key}`, contract, inner);
  if (Array.isArray(texts)) return `readonly [${texts.map((one: Texts, at) => of(at, one)).join(', ')}]`;
  const lines = Object.entries(texts as Record<string, Texts>).map(
    ([key, one]) => `${inner}readonly ${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${of(key, one)};\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

/** The types of the sections: `PadMessages` of the section `pad`. */
export function messageTypes(contract: Contract): string {
  const sections = Object.entries(compiledSections('en')).map(
    ([name, { path, texts }]) =>
      `\nexport interface ${capital(name)}Messages ${shape(texts, path, contract, '')}\n`,
  );
  const typeNamed = (name: string) => (name === 'core' ? 'CoreMessages & GameMessages' : `${capital(name)}Messages`);
  const names = Object.keys(compiledSections('en'))
    .filter((name) => name !== 'game')
    .map((name) => `  readonly ${name}: ${typeNamed(name)};\n`);
  return `${banner}import type { Who } from './who';\n${sections.join('')}\nexport interface Sections {\n${names.join('')}}\n`;
}

/** The declarations of the modules that the plugin makes. */
export function moduleTypes(): string {
  const names = Object.keys(compiledSections('en'));
  const one = (name: string) => `declare module 'virtual:messages/*/${name}' {
  const messages: import('./messages.gen').${capital(name)}Messages;
  export default messages;
}
`;
  const loaded = (name: string) => `declare module 'virtual:messages/${name}' {
  export const ${name}Messages: () => import('./messages.gen').${capital(name)}Messages;
}
`;
  const first = `declare module 'virtual:messages/*/first' {
${firstSections
  .map((name) => `  export const ${name}: import('./messages.gen').${capital(name)}Messages;\n`)
  .join('')}  export const editions: import('../../wire/edition-words').BuiltInWords;
}
`;
  const all = `declare module 'virtual:messages/all' {
  export const all: Readonly<Record<'${languages.join("' | '")}', import('./messages.gen').Sections>>;
}
`;
  return `${banner}${first}${all}${names.map(one).join('')}${names
    .filter((name) => !firstSections.includes(name))
    .map(loaded)
    .join('')}`;
}
