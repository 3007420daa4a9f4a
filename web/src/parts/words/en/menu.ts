/** The tools of the bar of a table, and the lines of its menu. */
export const menu = {
  title: 'Menu',
  log: 'Log',
  rules: 'Rules',
  table: 'Table',
  hint: 'Hint',
  on: 'on',
  off: 'off',
  light: 'light',
  dark: 'dark',
  leave: 'Leave the table',
  seatKept: 'your seat is kept',
};
