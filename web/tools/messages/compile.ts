// Compiles messages in ICU MessageFormat to JavaScript: a string, or a function of the message's arguments.
import type { Token } from '@messageformat/parser';
import { tokensOf, useOfSelect, type Contract, type Use } from './contract.ts';
import type { Texts } from './read.ts';

const quoted = (text: string): string => text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);

/** Returns the inside of a template literal. `counted` is the argument for `#`. */
function template(tokens: readonly Token[], people: ReadonlySet<string>, counted = ''): string {
  return tokens
    .map((token): string => {
      const shown =
        'arg' in token && people.has(token.arg) ? `${token.arg}.name` : 'arg' in token ? token.arg : '';
      if (token.type === 'content') return quoted(token.value);
      if (token.type === 'octothorpe') return `\${$number(${counted})}`;
      if (token.type === 'argument') return `\${$shown(${shown})}`;
      if (token.type === 'function') return `\${$${token.key}(${shown})}`;
      const inner = token.type === 'plural' ? token.arg : counted;
      const cases = token.cases.map(({ key, tokens }) => ({ key, text: literal(tokens, people, inner) }));
      const other = cases.find(({ key }) => key === 'other')?.text ?? '``';
      // Exact numbers come before plural categories, wherever they are written.
      const rank = (key: string) => (key.startsWith('=') ? 0 : 1);
      const chosen = cases.filter(({ key }) => key !== 'other').toSorted((a, b) => rank(a.key) - rank(b.key));
      const use = token.type === 'plural' ? 'number' : useOfSelect(token.cases.map(({ key }) => key));
      return `\${${chosen.map(({ key, text }) => `${condition(token.arg, use, key)}?${text}:`).join('')}${other}}`;
    })
    .join('');
}

function condition(name: string, use: Use, key: string): string {
  if (use === 'you') return `${name}.you`;
  if (use === 'flag') return name;
  if (use === 'none') return `(${name}??"")===""`;
  if (use === 'choice') return `${name}===${JSON.stringify(key)}`;
  return key.startsWith('=') ? `${name}===${key.slice(1)}` : `$plural(${name})===${JSON.stringify(key)}`;
}

const literal = (tokens: readonly Token[], people: ReadonlySet<string>, counted = ''): string =>
  `\`${template(tokens, people, counted)}\``;

/** The JavaScript of texts, in the same shape. */
export function compileTexts(texts: Texts, path: string, contract: Contract): string {
  if (typeof texts === 'string') return compileMessage(path, texts, contract);
  const inner = (key: string | number, one: Texts) => compileTexts(one, `${path}.${key}`, contract);
  if (Array.isArray(texts)) return `[${texts.map((one: Texts, at) => inner(at, one)).join(',')}]`;
  return `{${Object.entries(texts as Record<string, Texts>)
    .map(([key, one]) => `${JSON.stringify(key)}:${inner(key, one)}`)
    .join(',')}}`;
}

function compileMessage(path: string, text: string, contract: Contract): string {
  const parameters = contract.get(path) ?? [];
  const people = new Set(parameters.filter(({ uses }) => uses.has('you')).map(({ name }) => name));
  const code = literal(tokensOf(path, text), people);
  return parameters.length === 0 ? code : `(${parameters.map(({ name }) => name).join(',')})=>${code}`;
}
