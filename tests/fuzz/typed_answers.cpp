// A whole game line by line, with anything typed at its questions.
#include <sstream>
#include <string>

#include "terminal/terminal.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto text = text_of(bytes, size);
  auto const& edition = chosen_edition(text);
  terminal::TerminalOptions options{.bots = "random", .name = "Anna", .seed = std::string(next_line(text))};
  options.edition = edition.id.text();
  for (int seats = 2; seats < edition.fewest_seats; ++seats) options.bots += ",random";
  std::istringstream typed{std::string(text)};
  std::ostringstream output;
  promise(terminal::play_in_terminal(options, typed, output) == 0);
  return 0;
}
