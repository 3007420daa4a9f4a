import type { Clause } from '../../model/clause';
import { isForTwo } from '../../model/edition';
import { ruleIn, type RuleName } from '../../model/editions/rule-fields';
import type { Edition } from '../../wire/protocol';

export type PartName =
  | 'setUp'
  | 'turn'
  | 'division'
  | 'auction'
  | 'cannotPay'
  | 'donkey'
  | 'pedigree'
  | 'rat'
  | 'trade'
  | 'end';

/** One or two sentences: of a clause, for a field of the edition, or specific to this page. */
export type Statement =
  | { readonly clause: Clause }
  | { readonly rule: RuleName }
  | { readonly own: 'hand' | 'shuffle' | 'allBack' };

export interface Part {
  readonly name: PartName;
  readonly statements: readonly Statement[];
}

const clauses = (...all: Clause[]): Statement[] => all.map((clause) => ({ clause }));
const rules = (...all: RuleName[]): Statement[] => all.map((rule) => ({ rule }));

function trade(edition: Edition): Statement[] {
  const settingOf = (name: RuleName) => ruleIn(edition.rules, name);
  return [
    ...clauses('C6.1', 'C3.2', 'C6.2', 'C6.3'),
    ...rules('least_offer', ...(settingOf('offer_count') === 'concealed' ? (['offer_count'] as const) : [])),
    ...clauses('C6.5'),
    ...rules('settlement', ...(settingOf('zeros_return') === true ? (['zeros_return'] as const) : [])),
    // If only the winner pays, no money changes hands at equal sums (C6.8).
    ...(settingOf('settlement') === 'winner_pays' ? [{ own: 'allBack' } as const] : clauses('C6.7')),
  ];
}

function end(edition: Edition): Statement[] {
  const isMaster = edition.rats !== undefined || edition.pedigree !== undefined;
  const sum = isMaster ? clauses('C9.4') : [];
  const plain = ruleIn(edition.rules, 'bonus') === true ? clauses('C9.2', 'C9.3') : clauses('C9.1');
  return [...clauses('C3.4'), ...(isMaster ? sum : plain), ...rules('money_counts'), ...clauses('C9.6')];
}

/** Returns the rules of an edition for people with its cards, part by part. */
export function partsOf(edition: Edition): readonly Part[] {
  const two = isForTwo(edition);
  const hand = [{ own: 'hand' }, { own: 'shuffle' }] as const;
  return [
    {
      name: 'setUp',
      statements: [...hand, ...clauses(...(two ? (['C10.1'] as const) : []), 'C2.2', 'C2.4')],
    },
    { name: 'turn', statements: clauses(two ? 'C10.2' : 'C3.1', 'C3.3') },
    ...(two
      ? [{ name: 'division', statements: clauses('C10.3', 'C10.4') } as const]
      : [
          { name: 'auction', statements: clauses('C4.1', 'C4.2', 'C4.3', 'C4.4', 'C4.6') } as const,
          { name: 'cannotPay', statements: rules('insolvency') } as const,
        ]),
    { name: 'donkey', statements: clauses(two ? 'C10.5' : 'C5.1') },
    ...(edition.pedigree === undefined || two
      ? []
      : [{ name: 'pedigree', statements: clauses('C7.1', 'C7.2', 'C7.3', 'C7.5', 'C6.10') } as const]),
    ...(edition.rats === undefined || two
      ? []
      : [{ name: 'rat', statements: clauses('C8.1', 'C8.2', 'C8.3', 'C8.4') } as const]),
    {
      name: 'trade',
      statements: [...trade(edition), ...(edition.rats === undefined ? [] : clauses('C6.9'))],
    },
    { name: 'end', statements: end(edition) },
  ];
}
