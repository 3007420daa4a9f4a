/** What index.html says of where it came from (web/tools/page-alone.ts). */
const said: DOMStringMap = typeof document === 'undefined' ? {} : document.documentElement.dataset;

/**
 * Whether this page came from a host without a server of ours: from some folder of files, at any path. Then everything of the
 * device works, and nothing is asked over the network.
 */
export const alone = said['server'] === 'none';

/** Where the documents lie; undefined where none lie beside the page. */
export const documents = alone ? said['documents'] : '/docs/';
