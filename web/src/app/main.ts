import { mount } from 'svelte';
import App from './App.svelte';
import { speakFirst } from '../parts/words/language.svelte';
import { workOffline } from './register';
import '../styles/index.css';

const target = document.getElementById('app');
await speakFirst();
if (target !== null) mount(App, { target });
workOffline();
