// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../model/card';
import { ruleFields } from '../../model/editions/rule-fields';
import { everyEvent } from '../../model/fixtures/events';
import { scenes } from '../../model/fixtures/scenes';
import { master } from '../../model/fixtures/sunday';
import type { Model } from '../../model/model';
import { reduce } from '../../model/reduce';
import type { CardId, Command, Explanation, GameEvent } from '../../wire/protocol';
import { herdsInWords } from '../story/reading';
import { dutyOf } from '../../model/duty';
import { dutyInWords } from '../story/duty';
import { sentenceFor, logSentences } from '../story/sentences';
import { bare, rawName } from './fixtures/bare';
import { all as sections } from 'virtual:messages/all';
import { hintOf } from './explanation';
import { languages, type Language } from './fixtures/languages';
import type { Messages } from './messages';
import type { Sections } from './messages.gen';

function dutySentence(model: Model, t: Messages): string[] {
  const duty = dutyOf(model);
  if (duty === undefined) return [];
  const { sentence, title } = dutyInWords(duty, model, t);
  return [sentence, title];
}

/** Cards of every gender, a pedigree, a rat, and an animal that no language here knows. */
const cards: readonly CardId[] = ['rooster', 'cow', 'pig', 'goose', 'rat', 'pedigree:dog', 'guinea_fowl'];

/** A person for texts that need a name and for texts that need to know whom they address. */
const person = (you: boolean) => Object.assign(new String('Cleo'), { you, name: 'Cleo' });

interface Sample {
  readonly card: CardId;
  readonly count: number;
  readonly you: boolean;
}
const samples: readonly Sample[] = cards.flatMap((card) =>
  [0, 1, 2].flatMap((count) => [true, false].map((you) => ({ card, count, you }))),
);

/** Returns a value for an argument of that name in the English catalogue; any other name is a number. */
function argument(parameter: string, { card, count, you }: Sample, t: Messages): unknown {
  const words = t.card(card);
  const gave = t.play.trade.give(Math.max(count, 1), words.name, words.many);
  const known: Readonly<Record<string, unknown>> = {
    animal: words.name,
    animals: words.name,
    the: words.the,
    lot: words.the,
    The: words.The,
    many: words.many,
    give: gave,
    stake: gave,
    what: gave,
    choices: t.story.excludeChoice(words.name, 350),
    chosen: undefined,
    owners: t.story.has({ you, name: 'Cleo' }, 1),
    names: 'Cleo and Otto',
    others: 'Cleo 350',
    barred: 'Cleo',
    bound: 'Cleo',
    kind: 'farmer',
    bot: 'Bot',
    id: 'second',
    kept: you,
    drawn: you,
    full: you,
    mayLay: you,
    money: '50, 10',
    mine: 1,
    theirs: 1,
    call: count === 2 ? 2 : 1,
  };
  if (parameter in known) return known[parameter];
  const people =
    /^(who|whom_?|to|with_|name|player|payer|winner|first|host|owner|auctioneer|claimant|opponent|challenge[rd])$/;
  return people.test(parameter) ? person(you) : count;
}

function parametersOf(text: (...args: unknown[]) => unknown): string[] {
  const list = /^\(([^)]*)\)/.exec(String(text))?.[1] ?? '';
  return list.match(/\{[^}]*\}|\w+/g) ?? [];
}

/** Texts that are checked separately below. */
const apart =
  /^\.(cards?|bots\.(because|did|lot|sentence|against)|editions\.choice|coach\.(because|would\w*))$/;

/**
 * Returns every text of a catalogue as a user could see it; the names of arguments are those of the English
 * one.
 */
function texts(english: unknown, own: unknown, t: Messages, path = ''): [string, string][] {
  if (apart.test(path)) return [];
  if (typeof own === 'string') return [[path, own]];
  if (typeof own === 'function') {
    const parameters = parametersOf(english as () => unknown);
    const message = own as (...args: unknown[]) => unknown;
    const spokenTexts = samples.map((sample) =>
      message(...parameters.map((name) => argument(name, sample, t))),
    );
    return [...new Set(spokenTexts)].map((text) => [path, String(text)]);
  }
  if (typeof own !== 'object' || own === null) return [];
  return Object.entries(own).flatMap(([key, inner]) =>
    texts((english as Record<string, unknown>)[key], inner, t, `${path}.${key}`),
  );
}

const golden = fileURLToPath(new URL('../../../../tests/golden/', import.meta.url));
const events = readdirSync(golden)
  .filter((name) => name.endsWith('.told.json'))
  .flatMap((name) => JSON.parse(readFileSync(golden + name, 'utf8')) as GameEvent[]);
const models = Object.values(scenes).flatMap((snapshot) => reduce(undefined, snapshot, 0) ?? []);
const [anywhere] = models.map((model): Model => ({ ...model, edition: master }));

/** Returns the same event with another card, if it names one at all. */
const withCard = (event: GameEvent, card: CardId): GameEvent =>
  'lot' in event
    ? { ...event, lot: card }
    : 'animal' in event && kindOf(card).of === 'animal'
      ? { ...event, animal: card }
      : event;

