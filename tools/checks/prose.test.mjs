import assert from 'node:assert/strict';
import { test } from 'node:test';
import { corporaOf, figuresOf, hitsIn } from './prose.mjs';

const names = (text) => hitsIn([['page.md', 1, text]]).map(({ name }) => name);

test('finds each construction', () => {
  const found = [
    ['What lies here is left. ', 'headless what/who'],
    ['A redirect to who has it.', 'preposition + who'],
    ['Whoever adds a route adds a line.', 'whoever'],
    ['Returns null where there is no table.', 'conditional where'],
    ['Of several servers any may be asked.', 'fronted of'],
    ['After so many seconds it ends.', 'so many'],
    ['The test is beside its file.', 'beside'],
    ['The row lies in the store.', 'lies/stands'],
    ['The bots are to hear of it.', 'is to be'],
    ['The command tells three limits.', 'tell/say/hear of programs'],
    ['It is reckoned again.', 'dated words'],
    ['It is closed if nobody is there.', 'nobody/somebody/one as subject'],
    ['A refused command is no fact.', 'is no x'],
    ['A game that is over.', 'is over/goes on/is another'],
    ['What is around tables', 'coined terms'],
  ];
  for (const [text, name] of found) assert.ok(names(text).includes(name), `${name}: ${text}`);
});

test('leaves plain sentences alone', () => {
  const plain = [
    'What does the server send? It sends a view.',
    'Returns nullopt if the table does not exist.',
    'The folder where the data is stored.',
    'The operator can close a table. Players who are away get a notification.',
    'Of course the log is compressed.',
    'It is no longer used, so far as we know.',
    'A view has the standing in its last member.',
  ];
  for (const text of plain) assert.deepEqual(names(text), [], text);
});

test('reads paragraphs, comments, help and messages, but no code', () => {
  const tree = new Map([
    ['docs/A.md', '# Whoever\n\n```\nwhoever\n```\nUse `whoever`.\n'],
    ['src/game/a.h', '// Whoever plays.\nint whoever;  // beside\n/* so\n   many */\n'],
    ['src/cli/a.cpp', 'auto help = "Told to whoever asks";\n'],
    ['web/src/parts/words/en/a.ts', "export const a = { b: 'Whoever asks' };\n"],
    ['bindings/python/src/a.py', '"""Whoever plays."""\n# anew\nname = "beside"\n'],
    ['bindings/python/a.cpp', 'module.def("a",\n  "So many "\n  "games.");  // nobody\n'],
    ['src/game/a_test.cpp', 'TEST(Bidding, TellsWhoeverAsks_C4_1) {\n'],
    ['web/src/a.test.ts', "it('is no hit', () => {});\n"],
    ['docs/a.schema.json', '{ "description": "Of the seat.", "examples": ["Whoever"] }\n'],
    ['CHANGELOG.md', 'Whoever\n'],
  ]);
  const corpora = corporaOf(tree);
  const counted = Object.fromEntries(
    Object.entries(corpora).map(([name, texts]) => [name, hitsIn(texts).length]),
  );
  assert.deepEqual(counted, {
    docs: 1,
    comments: 5,
    docstrings: 2,
    descriptions: 1,
    tests: 3,
    help: 2,
    ui: 1,
  });
  assert.ok(figuresOf(tree).every(({ rate }) => rate > 0));
});

test('reads descriptions of JSON and comments of build files, but no messages of other languages', () => {
  const tree = new Map([
    ['docs/openapi.json', '{ "description": "Of the seat." }\n'],
    ['CMakeLists.txt', '# Whoever builds it.\nset(BESIDE "beside")\n'],
    ['web/messages/nl.json', '{ "title": "Of the telling" }\n'],
  ]);
  const found = hitsIn(Object.values(corporaOf(tree)).flat());
  assert.deepEqual(
    found.map(({ path, name }) => [path, name]),
    [
      ['CMakeLists.txt', 'whoever'],
      ['docs/openapi.json', 'fronted of'],
    ],
  );
});
