import type { Edition, Rules } from '../../wire/protocol';

export type RuleName =
  | 'settlement'
  | 'zeros_return'
  | 'offer_count'
  | 'least_offer'
  | 'payments'
  | 'insolvency'
  | 'super_trade'
  | 'multiply'
  | 'bonus'
  | 'money_counts';
export type RuleValue = string | number | boolean;

/** A field in which tables may differ from their edition (C11.4), with all it may say. */
export interface RuleField {
  readonly name: RuleName;
  readonly values: readonly RuleValue[];
  readonly clauses: readonly string[];
}

export const ruleFields: readonly RuleField[] = [
  { name: 'settlement', values: ['exchange', 'winner_pays'], clauses: ['C6.6', 'C6.8'] },
  { name: 'zeros_return', values: [false, true], clauses: ['C6.8'] },
  { name: 'offer_count', values: ['open', 'concealed'], clauses: ['C6.4'] },
  { name: 'least_offer', values: [0, 1], clauses: ['C6.3'] },
  { name: 'payments', values: ['open', 'closed'], clauses: ['C4.7'] },
  {
    name: 'insolvency',
    values: ['reauction_without', 'continue_without', 'reauction_capped'],
    clauses: ['C4.8'],
  },
  { name: 'super_trade', values: [false, true], clauses: ['C11.1'] },
  { name: 'multiply', values: [true, false], clauses: ['C9.1', 'C9.2'] },
  { name: 'bonus', values: [false, true], clauses: ['C9.3'] },
  { name: 'money_counts', values: [false, true], clauses: ['C9.5'] },
];

/** The fields that mean something in a game of that edition: a duel has no auctions, and not every box a bonus card. */
export function fittingFields(edition: Edition): readonly RuleField[] {
  const auctions = edition.division === undefined;
  return ruleFields.filter(({ name }) => {
    if (name === 'payments' || name === 'insolvency') return auctions;
    return name !== 'bonus' || edition.bonus !== undefined;
  });
}

/** What a ruleset says in a field; undefined where it is silent. */
export function ruleIn(rules: Rules, name: RuleName): RuleValue | undefined {
  const value = (rules as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}

/** What the rules say in the fields that a clause leaves to the table (C11.4). */
export function choicesIn(clause: string, rules: Rules): { name: RuleName; value: RuleValue }[] {
  return ruleFields
    .filter(({ clauses }) => clauses.includes(clause))
    .flatMap(({ name }) => {
      const value = ruleIn(rules, name);
      return value === undefined ? [] : [{ name, value }];
    });
}

/** The house rules with one more said; what is as in the edition is left out. */
export function withRule(house: Rules, edition: Edition, name: RuleName, value: RuleValue): Rules {
  const { [name]: _, ...others } = house as Readonly<Record<string, unknown>>;
  return value === ruleIn(edition.rules, name) ? others : { ...others, [name]: value };
}

/** The fields that a table has set otherwise than its edition, in the order of the form. */
export const houseFields = (house: Rules): readonly RuleField[] =>
  ruleFields.filter(({ name }) => ruleIn(house, name) !== undefined);
