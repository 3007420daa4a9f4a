import type { Command, Option, OptionOf } from '../wire/protocol';

/** Makes a move, and tells whether it was done. */
export type Act = (command: Command) => Promise<boolean>;

/** The one legal thing of this kind, if there is one. Buttons follow it; the client knows no rule itself. */
export function optionTo<Do extends Option['do']>(
  options: readonly Option[],
  kind: Do,
): OptionOf<Do> | undefined {
  return options.find((option): option is OptionOf<Do> => option.do === kind);
}

export function optionsTo<Do extends Option['do']>(options: readonly Option[], kind: Do): OptionOf<Do>[] {
  return options.filter((option): option is OptionOf<Do> => option.do === kind);
}
