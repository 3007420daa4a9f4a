// Each check finds a fault on purpose, and allows similar correct code.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { arrows } from './arrows.mjs';
import { changelog, changelogPath, composePath } from './changelog.mjs';
import { rulesPage, rulesPath, testLists } from '../rules-page.mjs';
import { clauses } from './clauses.mjs';
import { modulePath, moduleExports, pagePath } from './exports.mjs';
import { allows, finds, lines, tree } from './fixture.mjs';
import { format } from './format.mjs';
import { functionsOf } from './functions.mjs';
import { glossary, glossaryPath } from './glossary.mjs';
import { links } from './links.mjs';
import { options, optionSources, optionsPage } from './options.mjs';
import { rules } from './rules.mjs';
import { sizes } from './sizes.mjs';
import { dependencies, dependenciesPath, packagesPath, toolchain } from './toolchain.mjs';
import { types } from './types.mjs';
import { visitors } from './visitors.mjs';
import { words } from './words.mjs';

const cppFunction = (inner, head = 'void f(int a) {') =>
  `namespace k {\n\n${head}\n${lines(inner)}}\n\n}  // namespace k\n`;

test('arrows: a lower folder does not include a higher one', () => {
  finds(arrows, { 'src/game/engine/a.h': '#include "codec/b.h"\n' }, 'src/game/engine/a.h:1');
  finds(arrows, { 'src/players/bots/a.cpp': '\n#include "table/b.h"\n' }, 'src/players/bots/a.cpp:2');
  finds(arrows, { 'src/table/a.cpp': '#include "bots/b.h"\n' }, 'src/table/a.cpp:1');
  finds(
    arrows,
    { 'src/community/groups/a.cpp': '#include "groups/csv/b.h"\n' },
    'src/community/groups/a.cpp:1',
  );
  finds(arrows, { 'src/game/codec/a.cpp': '#include "../engine/b.h"\n' }, 'src/game/codec/a.cpp:1');
  allows(arrows, {
    'src/server/api/a.cpp': '#include "table/b.h"\n#include "codec/c.h"\n#include <boost/asio.hpp>\n',
  });
});

test("arrows: only a test includes the tests' builders", () => {
  finds(arrows, { 'src/game/engine/a.cpp': '#include "tests/support/b.h"\n' }, 'src/game/engine/a.cpp:1');
  allows(arrows, {
    'src/game/engine/a_test.cpp': '#include "tests/support/b.h"\n#include <gtest/gtest.h>\n',
  });
});

test('types: names are unique except in anonymous namespaces', () => {
  const guest = 'namespace k {\n\nstruct Guest {\n  int x;\n};\n\n}  // namespace k\n';
  const nameless = 'namespace k {\nnamespace {\n\nstruct Guest {\n};\n\n}  // namespace\n}  // namespace k\n';
  finds(
    types,
    { 'src/cli/a.h': guest, 'tests/b.h': guest },
    'tests/b.h:3: k::Guest is also defined in src/cli/a.h',
  );
  allows(types, { 'src/cli/a.h': guest, 'src/cli/b.cpp': nameless, 'src/cli/c.cpp': nameless });
  allows(types, {
    'src/cli/a.h': guest,
    'src/cli/b.h': 'namespace k {\n\nstruct Guest;\n\n}  // namespace k\n',
  });
});

const ruleset = 'struct Ruleset {\n  bool bonus = false;\n\n  friend bool f();\n};\n';

test('rules: each field is read at one place of the engine', () => {
  const home = { 'src/game/engine/edition.h': ruleset };
  const reads = 'if (edition.rules.bonus) take();\n';
  finds(rules, home, 'the engine never reads the rule bonus');
  finds(
    rules,
    { ...home, 'src/game/engine/a.h': reads, 'src/game/engine/b.cpp': reads },
    'src/game/engine/b.cpp:1',
  );
  finds(rules, { ...home, 'src/game/engine/a.h': reads + reads }, 'src/game/engine/a.h:2');
  allows(rules, {
    ...home,
    'src/game/engine/a.h': reads,
    'src/game/engine/a_test.cpp': reads,
    'src/game/codec/b.cpp': reads,
  });
});

