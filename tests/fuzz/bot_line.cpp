// Lines that a bot's program writes.
#include "external/messages.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto text = text_of(bytes, size);
  auto const& edition = chosen_edition(text);
  external::BotSeat const bot_seat{.edition = &edition, .seats = edition.fewest_seats, .seat = Seat{}};
  if (auto const name = external::read_ready(text)) promise(name->size() <= 4 * 80);
  static_cast<void>(external::read_answer(text, bot_seat, external::id_in(text)));
  return 0;
}
