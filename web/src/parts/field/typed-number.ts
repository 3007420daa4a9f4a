/** The parsed text of a number field. `likely` has the whole numbers that were probably meant. */
export type TypedNumber =
  | { readonly kind: 'empty' }
  | { readonly kind: 'whole'; readonly value: number }
  | { readonly kind: 'decimals'; readonly read: number; readonly likely: readonly number[] }
  | { readonly kind: 'negative' | 'unread'; readonly likely: readonly number[] };

const digit = /\p{Nd}/gu;

/** The digits of every script as those of ASCII: each script has its ten in a row. */
function plainDigit(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  for (let value = 0; ; value += 1)
    if (value === 9 || !/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) return String(value);
}

const marks = (language: string): { group: '.' | ','; decimal: '.' | ',' } =>
  language === 'en' ? { group: ',', decimal: '.' } : { group: '.', decimal: ',' };

/** Thousands may be separated by blanks and apostrophes in every language. */
const neutral = /(?<=\d)[\s'’ʼ](?=\d{3}(?!\d))/gu;

/** Parses the text as the language writes numbers: `1,240` in English, `1.240` in German, `1 240` in both. */
export function readNumber(text: string, language: string): TypedNumber {
  const visible = text.replaceAll(/\p{Cf}/gu, '');
  // NFKC makes 102 of 10².
  if (/\p{No}/u.test(visible)) return { kind: 'unread', likely: [] };
  const plain = visible.normalize('NFKC').replaceAll(digit, plainDigit).replaceAll(neutral, '').trim();
  if (plain === '') return { kind: 'empty' };
  const [, sign, amount = ''] = /^([-\u2212\u2010-\u2013+]?)\s*([\d.,]*\d[.,]?)$/u.exec(plain) ?? [];
  if (amount === '' || amount.replaceAll(/\D/g, '').length > 12) return unread(plain);
  const typed = readAmount(amount, language);
  const isNegative = sign !== undefined && sign !== '' && sign !== '+';
  if (!isNegative || (typed.kind === 'whole' && typed.value === 0)) return typed;
  return { kind: 'negative', likely: typed.kind === 'whole' ? [typed.value] : [] };
}

const numberIn = (text: string): number => Number(text.replaceAll(/\D/g, ''));

function unread(text: string): TypedNumber {
  const [only, more] = text.match(/\d+/g) ?? [];
  const isOne =
    only !== undefined && more === undefined && only.length <= 12 && !/\d\p{L}|\p{L}\d/u.test(text);
  return { kind: 'unread', likely: isOne ? [Number(only)] : [] };
}

function readAmount(amount: string, language: string): TypedNumber {
  const { group, decimal } = marks(language);
  if (isGrouped(amount, group)) return { kind: 'whole', value: numberIn(amount) };
  // Two marks of one kind never are a decimal mark.
  if (isGrouped(amount, decimal) && amount.indexOf(decimal) !== amount.lastIndexOf(decimal))
    return { kind: 'whole', value: numberIn(amount) };
  const at = Math.max(amount.lastIndexOf('.'), amount.lastIndexOf(','));
  const [whole, rest] = [amount.slice(0, at), amount.slice(at + 1)];
  const other = amount[at] === '.' ? ',' : '.';
  if (whole !== '' && !isGrouped(whole, other)) return unread(amount);
  const read = Number(`${whole.replaceAll(/\D/g, '')}.${rest}`);
  const likely = isGrouped(amount, amount[at] === '.' ? '.' : ',') ? [numberIn(amount)] : [];
  if (Number.isInteger(read) && rest.length !== 3) return { kind: 'whole', value: read };
  return { kind: 'decimals', read, likely };
}

/** Whether the text is a whole number, without marks or with one after every three digits. */
const isGrouped = (text: string, mark: '.' | ','): boolean =>
  (mark === '.' ? /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)$/ : /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)$/).test(text);
