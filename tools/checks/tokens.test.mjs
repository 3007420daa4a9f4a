// Text that only looks like C++ is ignored, and C++ is found in unusual layouts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulesPage, rulesPath } from '../rules-page.mjs';
import { arrows } from './arrows.mjs';
import { clauses } from './clauses.mjs';
import { modulePath, moduleExports, pagePath } from './exports.mjs';
import { allows, finds, lines, tree } from './fixture.mjs';
import { rules } from './rules.mjs';
import { sizes } from './sizes.mjs';
import { tokensOf } from './tokens.mjs';
import { types } from './types.mjs';
import { visitors } from './visitors.mjs';

test('tokens: each has its kind and its line; comments are left out, a directive ends with its line', () => {
  const text = '#define A \\\n  1  // one\n/* two\nlines */ int x = R"(\n)" "ü😀"; auto y;\n';
  const read = tokensOf(tree({ 'a.h': text }), 'a.h');
  assert.deepEqual(
    read.map(
      (token) => `${token.line} ${token.kind} ${token.text}${token.directive ? ' of a directive' : ''}`,
    ),
    [
      '1 punctuation # of a directive',
      '1 identifier define of a directive',
      '1 identifier A of a directive',
      '2 literal 1 of a directive',
      '4 keyword int',
      '4 identifier x',
      '4 punctuation =',
      '4 literal R"(\n)"',
      '5 literal "ü😀"',
      '5 punctuation ;',
      '5 keyword auto',
      '5 identifier y',
      '5 punctuation ;',
    ],
  );
  assert.ok(read.every((token) => text.startsWith(token.text, token.at)));
});

test('arrows: an include in a string is ignored', () => {
  allows(arrows, {
    'src/game/engine/a.cpp': 'auto const a = R"(\n#include "codec/b.h"\n)";\n',
  });
  finds(
    arrows,
    { 'src/game/engine/a.cpp': '/*\n"*/ # include /* up */ "codec/b.h"\n' },
    'src/game/engine/a.cpp:2',
  );
});

test('sizes: a function is found after a list of bases, with its first line', () => {
  const bases = `class A final : public B, public C<int> {\n public:\n  void f() {\n${lines(59)}  }\n};\n`;
  finds(sizes, { 'src/server/api/a.h': bases }, 'src/server/api/a.h:3: 61 lines, the limit is 60: void f()');
  const includes = `#include <array>\n\n#include "b.h"\n\nvoid f() {\n${lines(59)}}\n`;
  finds(sizes, { 'src/server/api/a.cpp': includes }, 'src/server/api/a.cpp:5: 61 lines');
});

test('sizes: a constructor is found after its members, and a function after its template', () => {
  const made = `A::A(int a) : B<int>{a}, a_{a}, b_(a) {\n${lines(59)}}\n`;
  finds(sizes, { 'src/game/engine/a.cpp': made }, 'src/game/engine/a.cpp:1: 61 lines');
  const template = `template <class T, int n = (1 < 2)>\n  requires requires(T t) { t.x; }\nauto f(T t) -> B<B<T>> {\n${lines(58)}}\n`;
  finds(sizes, { 'src/game/engine/a.h': template }, 'src/game/engine/a.h:1: 62 lines');
  finds(
    sizes,
    { 'src/game/engine/a.h': `bool operator()(int) const {\n${lines(59)}}\n` },
    'src/game/engine/a.h:1: 61 lines',
  );
});

test('sizes: a value is not a function, however it is initialised', () => {
  const table = `inline constexpr std::array<Words, size()> kWords{\n${lines(70, '    {f(1), {}},')}};\n`;
  allows(sizes, {
    'src/game/engine/a.h': table.replace('{\n', ' = {\n') + table,
  });
});

test('types: one in a comment or in a string is ignored', () => {
  const guest = 'struct Guest {\n};\n';
  allows(types, {
    'src/cli/a.h': guest,
    'src/cli/b.h': `/*\n${guest}*/\nauto const b = R"(\n${guest})";\n`,
  });
});

test('types: one is found after its template, in an indented namespace, and in a list of names', () => {
  const guest = 'namespace k {\nenum Guest { x };\ntemplate <class T> struct Host {};\n}\n';
  const indented = 'namespace k {\n  union Guest {};\n  class alignas(8) Host final : A<int>, B {};\n}\n';
  finds(
    types,
    { 'src/cli/a.h': guest, 'src/cli/b.h': indented },
    'src/cli/b.h:2: k::Guest is also defined in src/cli/a.h',
  );
  finds(
    types,
    { 'src/cli/a.h': guest, 'src/cli/b.h': indented },
    'src/cli/b.h:3: k::Host is also defined in src/cli/a.h',
  );
  const special =
    'namespace k {\ntemplate <>\nstruct Host<int> {};\nstruct Party {\n  struct Guest {};\n};\n}\n';
  allows(types, { 'src/cli/a.h': guest, 'src/cli/b.h': special });
});

test('rules: a field is read over two lines too, and has its value in braces', () => {
  const home = {
    'src/game/engine/edition.h':
      'struct Ruleset {\n  bool bonus{};\n  Payments payments;\n  bool is() const;\n};\n',
  };
  const reads = {
    'src/game/engine/a.h': 'take(now.edition->rules  // C1.1\n         .bonus, rules->payments);\n',
  };
  allows(rules, { ...home, ...reads });
  finds(rules, { ...home, ...reads, 'src/game/engine/b.h': 'f(rules.bonus);\n' }, 'src/game/engine/a.h:1');
});

test('visitors: a catch-all is found after any template, and after other arguments', () => {
  const template =
    'template <class A, typename Other = A>\nA& follow(A const& a, Other const&) { return a; }\n';
  finds(visitors, { 'src/players/bots/a.h': `\n${template}` }, 'src/players/bots/a.h:2');
  finds(
    visitors,
    {
      'src/players/bots/a.h': 'void operator()(B const& b, auto const& /* c */) {}\n',
    },
    'src/players/bots/a.h:1',
  );
  allows(visitors, {
    'src/players/bots/a.h': template.replace('Other const&', 'Other const& other'),
  });
  allows(visitors, {
    'src/players/bots/a.h': 'template <class A>\n  requires Some<A>\nvoid f(A const&);\n',
  });
});

test('exports: one in a comment is ignored', () => {
  const page = 'interface Exports {\n  make_space(size: number): void;\n}\n';
  const module = '// KUHHANDEL_EXPORT("make_space") as it was\n';
  finds(moduleExports, { [modulePath]: module, [pagePath]: page }, 'make_space is not in bindings');
});

test('clauses: a test in a comment does not count', () => {
  const files = {
    'src/game/engine/pile_test.cpp': '// TEST(Pile, HasTenAnimals_C1_1) {}\n',
    [rulesPath]: '| C1.1 | ten animals | |\n',
  };
  finds(clauses, { ...files, [rulesPath]: rulesPage(tree(files)) }, 'no test cites C1.1');
});
