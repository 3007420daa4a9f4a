import { isClause, type Clause } from '../../model/clause';

/** The rule that is open at the table, and whether the next tap asks for one. */
class RuleBook {
  shown = $state<Clause>();
  /** Armed: the next tap explains its target, and does not press it. */
  asking = $state(false);

  show(clause: Clause): void {
    this.shown = clause;
    this.asking = false;
  }

  /** Opens at a clause, ready for another request; or closes. */
  toggle(clause: Clause): void {
    if (this.shown !== undefined) {
      this.close();
      return;
    }
    this.shown = clause;
    this.asking = true;
  }

  close(): void {
    this.shown = undefined;
    this.asking = false;
  }
}

export const ruleBook = new RuleBook();

const presses = 'a, button, input, select, label, summary, textarea';

/** Returns the clause of an element, by the nearest mark around it. */
export function clauseAt(thing: EventTarget | null): { clause: Clause; mark: Element } | undefined {
  const mark = thing instanceof Element ? thing.closest('[data-rule]') : null;
  const clause = mark?.getAttribute('data-rule');
  return mark !== null && isClause(clause) ? { clause, mark } : undefined;
}

/** Whether a tap there would press something, which a rule must not prevent. */
export function isPressed(thing: EventTarget | null, mark: Element): boolean {
  const control = thing instanceof Element ? thing.closest(presses) : null;
  return control !== null && mark.contains(control);
}
