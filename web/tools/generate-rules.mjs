// Writes the client's table of house rules from the schema of edition files, so that a field is said there once.
import { readFile, writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const schemaPath = new URL('../../editions/edition.schema.json', import.meta.url);
export const tablePath = new URL('../src/model/editions/rule-fields.gen.ts', import.meta.url);

/**
 * @typedef {{ enum: readonly unknown[], default: unknown, $comment: string }} RuleSchema
 * @typedef {{ definitions: { rules: { properties: Record<string, RuleSchema> } } }} EditionSchema
 */

export async function rulesTable() {
  /** @type {unknown} */
  const schema = JSON.parse(await readFile(schemaPath, 'utf8'));
  const { definitions } = /** @type {EditionSchema} */ (schema);
  const fields = Object.entries(definitions.rules.properties).map(([name, field]) => ({
    name,
    values: field.enum,
    usual: field.default,
    clauses: field.$comment.split(', '),
  }));
  const lines = fields.map((field) => `  ${JSON.stringify(field)},\n`);
  return `// Generated from editions/edition.schema.json by \`npm run generate\`; not to be edited.
export const ruleTable = [
${lines.join('')}] as const;
`;
}

if (argv[1] === fileURLToPath(import.meta.url)) await writeFile(tablePath, await rulesTable());
