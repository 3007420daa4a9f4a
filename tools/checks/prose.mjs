// Plain English in documents, comments, help texts and the English UI: counts the constructions that readers stumbled
// over, per 10,000 words of each corpus (docs/adr has why; comments include those of bindings, tests and tools).
//   node tools/checks/prose.mjs [CORPUS|PATH...]   prints each hit
import { execFileSync } from 'node:child_process';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { finding, isCpp, isGenerated, isScript, isTest, lineAt, treeOf } from './tree.mjs';

const begins = String.raw`(?:^|[.;:(]\s+)`;

/** Each pattern has a name, what it matches, and what to write instead. */
export const patterns = [
  {
    name: 'headless what/who',
    match: new RegExp(
      String.raw`${begins}(?:Who|Whose|Whom|What|who|whose|whom|what)\s+(?![^.?!\n]*\?)(?!['’]s\b)\w+`,
      'gm',
    ),
    instead: 'a noun as subject',
  },
  {
    name: 'preposition + who',
    match:
      /\b(?:for|of|to|by|from|with|at|than|as|is|are|was|but|on)\s+(?:who|whom it)\b(?!\s+(?:is|was|are)\s+(?:who|next)\b)/g,
    instead: '"the player who", "users who"',
  },
  { name: 'whoever', match: /\bwhom?ever\b/gi, instead: 'a noun' },
  {
    name: 'conditional where',
    match:
      /(?:^|[^,]\s|,\s)(?:none|null|undefined|nullopt|empty|false|true|nothing|only|also|except|even|done|refused|kept|needed|possible|\w+ed)\s+where\b|,\s+where\s+(?:it|that|this|there|they|he|she|nothing|nobody|somebody|one|no|none)\b|(?:^|[.;]\s+)Where\s+(?!possible)(?![^.?!\n]*\?)(?!to\b)\w+/g,
    instead: '"if", "when" or "whereas"',
  },
  {
    name: 'fronted of',
    match: new RegExp(String.raw`${begins}Of\s+(?!course\b)\w+|;\s+of\s+\w+`, 'gm'),
    instead: 'subject first',
  },
  {
    name: 'so many',
    match: /\bso (?:many|much|long|often|few|large)\b(?!\s+(?:that|as|to|more|less|better|for now)\b)/gi,
    instead: '"n items", "the number of", "how many"',
  },
  { name: 'beside', match: /\bbeside\b/gi, instead: '"next to", "in the background", "during"' },
  {
    name: 'lies/stands',
    match:
      /\b(?:lies?|lay|lying|stands?|stood|(?<!\bthe )standing)\s+(?:in|at|on|here|there|before|behind|below|above|under|after|by|where|next|for)\b/gi,
    instead: '"is in", "contains", "has"',
  },
  {
    name: 'is to be',
    match:
      /\b(?:is|are|was|were)\s+(?:not\s+)?to\s+(?:be|have|hear|know|see|go|do|come|get|tell|say|play|leave|stay|begin|end|take|give|keep|move|run|wait|write|read|show|pay|choose|decide)\b/gi,
    instead: '"must", "will" or the present tense',
  },
  {
    name: 'tell/say/hear of programs',
    match:
      /\b(?:tells?|told|telling|hears?|heard|hearing)\b|\b(?:it|that|which|server|client|program|page|file|line|check|command|engine|bot|table|log|header|field|message)\s+(?:says?|said)\b/gi,
    instead: '"prints", "sends", "returns", "receives"',
  },
  {
    name: 'dated words',
    match:
      /\b(?:anew|reckon\w*|dear(?:er|est)?|shall|in vain|in the mean(?! time)|as ever|at the most|but for|mend(?:s|ed|ing)?|of one['’]s own|of before|of then|has not the)\b/gi,
    instead: 'the modern word (style guide, rule 10)',
  },
  {
    name: 'nobody/somebody/one as subject',
    match:
      /\b(?:[Nn]obody|[Ss]omebody)\b|(?:^|[.;:,(]\s+)(?:[Oo]ne|[Oo]nes)\s+(?:may|can|must|has|is|does|who|that|which|whose|sees|gets)\b/gm,
    instead: 'the player, the user, the caller',
  },
  {
    name: 'is no x',
    match:
      /(?<!\b[Tt]here )\b(?:is|are|was|were|be)\s+no\s+(?!longer\b|more\b|less\b|fewer\b|need\b|reason\b|way\b|such\b|different\b|better\b|worse\b|other\b|one\b|matter\b|point\b|room\b)[a-z]+/g,
    instead: '"is not a"',
  },
  {
    name: 'is over/goes on/is another',
    match:
      /\b(?:that (?:is|are) over|go(?:es)? on with|is another(?:['’]s)?(?=[.,;:)]|\s+by)|another['’]s\b)/g,
    instead: '"finished", "continues", "differs"',
  },
  {
    name: 'coined terms',
    match:
      /\b(?:lies? around|around tables|surroundings|who(?:ever)? keeps|keepers?|at hand|another story|households?|at the door|stands? by|put away|let go|carr(?:y|ies) over)\b/gi,
    instead: 'the standard term (docs/GLOSSARY.md)',
  },
];

/** Hits per 10,000 words that a corpus may have; they only ever fall. */
const bars = { docs: 2, comments: 9, docstrings: 2, descriptions: 2, tests: 12, help: 15, ui: 24 };

const recorded =
  /^(CHANGELOG\.md|LICENSE|tests\/(golden|perft)\/|web\/(games|journeys)\/fixtures\/)|package-lock\.json$|unwelcome/;
// These checks name what they forbid.
const quotes = /^tools\/checks\/(?:prose|glossary|words)\./;

/** The texts of each corpus: [path, line, text] with code, quotations and addresses taken out. */
export function corporaOf(tree) {
  const corpora = { docs: [], comments: [], docstrings: [], descriptions: [], tests: [], help: [], ui: [] };
  for (const [path, text] of tree) {
    if (recorded.test(path) || quotes.test(path) || isGenerated(path)) continue;
    if (path.endsWith('.md')) corpora.docs.push(...paragraphsOf(path, text));
    else if (isEnglishUi(path)) corpora.ui.push(...messagesOf(path, text));
    else if (
      !isMessages(path) &&
      (isCpp(path) || isScript(path) || path.endsWith('.css') || hashed.test(path))
    )
      corpora.comments.push(...commentsOf(path, text));
    else if (path.endsWith('.json') && !isMessages(path))
      corpora.descriptions.push(...descriptionsOf(path, text));
    corpora.tests.push(...testNamesOf(path, text));
    if (/^(?:bindings|examples)\/.*\.(?:py|cpp)$/.test(path) && !isTest(path))
      corpora.docstrings.push(...docstringsOf(path, text));
    if (isCpp(path) && !isTest(path) && /^src\/cli\//.test(path)) corpora.help.push(...stringsOf(path, text));
  }
  return corpora;
}

const isMessages = (path) => /\/(?:words|i18n|messages)\/(?:de|fr|nl|ru)(?:\/|\.)/.test(path);
const isEnglishUi = (path) => /\/(?:words|i18n|messages)\/en(?:\/|\.json$)/.test(path);

const withoutCode = (text) =>
  text
    .replace(/`[^`\n]*`/g, 'X')
    .replace(/\bhttps?:\S+/g, 'X')
    .replace(/"[^"\n]{0,200}"|“[^”\n]{0,200}”/g, 'X');

function paragraphsOf(path, text) {
  const prose = text
    .replace(/^(```|~~~)[^]*?^\1/gm, (code) => code.replace(/[^\n]/g, ''))
    .replace(/^<!--[^]*?-->/gm, (note) => note.replace(/[^\n]/g, ''));
  return prose.split('\n').flatMap((line, at) =>
    line
      .split(/(?<!\\)\|/)
      .map((cell) => withoutCode(cell.replace(/^[\s>#*-]+/, '').replace(/\]\([^)]*\)/g, ']')))
      .filter((cell) => /\w/.test(cell))
      .map((cell) => [path, at + 1, cell]),
  );
}

/** Files whose comments begin with `#`. */
const hashed =
  /\.(?:sh|cmake|py|ya?ml|toml|service|in|conf|map)$|(?:^|\/)(?:CMakeLists\.txt|Makefile|Dockerfile|\.clang-\w+|\.gitignore)$|^(?:play|test|\.ci\/run)$/;

const line = (path) => (hashed.test(path) ? /(?:^|\s)#(?!!)\s?(.*)$/ : /(?:^|[\s;{}(,])\/\/[/!]?\s?(.*)$/);

function commentsOf(path, text) {
  const found = [];
  const single = line(path);
  let block;
  const end = () => {
    if (block !== undefined) found.push([path, block.at, withoutCode(block.text.replace(/\s+/g, ' '))]);
    block = undefined;
  };
  const add = (at, part) => {
    if (block === undefined) block = { at, text: part };
    else block.text += ` ${part}`;
  };
  let within = false;
  text.split('\n').forEach((row, at) => {
    if (within) {
      add(at + 1, row.replace(/\*\/.*|-->.*/, '').replace(/^\s*\*\s?/, ''));
      if (/\*\/|-->/.test(row)) {
        within = false;
        end();
      }
      return;
    }
    const open = /(?:^|\s)(?:\/\*\*?|<!--)(?!\S*\*\/)\s?(.*)$/.exec(row);
    const comment = open === null ? single.exec(row) : null;
    if (open !== null && !hashed.test(path)) {
      end();
      add(at + 1, open[1].replace(/\*\/.*|-->.*/, ''));
      within = !/\*\/|-->/.test(row);
      if (!within) end();
    } else if (comment === null) end();
    else {
      if (row.slice(0, comment.index).trim() !== '') end();
      add(at + 1, comment[1]);
    }
  });
  end();
  return found.filter(([, , words]) => /[a-z]{2}/.test(words));
}

/** Sentences among the strings of the program's commands: two words at least. */
const stringsOf = (path, text) =>
  [...text.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)]
    .filter(([, words]) => /[A-Za-z]{2,} [a-z]{2,}/.test(words))
    .map(({ 1: words, index }) => [path, lineAt(text, index), withoutCode(words)]);

const testsOfCpp = /^(?:TEST(?:_F|_P)?|TYPED_TEST|RC_GTEST(?:_FIXTURE)?_PROP)\((\w+),\s*(\w+)/gm;
const testsOfScripts = /\b(?:test|it|describe)(?:\.\w+)?\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;

/** Names of tests as sentences: `Bidding.RefusesALowBid_C4_1` becomes "Bidding refuses a low bid". */
function testNamesOf(path, text) {
  if (/_test\.cpp$/.test(path))
    return [...text.matchAll(testsOfCpp)].map(({ 1: suite, 2: name, index }) => [
      path,
      lineAt(text, index),
      `${suite} ${name
        .replace(/_C\d.*$/, '')
        .replace(/([A-Z])/g, ' $1')
        .toLowerCase()}`,
    ]);
  if (!/\.(?:test|journey|survey|games)\.(?:ts|mjs)$/.test(path)) return [];
  return [...text.matchAll(testsOfScripts)].map(({ 2: name, index }) => [path, lineAt(text, index), name]);
}

/** What `help()` of the Python package prints: docstrings, and the joined strings of its C++ half. */
const docstringsOf = (path, text) =>
  [...text.matchAll(path.endsWith('.py') ? /"{3}([^]*?)"{3}/g : /((?:"(?:[^"\\\n]|\\.)*"\s*)+)/g)]
    .map(({ 1: words, index }) => [
      path,
      lineAt(text, index),
      withoutCode(
        path.endsWith('.py') ? words : words.replace(/"\s*"|^"|"\s*$/g, '').replaceAll('\\n', '\n'),
      ),
    ])
    .filter(([, , words]) => /[A-Za-z]{2,} [a-z]{2,}/.test(words));

/** Descriptions of the API, of schemas and of presets. */
const descriptionsOf = (path, text) =>
  [...text.matchAll(/"(?:description|summary|title|displayName)":\s*"((?:[^"\\\n]|\\.)*)"/g)].map(
    ({ 1: words, index }) => [path, lineAt(text, index), withoutCode(words)],
  );

const messagesOf = (path, text) =>
  path.endsWith('.json')
    ? [...text.matchAll(/:\s*"((?:[^"\\\n]|\\.)*)"/g)].map(({ 1: words, index }) => [
        path,
        lineAt(text, index),
        words,
      ])
    : [...text.matchAll(/(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g)]
        .filter(([, , words]) => / /.test(words))
        .map(({ 2: words, index }) => [path, lineAt(text, index), words]);

export function hitsIn(texts) {
  return texts.flatMap(([path, at, text]) =>
    patterns.flatMap(({ name, match, instead }) =>
      [...text.matchAll(match)].map(({ 0: found }) => ({ path, at, name, found: found.trim(), instead })),
    ),
  );
}

const wordsIn = (texts) =>
  texts.reduce((sum, [, , text]) => sum + (text.match(/[A-Za-z][\w'’-]*/g)?.length ?? 0), 0);

export function figuresOf(tree) {
  return Object.entries(corporaOf(tree)).map(([corpus, texts]) => {
    const hits = hitsIn(texts).length;
    const words = wordsIn(texts);
    return { corpus, hits, words, rate: words === 0 ? 0 : (hits / words) * 10000 };
  });
}

export function prose(tree) {
  return figuresOf(tree)
    .filter(({ corpus, rate }) => rate > bars[corpus])
    .map(({ corpus, hits, words, rate }) =>
      finding(
        'tools/checks/prose.mjs',
        undefined,
        `${corpus}: ${hits} hits in ${words} words, ${rate.toFixed(1)} per 10,000 and at most ${bars[corpus]}: node tools/checks/prose.mjs ${corpus} prints them`,
      ),
    );
}

/** The same patterns over the messages of the commits since this check exists. */
export function commitMessages(root) {
  const git = (...args) =>
    execFileSync('git', ['-c', 'safe.directory=*', ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const [began] = git('log', '--diff-filter=A', '--format=%H', '--', 'tools/checks/prose.mjs')
    .toString()
    .split('\n');
  const log = git('log', '--no-merges', '--format=%h%x00%B%x01', `${began}..HEAD`);
  const texts = log
    .toString()
    .split('\x01')
    .map((entry) => entry.trim().split('\0'))
    .filter(([, body]) => body !== undefined)
    .map(([hash, body]) => [`commit ${hash}`, undefined, withoutCode(body)]);
  return hitsIn(texts).map(({ path, found, instead, name }) =>
    finding(path, undefined, `'${found}' (${name}): write ${instead}`),
  );
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const tree = treeOf(fileURLToPath(new URL('../..', import.meta.url)));
  const corpora = corporaOf(tree);
  const chosen = argv.slice(2);
  for (const [corpus, texts] of Object.entries(corpora)) {
    const wanted = chosen.includes(corpus)
      ? texts
      : texts.filter(([path]) => chosen.some((beginning) => path.startsWith(beginning)));
    for (const { path, at, name, found } of hitsIn(wanted)) console.log(`${path}:${at}: ${name}: ${found}`);
  }
  for (const { corpus, hits, words, rate } of figuresOf(tree))
    console.log(`${corpus}: ${hits} hits in ${words} words, ${rate.toFixed(1)} per 10,000`);
}
