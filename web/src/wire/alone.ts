/** The origin of index.html (web/tools/page-alone.ts). */
const attributes: DOMStringMap = typeof document === 'undefined' ? {} : document.documentElement.dataset;

/**
 * Whether this page came from a plain file host at any path, without a server of ours. Then all device
 * features work, and nothing is requested over the network.
 */
export const alone = attributes['server'] === 'none';

/** The address of the documents; undefined if there are none next to the page. */
export const documents = alone ? attributes['documents'] : '/docs/';
