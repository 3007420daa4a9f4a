// `perft RECORD COMMANDS DEPTH` prints how many games of 1 to DEPTH commands follow the first COMMANDS of a
// record.
#include <fstream>
#include <iostream>
#include <iterator>

#include "codec/records/record.h"
#include "codec/records/replay.h"
#include "tests/perft/every_command.h"

int main(int count, char** words) {
  using namespace kuhhandel;
  if (count != 4) {
    std::cerr << "perft RECORD COMMANDS DEPTH\n";
    return 2;
  }
  std::ifstream file(words[1]);
  auto record = codec::record_from_text(std::string{std::istreambuf_iterator<char>(file), {}});
  if (!record) {
    std::cerr << words[1] << ": not a record\n";
    return 1;
  }
  record->commands.resize(std::min<std::size_t>(record->commands.size(), std::stoul(words[2])));
  auto const state = codec::replay(*record);
  if (!state) return 1;
  for (int depth = 1; depth <= std::stoi(words[3]); ++depth) {
    std::cout << (depth == 1 ? "" : ", ") << perft(record->edition, *state, depth) << std::flush;
  }
  std::cout << '\n';
}
