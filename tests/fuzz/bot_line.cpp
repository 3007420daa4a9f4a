// Lines that a bot's program writes.
#include "bot_process/messages.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto text = text_of(bytes, size);
  auto const& edition = chosen_edition(text);
  Place const place{.edition = &edition, .seats = edition.fewest_seats, .seat = Seat{}};
  if (auto const name = read_ready(text)) promise(name->size() <= 4 * 80);
  static_cast<void>(read_answer(text, place, id_in(text)));
  return 0;
}
