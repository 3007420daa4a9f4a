/**
 * Whether this page came from a host without a server of ours: from some folder of files, at any path. Its index.html says so
 * (web/tools/page-alone.ts). Then everything of the device works, and nothing is asked over the network.
 */
export const alone = typeof document !== 'undefined' && document.documentElement.dataset['server'] === 'none';
