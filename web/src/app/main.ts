import { mount } from 'svelte';
import App from './App.svelte';
import { initLocale } from '../parts/i18n/locale.svelte';
import { workOffline } from './register';
import '../styles/index.css';

const target = document.getElementById('app');
await initLocale();
if (target !== null) mount(App, { target });
workOffline();
