/** Reports an element's height and width now and when they change; never in a browser without ResizeObserver. */
export function onSize(element: Element, report: (size: DOMRectReadOnly) => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(() => report(element.getBoundingClientRect()));
  observer.observe(element);
  return () => observer.disconnect();
}
