// What a page links to is there.
import { dirname, join, normalize } from "node:path/posix";
import { finding, lineAt } from "./tree.mjs";

const link = /\]\(([^)\s]+)\)/g;
const elsewhere = /^(?:[a-z]+:|#)/;

export function links(tree) {
  const folders = new Set([...tree.keys()].flatMap(foldersOf));
  const isThere = (path) =>
    tree.has(path) || folders.has(path.replace(/\/$/, ""));
  return [...tree]
    .filter(([path]) => path.endsWith(".md"))
    .flatMap(([path, text]) =>
      [...text.matchAll(link)]
        .filter(({ 1: target }) => !elsewhere.test(target))
        .filter(
          ({ 1: target }) =>
            !isThere(
              normalize(join(dirname(path), target.replace(/#.*$/, ""))),
            ),
        )
        .map(({ index, 1: target }) =>
          finding(
            path,
            lineAt(text, index),
            `links to ${target}, which is not there`,
          ),
        ),
    );
}

const foldersOf = (path) =>
  path.split("/").map((_, at, parts) => parts.slice(0, at).join("/"));
