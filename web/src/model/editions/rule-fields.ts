import type { Edition, Rules } from '../../wire/protocol';
import { ruleTable } from './rule-fields.gen';

export type RuleName = (typeof ruleTable)[number]['name'];
export type RuleValue = string | number | boolean;

/** A field in which tables may differ from their edition (C11.4), with all its possible values. */
export interface RuleField {
  readonly name: RuleName;
  readonly values: readonly RuleValue[];
  /** The value if an edition's file does not contain the field. */
  readonly usual: RuleValue;
  /** The clauses that leave the choice to the table. */
  readonly clauses: readonly string[];
}

export const ruleFields: readonly RuleField[] = ruleTable;

/**
 * Returns the fields that apply to a game of that edition: a duel has no auctions (C4), and some boxes have
 * no bonus card.
 */
export function fittingFields(edition: Edition): readonly RuleField[] {
  const auctions = edition.division === undefined;
  return ruleFields.filter(({ name, clauses }) => {
    if (clauses.every((clause) => clause.startsWith('C4.'))) return auctions;
    return name !== 'bonus' || edition.bonus !== undefined;
  });
}

/** Returns the value of a field in a ruleset; undefined if it is not set. */
export function ruleIn(rules: Rules, name: RuleName): RuleValue | undefined {
  const value = (rules as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}

/** Returns the values of the fields that a clause leaves to the table (C11.4). */
export function choicesIn(clause: string, rules: Rules): { name: RuleName; value: RuleValue }[] {
  return ruleFields
    .filter(({ clauses }) => clauses.includes(clause))
    .flatMap(({ name }) => {
      const value = ruleIn(rules, name);
      return value === undefined ? [] : [{ name, value }];
    });
}

/** Returns the house rules with one more field set; values equal to the edition's are left out. */
export function withRule(house: Rules, edition: Edition, name: RuleName, value: RuleValue): Rules {
  const { [name]: _, ...others } = house as Readonly<Record<string, unknown>>;
  return value === ruleIn(edition.rules, name) ? others : { ...others, [name]: value };
}

/** Returns the fields in which a table differs from its edition, in the order of the form. */
export const houseFields = (house: Rules): readonly RuleField[] =>
  ruleFields.filter(({ name }) => ruleIn(house, name) !== undefined);
