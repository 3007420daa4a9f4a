/** The translation that the browser's translator shows instead of a text node. */
const shownFor = new WeakMap<Node, ChildNode>();
const known = new WeakSet<Node>();

const isTranslation = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.tagName === 'FONT' && node.isConnected && !known.has(node);

/** Translators replace a text node at once, or insert the translation next to it and then remove it. */
const translationIn = ({
  addedNodes,
  previousSibling,
  nextSibling,
}: MutationRecord): HTMLElement | undefined =>
  [...addedNodes, previousSibling, nextSibling].find(isTranslation);

/** Puts the text node back, empty, before its translation. */
function putBack(text: Text, translation: HTMLElement): void {
  if (translation.contains(text)) text.replaceWith(text.cloneNode());
  translation.before(text);
  text.data = '';
  shownFor.set(text, translation);
  known.add(translation);
}

function onRemoved(text: Text, record: MutationRecord): void {
  const shown = shownFor.get(text);
  const translation = text.data === '' ? undefined : translationIn(record);
  if (translation !== undefined) putBack(text, translation);
  else if (text.isConnected && shown !== undefined) text.after(shown);
  else shown?.remove();
}

/** The page has written a new text, which replaces the translation of the old one. */
function onWritten(text: Node): void {
  if (text.nodeValue === '') return;
  shownFor.get(text)?.remove();
  shownFor.delete(text);
}

/**
 * Keeps the page right while the browser's translator replaces its text nodes by `<font>` elements: the page would
 * write new prices into nodes that are not shown, and leave old ones. Returns the function that ends it.
 */
export function surviveTranslators(root: Node): () => void {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') onWritten(record.target);
      for (const node of record.removedNodes) if (node instanceof Text) onRemoved(node, record);
    }
    // These changes are our own.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
