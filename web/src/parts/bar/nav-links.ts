import { t } from '../i18n/locale.svelte';

/** Returns the navigation between the site's pages; `here` is the address of the current one. */
export const navLinksFrom = (
  here: '/' | '/games' | '/pad' | '/names' | '/rules' | '/puzzles' | '/privacy' | '/operator' | 'nowhere',
) =>
  [
    { address: '/', icon: 'home', name: t().lobby.play },
    { address: '/games', icon: 'play', name: t().lobby.myGames },
    { address: '/local/lesson', icon: 'rules', name: t().lobby.learn },
    { address: '/pad', icon: 'pencil', name: t().lobby.scorePad },
  ].map((way) => ({ ...way, here: way.address === here }));
