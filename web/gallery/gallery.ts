import { mount } from 'svelte';
import '../src/styles/index.css';
import Gallery from './Gallery.svelte';

/** Shows one screen from a fixture: `/gallery/?scene=auction&theme=dark`. For eyes, during development only. */
const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
const target = document.getElementById('app');
if (target !== null) mount(Gallery, { target, props: { scene: asked.get('scene') ?? 'auction' } });