test('visitors: a catch-all that returns nothing lists the alternatives', () => {
  const inside = (text) => ({ 'src/players/bots/a.h': `struct A {\n  ${text}\n};\n` });
  finds(visitors, inside('int operator()(auto const&) const { return 0; }'), 'src/players/bots/a.h:2');
  finds(visitors, inside('template <class Other>\n  void follow(Other const&) {}'), 'src/players/bots/a.h:2');
  allows(visitors, inside('int operator()(OneOf<B, C> auto const&) const { return 0; }'));
  allows(visitors, inside('template <class Any>\n  void tell(Any const& any) { told.push_back(any); }'));
});

test('rules: the page reads them only where they are chosen and shown', () => {
  const engine = {
    'src/game/engine/edition.h': ruleset,
    'src/game/engine/a.h': 'if (edition.rules.bonus) take();\n',
  };
  const asks = "if (ruleIn(rules, 'bonus') === true) show();\n";
  finds(rules, { ...engine, 'web/src/questions/trade/a.ts': `\n${asks}` }, 'web/src/questions/trade/a.ts:2');
  finds(
    rules,
    { ...engine, 'web/src/questions/trade/A.svelte': '{#if edition.rules.bonus}' },
    "'rules.bonus'",
  );
  allows(rules, { ...engine, 'web/src/parts/editions/a.ts': asks, 'web/src/pages/waiting/A.svelte': asks });
});

test('arrows: the engine has no clock, I/O, locks, randomness or libraries', () => {
  const headers = [
    'chrono',
    'thread',
    'iostream',
    'fstream',
    'mutex',
    'random',
    'ctime',
    'boost/json.hpp',
    'time.h',
  ];
  const found = arrows(
    tree({ 'src/game/engine/a.cpp': headers.map((header) => `#include <${header}>\n`).join('') }),
  );
  assert.deepEqual(
    found.map((line) => line.slice(0, line.indexOf('>') + 1)),
    headers.map((header, at) => `src/game/engine/a.cpp:${at + 1}: <${header}>`),
  );
  allows(arrows, { 'src/game/engine/a.cpp': '#include <array>\n#include <string_view>\n' });
});

test('arrows: the engine does not throw, but may mention it', () => {
  finds(arrows, { 'src/game/engine/a.cpp': 'void f() { throw 1; }\n' }, 'src/game/engine/a.cpp:1');
  allows(arrows, { 'src/game/engine/a.cpp': '// we throw nothing\nauto const x = "throw";\n' });
});

test('arrows: a library links only lower ones', () => {
  finds(
    arrows,
    { 'src/game/engine/CMakeLists.txt': 'kuhhandel_library(engine DEPENDS kuhhandel_codec)\n' },
    'kuhhandel_codec',
  );
  finds(
    arrows,
    { 'src/game/engine/CMakeLists.txt': 'kuhhandel_library(engine DEPENDS kuhhandel_test_support)\n' },
    'test_support',
  );
  finds(
    arrows,
    { 'src/cli/a/CMakeLists.txt': 'kuhhandel_library(a_app DEPENDS kuhhandel_test_support)\n' },
    'test_support',
  );
  finds(
    arrows,
    {
      'src/players/bots/CMakeLists.txt': 'target_link_libraries(kuhhandel_bots\n  PUBLIC kuhhandel_table)\n',
    },
    'kuhhandel_table',
  );
  allows(arrows, {
    'src/game/codec/CMakeLists.txt':
      'kuhhandel_tests(codec DEPENDS kuhhandel_engine kuhhandel_test_support)\n',
  });
});

test('sizes: a file has at most 400 lines, a test 500, the README 90', () => {
  finds(sizes, { 'src/game/engine/a.h': lines(401) }, '401 lines');
  finds(sizes, { 'src/game/engine/a_test.cpp': lines(501) }, '501 lines');
  finds(sizes, { 'README.md': lines(91) }, '91 lines, the limit is 90');
  allows(sizes, {
    'src/game/engine/a.h': lines(400),
    'src/game/engine/a_test.cpp': lines(500),
    'docs/a.md': lines(900),
  });
  allows(sizes, { 'README.md': lines(90) });
});

test('sizes: a C++ function has at most 60 lines', () => {
  finds(sizes, { 'src/game/engine/a.cpp': cppFunction(59) }, 'src/game/engine/a.cpp:3: 61 lines');
  finds(sizes, { 'src/game/engine/a_test.cpp': cppFunction(59, 'TEST(Suite, Name) {') }, 'TEST(Suite, Name)');
  finds(
    sizes,
    { 'src/game/engine/a.h': `struct S {\n${cppFunction(59, 'auto operator==(S const& o) const {')}};\n` },
    'operator==',
  );
  allows(sizes, { 'src/game/engine/a.cpp': cppFunction(58) });
  allows(sizes, { 'src/game/engine/a.h': cppFunction(70, 'struct Table {') });
});

