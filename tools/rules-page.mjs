// Writes into docs/RULES.md which tests prove each clause, from the tests' names: `make rules`. The clauses themselves and
// all other text of the page are written by hand.
import { readFileSync, writeFileSync } from "node:fs";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { tokensOf } from "./checks/tokens.mjs";
import { isCpp, isScript, treeOf } from "./checks/tree.mjs";

export const rulesPath = "docs/RULES.md";

const beginning =
  "<!-- What follows, and the last column of the tables above, is written by `make rules`. -->";
const row = /^\|\s*(C\d+\.\d+)\s*\|([^|\n]*)\|([^|\n]*)\|[ \t]*$/gm;

/** The clauses of the page, in its order. */
export const rowsOf = (text) =>
  [...text.matchAll(row)].map(({ index, 1: clause, 2: says }) => ({
    clause,
    says: says.trim(),
    index,
  }));

const cppTests = [
  "TEST",
  "TEST_F",
  "TEST_P",
  "TYPED_TEST",
  "RC_GTEST_PROP",
  "RC_GTEST_FIXTURE_PROP",
];
const scriptTest = /\b(?:it|test)(?:\.each\([^)]*\))?\(\s*(["'`])(.*?)\1/g;

/** Every test that names a clause: its file, suite, what it says, and the clauses. */
export function testsOf(tree) {
  return [...tree].flatMap(([path, text]) => {
    if (isCpp(path))
      return testsIn(tokensOf(tree, path)).map(([suite, name]) =>
        cppProof(path, suite, name),
      );
    if (!isScript(path) || path.startsWith("tools/")) return [];
    return [...text.matchAll(scriptTest)].map(([, , title]) =>
      scriptProof(path, title),
    );
  });
}

/** The suite and the name of each, as in TEST(Suite, Name). */
const testsIn = (tokens) =>
  [...tokens.keys()]
    .filter((at) => cppTests.includes(tokens[at].text) && !tokens[at].directive)
    .filter(
      (at) => tokens[at + 1]?.text === "(" && tokens[at + 3]?.text === ",",
    )
    .map((at) => [tokens[at + 2].text, tokens[at + 4].text]);

const cppProof = (path, suite, name) => ({
  path,
  suite,
  says: asWords(name.replace(/(_C\d+_\d+)+$/, "")),
  clauses: [...name.matchAll(/_C(\d+)_(\d+)/g)].map(
    ([, chapter, number]) => `C${chapter}.${number}`,
  ),
});

const scriptProof = (path, title) => ({
  path,
  suite: path.split("/").at(-1).replace(".test.ts", ""),
  says: title.replace(/ ?\([^()]*\bC\d+\.\d+[^()]*\)/, ""),
  clauses: title.match(/\bC\d+\.\d+\b/g) ?? [],
});

const asWords = (name) =>
  name
    .replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$& ")
    .toLowerCase();

/** The page as it has to be. */
export function rulesPage(tree) {
  const text = tree.get(rulesPath) ?? "";
  const tests = testsOf(tree);
  const proofs = new Map(
    rowsOf(text).map(({ clause }) => [
      clause,
      tests.filter(({ clauses }) => clauses.includes(clause)),
    ]),
  );
  const [byHand] = text.split(beginning);
  const tables = byHand.replace(
    row,
    (_, clause, says) =>
      `| ${clause} | ${says.trim()} | ${suites(proofs.get(clause))} |`,
  );
  return `${tables.trimEnd()}\n\n${beginning}\n${appendix(proofs)}`;
}

/** Which suites prove it, where, and by how many tests. */
function suites(proofs) {
  const counted = new Map();
  for (const { path, suite } of proofs) {
    const link = `[${suite}](../${path})`;
    counted.set(link, (counted.get(link) ?? 0) + 1);
  }
  return [...counted]
    .map(([link, count]) => (count > 1 ? `${link} ${count}` : link))
    .join(", ");
}

function appendix(proofs) {
  const lines = [...proofs].map(([clause, of]) => {
    const bySuite = Map.groupBy(of, ({ suite }) => suite);
    const said = [...bySuite].map(
      ([suite, ours]) =>
        `*${suite}* ${ours.map(({ says }) => says).join("; ")}.`,
    );
    return `- **${clause}** ${said.join(" ")}`;
  });
  return `## What the tests say of each clause\n${lines.join("\n")}\n`;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  writeFileSync(`${root}${rulesPath}`, rulesPage(treeOf(root)));
  console.log(
    `Written: ${rulesPath}, ${readFileSync(`${root}${rulesPath}`, "utf8").split("\n").length} lines`,
  );
}
