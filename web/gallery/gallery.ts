import { mount } from 'svelte';
import '../src/styles/index.css';
import { audienceAt, seatedAt } from '../src/model/fixtures/seated';
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

/** Shows one screen from a fixture: `/gallery/?scene=auction&theme=dark`, and with `&tv` the big screen. For eyes, during development only. */
const asked = new URLSearchParams(location.search);
const dark = matchMedia('(prefers-color-scheme: dark)');
const dress = () =>
  (document.documentElement.dataset.theme = asked.get('theme') ?? (dark.matches ? 'dark' : 'light'));
dark.addEventListener('change', dress);
dress();
const target = document.getElementById('app');
const scene = asked.get('scene') ?? 'auction';
if (target !== null) {
  if (asked.has('tv'))
    mount(ScreenHarness, {
      target,
      props: { session: audienceAt(scene).session, flat: asked.get('tv') === 'flat' },
    });
  else mount(TableHarness, { target, props: { session: seatedAt(scene).session } });
}
