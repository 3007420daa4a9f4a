import { mount } from 'svelte';
import App from './app/App.svelte';
import { workOffline } from './pwa/register';
import './styles/index.css';

const target = document.getElementById('app');
if (target !== null) mount(App, { target });
workOffline();
