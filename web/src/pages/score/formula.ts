import type { EndingMessages } from '../../parts/i18n/messages.gen';
import { isMaster } from '../../model/edition';
import type { Edition, Sheet } from '../../wire/protocol';

/** Returns the formula of this game's scores, in the words of the rows below it. */
export function formulaOf(sheets: readonly Sheet[], edition: Edition, { parts }: EndingMessages): string {
  const { quartets, matching, number, others, bonus, money } = parts;
  const isPlain = sheets.some(({ plain }) => plain);
  const sum = isMaster(edition) ? `${quartets} + ${matching}` : quartets;
  const product = isMaster(edition) ? `(${sum}) × ${number}` : `${sum} × ${number}`;
  const more = [
    ...(isMaster(edition) ? [others] : []),
    ...(sheets.some((sheet) => (sheet.bonus ?? 0) > 0) ? [bonus] : []),
    ...(sheets.some((sheet) => sheet.money !== undefined) ? [money] : []),
  ];
  const whole = [isPlain ? sum : product, ...more].join(' + ');
  return whole.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
