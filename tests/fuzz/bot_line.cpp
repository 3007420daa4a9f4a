// Lines that a bot's program writes.
#include "bot_process/messages.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto text = text_of(bytes, size);
  auto const& edition = chosen_edition(text);
  bot_process::Place const place{.edition = &edition, .seats = edition.fewest_seats, .seat = Seat{}};
  if (auto const name = bot_process::read_ready(text)) promise(name->size() <= 4 * 80);
  static_cast<void>(bot_process::read_answer(text, place, bot_process::id_in(text)));
  return 0;
}
