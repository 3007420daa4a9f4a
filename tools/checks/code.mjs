// Replaces comments and literals of scripts by blanks, so that only code is found; positions stay the same.

const blank = (text) => text.replace(/[^\n]/g, ' ');

const scriptTokens = [
  String.raw`\/\/[^\n]*`,
  String.raw`\/\*[^]*?\*\/`,
  String.raw`"(?:\\.|[^"\\\n])*"`,
  String.raw`'(?:\\.|[^'\\\n])*'`,
  // A slash begins a regular expression only at the start of a value.
  String.raw`(?<=[=(,:[!&|?{};+]\s*|\breturn\s+)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*`,
  '`',
];
const anyToken = new RegExp(scriptTokens.join('|'), 'g');
const tokenHere = new RegExp(scriptTokens.join('|'), 'y');

/** Returns TypeScript or JavaScript without comments and literals. */
export function bareScript(text) {
  let kept = '';
  let at = 0;
  for (;;) {
    anyToken.lastIndex = at;
    const found = anyToken.exec(text);
    if (found === null) return kept + text.slice(at);
    const end = endOf(text, found);
    kept += text.slice(at, found.index) + blank(text.slice(found.index, end));
    at = end;
  }
}

const endOf = (text, token) => {
  const end = token.index + token[0].length;
  return token[0] === '`' ? endOfTemplate(text, end) : end;
};

function endOfTemplate(text, from) {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    if (text[at] === '`') return at + 1;
    if (text.startsWith('${', at)) at = endOfHole(text, at + 2) - 1;
  }
  return text.length;
}

function endOfHole(text, from) {
  let depth = 1;
  for (let at = from; at < text.length; ) {
    tokenHere.lastIndex = at;
    const token = tokenHere.exec(text);
    if (token !== null) {
      at = endOf(text, token);
      continue;
    }
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** Returns the scripts of a Svelte component; markup and style are blanked. */
export function scriptOfSvelte(text) {
  let end = 0;
  let kept = '';
  for (const found of text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)) {
    const begin = found.index + found[0].indexOf('>') + 1;
    kept += blank(text.slice(end, begin)) + found[1];
    end = begin + found[1].length;
  }
  return kept + blank(text.slice(end));
}
