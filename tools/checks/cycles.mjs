// Finds cycles in a graph, given as a map from each node to its successors.

/** Returns a shortest cycle of each strongly connected component. */
export function cyclesIn(graph) {
  const known = new Set();
  const found = [];
  for (const node of graph.keys()) {
    if (known.has(node)) continue;
    const cycle = wayBack(graph, node);
    if (cycle === undefined) continue;
    found.push(cycle);
    const ahead = reachedFrom(graph, node);
    for (const other of ahead) if (reachedFrom(graph, other).has(node)) known.add(other);
  }
  return found;
}

function reachedFrom(graph, start) {
  const reached = new Set(graph.get(start));
  for (const node of reached) for (const next of graph.get(node) ?? []) reached.add(next);
  return reached;
}

/** Returns the shortest path from a node back to itself; undefined if there is none. */
function wayBack(graph, start) {
  const before = new Map();
  const waiting = [start];
  for (const node of waiting) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) return pathTo(node, before);
      if (before.has(next)) continue;
      before.set(next, node);
      waiting.push(next);
    }
  }
  return undefined;
}

function pathTo(node, before) {
  const path = [];
  for (let at = node; at !== undefined; at = before.get(at)) path.unshift(at);
  return path;
}
