import { mount } from 'svelte';
import App from './app/App.svelte';
import { speakFirst } from './messages/language.svelte';
import { workOffline } from './pwa/register';
import './styles/index.css';

const target = document.getElementById('app');
await speakFirst();
if (target !== null) mount(App, { target });
workOffline();
