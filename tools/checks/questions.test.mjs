import { test } from 'node:test';
import { allows, finds } from './fixture.mjs';
import { questions } from './questions.mjs';

const inClass = (text) => ({ 'src/game/engine/a.h': `namespace kuhhandel {\nclass A {\n${text}\n};\n}\n` });
const free = (text) => ({ 'src/game/engine/a.h': `namespace kuhhandel {\n${text}\n}\n` });

test('questions: a member is const', () => {
  allows(questions, inClass('bool is_open() const { return open_; }'));
  allows(questions, inClass('static bool has_value(int value) { return value != 0; }'));
  finds(questions, inClass('bool has_waited();'), 'has_waited reads as a question, but is not const');
});

test('questions: a free function cannot change its arguments', () => {
  allows(questions, free('bool is_free(State const& state, int seat, char const* name);'));
  finds(questions, free('bool has_renewed(Lease& lease);'), 'takes an object that it may change');
});

test('questions: the answer is a bool', () => {
  finds(questions, free('std::optional<bool> is_reached(int host);'), 'does not return bool');
});

test('questions: calls and variables are not declarations', () => {
  allows(
    questions,
    free('inline bool odd(int n) {\n  bool const is_odd = n % 2 == 1;\n  return !is_even(n) && is_odd;\n}'),
  );
});
