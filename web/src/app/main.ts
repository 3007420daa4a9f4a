import { mount } from 'svelte';
import App from './App.svelte';
import { initLocale } from '../parts/i18n/locale.svelte';
import { surviveTranslators } from '../parts/i18n/translator';
import { workOffline } from './register';
import '../styles/index.css';

async function start(): Promise<void> {
  const target = document.getElementById('app');
  await initLocale();
  surviveTranslators(document.body);
  if (target !== null) mount(App, { target });
  workOffline();
}

void start();
