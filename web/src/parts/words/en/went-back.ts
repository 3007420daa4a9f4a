/** What whoever comes back is told where the server lost what it had told. */
export const wentBack = {
  to: (version: number) =>
    `The table went back to version ${version}: what you saw after that is undone. Play goes on from there.`,
};
