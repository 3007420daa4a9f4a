// Writes the server's profanity lists, which are those of the client (web/tools/generate-words.mjs).
import { writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

import { lists, origin } from '../web/tools/generate-words.mjs';

export const serverPath = new URL('../src/community/names/unwelcome_lists.gen.cpp', import.meta.url);

export async function serverLists() {
  const all = await lists();
  const parts = all.map(
    ([language, words]) =>
      `constexpr auto k_${language} = std::to_array<std::string_view>({\n${words.map((word) => `    "${word}",\n`).join('')}});\n`,
  );
  const cases = all.map(([language]) => `  if (language == "${language}") return k_${language};\n`);
  return `${origin}// clang-format off
#include <array>

#include "names/profanity_filter.h"

namespace kuhhandel::names {
namespace {

${parts.join('\n')}
}  // namespace

std::span<std::string_view const> unwelcome_list(std::string_view language) {
${cases.join('')}  return {};
}

}  // namespace kuhhandel::names
`;
}

if (argv[1] === fileURLToPath(import.meta.url)) await writeFile(serverPath, await serverLists());