test('sizes: a function of the client has at most 60 lines', () => {
  finds(sizes, { 'web/a.ts': `function f(a: A): B {\n${lines(59)}}\n` }, '61 lines');
  finds(sizes, { 'web/a.ts': `const f = async (a: A) => {\n${lines(59)}};\n` }, '61 lines');
  finds(
    sizes,
    { 'web/A.svelte': `<p>{a}</p>\n<script>\nfunction f() {\n${lines(59)}}\n</script>\n` },
    'web/A.svelte:3',
  );
  allows(sizes, { 'web/a.ts': `describe("f", () => {\n${lines(70)}});\n` });
});

test('sizes: a line of C++ has at most 110 columns', () => {
  finds(sizes, { 'src/game/engine/a.h': `\n// ${'x'.repeat(108)}\n` }, 'src/game/engine/a.h:2: 111 columns');
  allows(sizes, { 'src/game/engine/a.h': `// ${'ü'.repeat(107)}\n` });

  test('sizes: a line of prose has at most 160 columns if it can be broken', () => {
    const long = 'word '.repeat(33);
    finds(sizes, { 'docs/A.md': `# A\n${long}\n` }, 'docs/A.md:2: 165 columns, the limit is 160');
    allows(sizes, {
      'docs/A.md': `| ${long} |\n![${long}](a.png)\n${'x'.repeat(165)}\n\`\`\`\n${long}\n\`\`\`\n`,
    });
  });
});

test('sizes: braces in literals and comments do not count', () => {
  const text = `void f() {\n  // {\n  auto a = "{"; auto b = '{'; auto c = R"x({ " {)x"; auto d = 1'000;\n}\n\nvoid g() {}\n`;
  assert.deepEqual(
    functionsOf(tree({ 'src/game/engine/a.cpp': text }), 'src/game/engine/a.cpp').map(
      ({ lines: count }) => count,
    ),
    [4, 1],
  );
  const script = "function f() {\n  return `{${g({ a: `{` })}` + '{' + /[{/]/.test(x);\n}\nfunction g() {}\n";
  assert.deepEqual(
    functionsOf(tree({ 'web/a.ts': script }), 'web/a.ts').map(({ lines: count }) => count),
    [3, 1],
  );
});

const clause = (number, says = 'ten animals') => `| ${number} | ${says} | |\n`;
const pile = { 'src/game/engine/pile_test.cpp': 'TEST(Pile, HasTenAnimals_C1_1) {}\n' };
const page = (text, files = pile) => {
  const all = { ...files, [rulesPath]: text };
  return { ...all, [rulesPath]: rulesPage(tree(all)) };
};

test('clauses: each has a test that names it', () => {
  finds(clauses, page(clause('C1.1'), {}), 'no test cites C1.1');
  allows(clauses, page(clause('C1.1')));
  allows(clauses, page(clause('C1.1'), { 'web/a.test.ts': "it('shows ten (C1.1)', () => {});\n" }));
});

test('clauses: no clause is missing or duplicated', () => {
  finds(clauses, page(clause('C1.1') + clause('C1.3')), 'C1.2 has no row');
  finds(clauses, page(clause('C1.1') + clause('C1.1')), 'C1.1 has two rows');
  finds(clauses, { [rulesPath]: '# Rules\n' }, 'has no row');
  finds(clauses, {}, 'is missing');
});

test('clauses: cited clauses have a row', () => {
  const written = page(clause('C1.1'));
  finds(
    clauses,
    { ...written, 'src/game/engine/a.h': '// so it is (C4.1)\n' },
    'src/game/engine/a.h:1: C4.1',
  );
  finds(clauses, { ...written, 'src/table/a_test.cpp': 'TEST(A, Sells_C4_4) {}\n' }, 'C4.4');
  finds(clauses, { ...written, 'editions/a.json': '{"clause": "C6.7"}\n' }, 'C6.7');
  allows(clauses, { ...written, 'web/art.ts': "const path = 'M1 2 C4.1 5.2 3 4';\n" });
});