const reasons =
  'whim no_choice gain too_dear no_means drive_up deny bluff save wait limit learnt foreseen'.split(' ');
const deeds =
  'silence auction challenge bid hammer sell buy pay offer accept counter stop claim tick take lay divide keep give exclude'.split(
    ' ',
  );

/** Returns each reason for a bid for that card, and each action for one reason. */
function whys(card: CardId): Explanation[] {
  const about = { animal: card, other: 2, worth: 550, price: 90 };
  return [
    ...reasons.flatMap((reason) => [0, 4].map((copy) => ({ ...about, deed: 'bid', reason, copy }))),
    ...deeds.map((deed) => ({ ...about, deed, reason: 'gain', copy: 1 })),
  ] as Explanation[];
}

/** Returns the table's texts about events, duties and herds, and the bots' explanations. */
function spoken(t: Messages, { coach, deed }: Sections): [string, string][] {
  if (anywhere === undefined) throw new Error('there is no scene');
  const all = (path: string, texts: readonly (string | undefined)[]): [string, string][] =>
    texts.flatMap((text) => (text === undefined ? [] : [[path, text] as [string, string]]));
  const name = () => 'Cleo';
  const money = { 0: 1, 10: 2 };
  const hints: Command[] = [
    ...cards.flatMap((animal): Command[] => [
      { do: 'challenge', seat: 2, animal },
      { do: 'exclude', animal },
    ]),
    ...(['auction', 'divide', 'stop', 'sell', 'buy', 'accept', 'claim', 'take', 'keep', 'give'] as const).map(
      (deed) => ({ do: deed }),
    ),
    ...(['pay', 'offer', 'counter'] as const).map((deed) => ({ do: deed, money })),
    { do: 'bid', amount: 90 },
    { do: 'lay', card: 50 },
  ];
  return [
    ...Object.values(everyEvent).flatMap((event) =>
      cards.flatMap((card) => all(`tell ${event.name}`, [sentenceFor(withCard(event, card), anywhere, t)])),
    ),
    ...all(
      'log',
      logSentences({ ...anywhere, log: events }, t).map(({ text }) => text),
    ),
    ...models.flatMap((model) => [
      ...all('duty', dutySentence(model, t)),
      ...all('herds', [herdsInWords(model, t)]),
    ]),
    ...cards.flatMap((card) =>
      whys(card).flatMap((why) => [
        ...all('because', [t.bots.because(why, name)]),
        ...hints.flatMap((command) =>
          all('hint', [hintOf(coach, deed, t.card, { command, explanation: why } as never, name)]),
        ),
      ]),
    ),
    ...ruleFields.flatMap(({ name: rule, values }) =>
      values.flatMap((value) => {
        const { name: choice, line } = t.editions.choice(rule, value);
        return all(`rule ${rule}`, [choice, line]);
      }),
    ),
  ];
}

function everything(language: Language): [string, string][] {
  const t = languages[language];
  const { core: _, cards: __, deed: ___, ...later } = sections[language];
  return [...texts(languages.en, t, t), ...texts(sections.en, later, t), ...spoken(t, sections[language])];
}

describe('no visible text', () => {
  it.each(['en', 'de', 'nl', 'fr'] as const)('names an animal without its article, in %s', (language) => {
    const wrong = everything(language).flatMap(([path, text]) =>
      bare(text, language).map((words) => `${path}: ${words}`),
    );

    expect([...new Set(wrong)]).toEqual([]);
  });

  it.each(Object.keys(languages) as Language[])('contains a raw wire name, in %s', (language) => {
    const wrong = everything(language).filter(([, text]) => rawName.test(text));

    expect([...new Set(wrong.map(([path, text]) => `${path}: ${text}`))]).toEqual([]);
  });
});

it('an animal lacks its article after a verb', () => {
  expect(bare('Cleo gets Cat.', 'en')).toEqual(['Cleo gets Cat']);
  expect(bare('Cleo bekommt Katze.', 'de')).toEqual(['Cleo bekommt Katze']);
  expect(bare('Cleo krijgt haan.', 'nl')).toEqual(['Cleo krijgt haan']);
  expect(bare('Cleo reçoit chat.', 'fr')).toEqual(['Cleo reçoit chat']);
  expect(bare('Cleo gets the cat: 1 Cow, Goose, 2nd rooster', 'en')).toEqual([]);
  expect(bare('Cleo reçoit l’oie.', 'fr')).toEqual([]);
});

it('an animal of a custom edition has no assumed gender', () => {
  const gets = (t: Messages) => t.story.took({ you: false, name: 'Cleo' }, 1, t.card('guinea_fowl').the, '');

  expect(gets(languages.en)).toBe('Cleo gets the guinea fowl.');
  expect(gets(languages.de)).toBe('Cleo bekommt das Tier „guinea fowl“.');
  expect(gets(languages.nl)).toBe('Cleo krijgt het dier „guinea fowl”.');
  expect(gets(languages.fr)).toBe('Cleo reçoit l’animal « guinea fowl ».');
});
