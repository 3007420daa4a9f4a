import type { Command, Option, OptionOf } from '../wire/protocol';

/** Makes a move, and returns whether it was made. */
export type SendCommand = (command: Command) => Promise<boolean>;

/**
 * Returns the one legal option of this kind, if there is one. Buttons follow it; the client itself knows no
 * rules.
 */
export function optionTo<Do extends Option['do']>(
  options: readonly Option[],
  kind: Do,
): OptionOf<Do> | undefined {
  return options.find((option): option is OptionOf<Do> => option.do === kind);
}

export function optionsTo<Do extends Option['do']>(options: readonly Option[], kind: Do): OptionOf<Do>[] {
  return options.filter((option): option is OptionOf<Do> => option.do === kind);
}