test('clauses: the page has the number of tests of each clause', () => {
  const written = page(`# Rules\n${clause('C1.1')}\nSome words.\n`);
  assert.match(written[rulesPath], /\| C1\.1 \| ten animals \| 1 \|\n\nSome words\.\n$/);
  const more = { 'src/game/engine/more_test.cpp': 'TEST(Pile, OfTheSecondEdition_C1_1_C1_2) {}\n' };
  finds(clauses, { ...written, ...more }, 'make rules');
  allows(clauses, page(written[rulesPath].replace('ten', 'eleven')));
  assert.match(
    testLists(written[rulesPath], tree({ ...written, ...more })),
    /^- \*\*C1\.1\*\* \*Pile\* has ten animals; of the second edition\.$/m,
  );
});

test('words: meaningless names are found', () => {
  for (const path of [
    'src/game/engine/utils.h',
    'src/table/common/a.cpp',
    'web/src/misc/a.ts',
    'src/game/engine/core.cpp',
  ]) {
    finds(words, { [path]: '' }, path);
  }
  allows(words, { 'src/game/engine/score.cpp': '' });
});

test('words: disabled tests, promises and sleeps are found', () => {
  const broken = [
    ...['GTEST_SKIP();', 'TEST(A, DISABLED_B) {}', '// TODO: later', '// FIXME', 'sleep_for(1s);'],
    'co_return co_await turns.durable() ? written : not_kept();',
  ];
  for (const line of broken)
    finds(words, { 'src/game/engine/a_test.cpp': `${line}\n` }, 'src/game/engine/a_test.cpp:1');
  for (const line of ["it.skip('a')", "test.todo('a')", "describe.only('a')"])
    finds(words, { 'web/a.test.ts': line }, line);
  allows(words, { 'web/a.ts': 'const skipped = list.skip;\n' });
});

test('toolchain: scripts need nothing that a bare machine lacks', () => {
  for (const line of ['curl -s x', 'x=$(python3 -c 1)', 'a | jq .', '\tif ps -p 1; then', 'wget x']) {
    finds(toolchain, { 'tools/a.sh': `${line}\n` }, 'tools/a.sh:1');
  }
  finds(toolchain, { 'tools/a.mjs': 'import x from "lodash";\n' }, 'lodash');
  finds(toolchain, { 'tools/a.mjs': 'execFileSync("jq", []);\n' }, 'jq');
  allows(toolchain, {
    'tools/a.sh': '# no curl here\nsed -n 1p file\n',
    'tools/a.mjs': 'import x from "node:fs";\n',
  });
});

test('dependencies: each has its line', () => {
  const setup = { [packagesPath]: 'packages_to_run=(\n  cmake zlib1g-dev\n)\n' };
  const manifest = { 'web/package.json': '{"devDependencies": {"vite": "1"}}' };
  finds(dependencies, { ...setup, [dependenciesPath]: '- `cmake`\n' }, '`zlib1g-dev`');
  finds(dependencies, { ...manifest, [dependenciesPath]: '- `cmake`\n' }, '`vite`');
  allows(dependencies, { ...setup, ...manifest, [dependenciesPath]: '- `cmake`, `zlib1g-dev`, `vite`\n' });
});

test('changelog: it has the standard form', () => {
  const build = { 'CMakeLists.txt': 'project(kuhhandel VERSION 1.1.0 LANGUAGES CXX)\n' };
  const of = (...lines) => ({ ...build, [changelogPath]: `# Changelog\n${lines.join('\n')}\n` });
  const [newest, first] = ['## [1.1.0] - 2026-12-01', '## [1.0.0] - 2026-11-22'];
  finds(changelog, of(newest, first), 'must begin with ## [Unreleased]');
  finds(changelog, of('## [Unreleased]', '### News', newest), 'News is not one of');
  finds(changelog, of('## [Unreleased]', newest, '## 1.0'), "'1.0' does not have the form");
  finds(changelog, of('## [Unreleased]', first, newest), '[1.1.0] - 2026-12-01 is not earlier');
  finds(changelog, of('## [Unreleased]', first), 'has no section [1.1.0]');
  finds(changelog, build, 'is missing');
  const image = { [composePath]: 'x:\n  image: localhost/kuhhandel:1.0.0\n' };
  finds(changelog, { ...of('## [Unreleased]', newest), ...image }, 'compose.yaml:2: has version 1.0.0');
  allows(changelog, of('## [Unreleased]', '### Added', '- x', newest, first));
});

