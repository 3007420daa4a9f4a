// Writes the types of the messages: `npm run generate`.
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { contractOf } from './contract.ts';
import { messageTypes, moduleTypes } from './types.ts';

export const typesPath = new URL('../../src/parts/i18n/messages.gen.ts', import.meta.url);
export const modulesPath = new URL('../../src/parts/i18n/messages-modules.gen.d.ts', import.meta.url);

if (argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(typesPath, messageTypes(contractOf()));
  writeFileSync(modulesPath, moduleTypes());
}
