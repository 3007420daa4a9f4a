import { mount } from 'svelte';
import '../src/styles/index.css';
import { audienceAt, seatedAt, visitorAt } from '../src/model/fixtures/seated';
import TableHarness from '../src/pages/table/fixtures/TableHarness.svelte';
import ScreenHarness from '../src/pages/tv/fixtures/ScreenHarness.svelte';
import { setLocale } from '../src/parts/i18n/locale.svelte';

declare global {
  interface Window {
    /** The screen goes on in another language, as it does at the choice of one. */
    setLocale: typeof setLocale;
  }
}
window.setLocale = setLocale;

/**
 * Shows one screen from a fixture: `/gallery/?scene=auction&theme=dark`, with `&tv` the big screen, with `&visit` the
 * page of a visitor. For eyes, during development only.
 */
const asked = new URLSearchParams(location.search);
const dark = matchMedia('(prefers-color-scheme: dark)');
const dress = () =>
  (document.documentElement.dataset.theme = asked.get('theme') ?? (dark.matches ? 'dark' : 'light'));
dark.addEventListener('change', dress);
dress();
const target = document.getElementById('app');
const scene = asked.get('scene') ?? 'auction';
if (target !== null) {
  if (asked.has('tv')) {
    const { session } = audienceAt(scene);
    mount(ScreenHarness, { target, props: { session, flat: asked.get('tv') === 'flat' } });
  } else {
    const { session } = asked.has('visit') ? visitorAt(scene) : seatedAt(scene);
    mount(TableHarness, { target, props: { session } });
  }
}