test('links: link targets exist', () => {
  finds(links, { 'docs/A.md': 'x\n[b](B.md)\n' }, 'docs/A.md:2: links to B.md');
  finds(links, { 'docs/A.md': '![b](../b.webp)\n', 'docs/b.webp': '' }, '../b.webp');
  allows(links, {
    'docs/A.md': '[b](b/B.md#part) [c](#c) [d](https://x.org/y) [e](../docs/b/)\n',
    'docs/b/B.md': '',
  });
});

test('links: files and tests in backticks exist', () => {
  const sources = {
    'src/game/engine/play.h': '',
    'src/game/engine/play_test.cpp': 'TEST(Bidding, Raises_C4_1) {}\nTEST_P(Law, Holds) {}\n',
    'tests/CMakeLists.txt': 'add_test(NAME Readme.Prints COMMAND x)\n',
  };
  const page = (text) => ({ ...sources, 'docs/A.md': text });
  finds(links, page('x\n`src/game/play.h`\n'), 'docs/A.md:2: there is no file src/game/play.h');
  finds(links, page('`gone.h`'), 'there is no file gone.h');
  finds(links, page('`tests/gone/`'), 'there is no file tests/gone/');
  finds(links, page('`Bidding.Lowers`'), 'there is no test Bidding.Lowers');
  finds(links, page('`Auction.Raises_C4_1`'), 'there is no test Auction.Raises_C4_1');
  finds(links, page('```\n`a.h`\n```\n\n`b.h`'), 'docs/A.md:5: there is no file b.h');
  const column = (cells) => page(`x\n\n| rule | tests |\n|---|---|\n${cells}\n\n\`Gone\`\n`);
  finds(links, column('| `Law` | `Law` |\n| a | `Law`, `Gone` |'), 'docs/A.md:6: there are no tests Gone');
  allows(links, column('| `Gone` | `Law`, `play.h` |'));
  const labels = { 'web/messages/en.json': '{"notMe": "That’s not me"}' };
  finds(links, { ...labels, 'docs/A.md': '*That is me*' }, "docs/A.md:1: the page has no label 'That is me'");
  allows(links, { ...labels, 'docs/A.md': "*That's not me* **That is me**" });
  allows(
    links,
    page('`src/game/engine/play.h` `engine/play.h` `play.h` `src/game` `../src/game/engine/play.h`'),
  );
  allows(
    links,
    page('`Bidding.Raises_C4_1` `Bidding.Raises…` `Law.Holds` `Readme.Prints` `Law` `Game.imagine`'),
  );
  allows(links, page('`build/release/kuhhandel` `games.cpp` `src/FOLDER/*.h`\n```\n`gone.h`\n```\n'));
  allows(links, { ...sources, 'CHANGELOG.md': '`gone.h` `Bidding.Lowers`' });
});

test('options: the page has each option of the server', () => {
  const [source] = optionSources;
  const serve = { [source]: 'add_option("--port", port); add_flag("!--no-notices", calls);\n' };
  const page = (...rows) => ({
    ...serve,
    [optionsPage]: rows.map((row) => `| ${row} | 8080 | x |\n`).join(''),
  });
  finds(options, page('`--port`'), 'lacks --no-notices');
  finds(options, page('`--port`, `--no-notices`', '`--gone`'), '--gone is not an option of serve');
  finds(options, serve, 'is missing');
  allows(options, page('`--port`', '`--no-notices`'));
});

test('exports: the module exports exactly the functions that the page calls', () => {
  const module = 'KUHHANDEL_EXPORT("make_space") char* make_space() {}\n';
  const page = (...names) =>
    `interface Exports {\n  readonly memory: M;\n  _initialize(): void;\n${names.map((name) => `  ${name}(size: number): void;\n`).join('')}}\n`;
  finds(
    moduleExports,
    { [modulePath]: module, [pagePath]: page('make_room') },
    'make_room is not in bindings',
  );
  finds(moduleExports, { [modulePath]: module, [pagePath]: page() }, 'make_space is not in web');
  allows(moduleExports, { [modulePath]: module, [pagePath]: page('make_space') });
});

