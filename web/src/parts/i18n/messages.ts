import type { RuleName, RuleValue } from '../../model/editions/rule-fields';
import { wordsOf, type BuiltInWords } from '../../wire/edition-words';
import type { CardId, Explanation } from '../../wire/protocol';
import { cardIn, type CardWords } from './cards';
import { because } from './explanation';
import { listOf } from './format';
import type { CardsMessages, CoreMessages, GameMessages } from './messages.gen';

/** All texts that the first page needs in one language. */
export interface FirstTexts {
  readonly core: CoreMessages;
  readonly cards: CardsMessages;
  /** The names of the editions that the page was built with. */
  readonly editions: BuiltInWords;
}

interface Choice {
  readonly name: string;
  readonly line: string;
}

/** The messages of the first page, and the few texts that are composed of several messages. */
export interface FirstMessages extends Omit<CoreMessages, 'bots' | 'editions'> {
  readonly card: (id: CardId) => CardWords;
  readonly bots: Omit<CoreMessages['bots'], 'because' | 'against'> & {
    readonly against: (names: readonly string[]) => string;
    readonly because: (why: Explanation, other: (why: Explanation) => string) => string;
  };
  readonly editions: CoreMessages['editions'] & {
    readonly name: (id: string) => string;
    readonly difference: (id: string) => string;
    readonly players: (least: number, most: number) => string;
    readonly choice: (rule: RuleName, value: RuleValue) => Choice;
  };
}

/** The messages of the first page and the table. A program that uses one of the table's gets them all with it. */
export type Messages = FirstMessages & GameMessages;

export function messagesOf(language: string, { core, cards, editions: builtIn }: FirstTexts): FirstMessages {
  const card = (id: CardId) => cardIn(language, id, cards);
  const choice = (rule: RuleName, value: RuleValue): Choice => {
    const choices: Readonly<Record<string, Choice>> = core.editions.rules[rule].choices;
    return choices[String(value)] ?? { name: String(value), line: '' };
  };
  return {
    ...core,
    card,
    bots: {
      ...core.bots,
      against: (names) => core.bots.against(listOf(names, core.page.and)),
      because: (why, other) => because(core.bots, card, why, other(why)),
    },
    editions: {
      ...core.editions,
      name: (id) => wordsOf(id, language, builtIn)?.name ?? id,
      difference: (id) => wordsOf(id, language, builtIn)?.difference ?? '',
      players: (least, most) => (least === most ? `${least}` : `${least}–${most}`),
      choice,
    },
  };
}
