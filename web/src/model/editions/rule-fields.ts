import type { Edition, Rules } from '../../wire/protocol';
import { ruleTable } from './rule-fields.gen';

export type RuleName = (typeof ruleTable)[number]['name'];
export type RuleValue = string | number | boolean;

/** A field in which tables may differ from their edition (C11.4), with all it may say. */
export interface RuleField {
  readonly name: RuleName;
  readonly values: readonly RuleValue[];
  /** What it says where an edition's file says nothing. */
  readonly usual: RuleValue;
  /** The clauses that leave it to the table. */
  readonly clauses: readonly string[];
}

export const ruleFields: readonly RuleField[] = ruleTable;

/** The fields that mean something in a game of that edition: a duel has no auctions (C4), and not every box a bonus card. */
export function fittingFields(edition: Edition): readonly RuleField[] {
  const auctions = edition.division === undefined;
  return ruleFields.filter(({ name, clauses }) => {
    if (clauses.every((clause) => clause.startsWith('C4.'))) return auctions;
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