test('glossary: refused words are found, alone or in a name', () => {
  const page = [
    '| parlour | a room |',
    '## Not these',
    '| not | but | may stand in |',
    '|---|---|---|',
    '| `parlour` `parlours` | live table | `docs/old.md` |',
    '| `his` | their | |',
  ].join('\n');
  const home = { [glossaryPath]: page };
  finds(
    glossary,
    { ...home, 'src/table/live/a.h': '\nclass OneParlour;\n' },
    "live/a.h:2: 'parlour': say live table",
  );
  finds(glossary, { ...home, 'src/table/live/a.cpp': 'int small_parlours;\n' }, "'parlours'");
  finds(glossary, { ...home, 'docs/A.md': 'Each has his seat.\n' }, "docs/A.md:1: 'his': say their");
  finds(glossary, { ...home, 'web/messages/en.json': '{ "seat": "Take his seat" }' }, "'his'");
  finds(glossary, { [glossaryPath]: '# Words\n' }, "has no table 'Not these'");
  allows(glossary, {
    ...home,
    'docs/A.md': 'This history has `his` in it.\n',
    'docs/old.md': 'A parlour.\n',
    'CHANGELOG.md': 'The parlour is gone.\n',
    'web/messages/nl.json': '{ "a": "his" }',
  });
});

test('glossary: some words are refused in names of C++ only', () => {
  const page = [
    '## Not these',
    '| `parlour` | live table | |',
    '## Not in names of C++',
    '| `told` | message | `src/old/` | |',
    '| `said` | text | | |',
    '## Other',
    '| `word` | text | | |',
  ].join('\n');
  const home = { [glossaryPath]: page };
  finds(glossary, { ...home, 'src/a.h': '\nint as_told(int);\n' }, "src/a.h:2: 'told' in the name as_told");
  finds(glossary, { ...home, 'tests/a.cpp': 'struct WhatWasTold {};\n' }, "'told' in the name WhatWasTold");
  finds(glossary, { ...home, 'src/b.cpp': 'auto x = [](int said) { return said; };\n' }, 'say text');
  allows(glossary, {
    ...home,
    'src/a.h': '// What was told.\nchar const* name = "told";\n#include "told.h"\nint tolds, word;\n',
    'src/old/a.h': 'int told;\n',
    'docs/A.md': 'It was told and said.\n',
    'web/src/a.ts': 'const told = 1;\n',
  });
});

test('glossary: some words are refused in names of the client only', () => {
  const page = [
    '## Not these',
    '| `parlour` | live table | |',
    '## Not in names of the client',
    '| `told` `tell` | message, announce | `web/old/` | |',
  ].join('\n');
  const home = {
    [glossaryPath]: page,
    'web/src/a.gen.ts': 'export interface NameTold { told: string }\n',
  };
  const finding = (path, text, what) => finds(glossary, { ...home, [path]: text }, what);
  finding('web/src/a.ts', '\nconst toldOf = 1;\n', "web/src/a.ts:2: 'told' in the name toldOf");
  finding('web/src/a.ts', 'class A { #told = 1; }\n', "'told' in the name #told");
  finding('web/src/a.ts', 'const told = 1;\n', "'told' in the name told");
  finding('web/src/a.ts', 'interface A { tell(): void }\n', 'say message, announce');
  finding('web/src/tell-all.ts', '', "'tell' in the name tell-all.ts");
  finding('web/src/A.svelte', '{#each all as told}{told}{/each}', "'told' in the name told");
  finding('web/src/A.svelte', '<B\n tellAll={1} />', "A.svelte:2: 'tell' in the name tellAll");
  finding('web/src/A.svelte', '<style>\n.told-all {\n}\n</style>', "A.svelte:2: 'told' in the name told-all");
  finding('web/src/a.css', '.a {\n--told: 1px;\n}\n', "a.css:2: 'told' in the name told");
  allows(glossary, {
    ...home,
    'web/src/a.ts':
      '// Told.\nimport { NameTold } from "./told";\nconst { told: a } = b.told;\nf({ told: 1 });\n',
    'web/src/A.svelte': '<p title="told">told {a.told}</p><B told={a} />',
    'web/src/a.css': '/* .told {} */\n.a {\n}\n',
    'web/old/a.ts': 'const told = 1;\n',
    'tools/a.mjs': 'const told = 1;\n',
  });
});

test('format: a file that clang-format would change is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'format-'));
  writeFileSync(join(folder, '.clang-format'), 'BasedOnStyle: Google\n');
  writeFileSync(join(folder, 'good.cpp'), 'int f() { return 1; }\n');
  writeFileSync(join(folder, 'bad.cpp'), 'int  f( ) {return 1;}\n');
  assert.deepEqual(format(folder, ['good.cpp']), []);
  assert.match(format(folder, ['good.cpp', 'bad.cpp']).join('\n'), /bad\.cpp:1: make format/);
  rmSync(folder, { recursive: true });
});
