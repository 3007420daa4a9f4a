// Fuzzes messages to the terminal client, line by line; lines that are not messages are typed.
#include "terminal/client.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace kuhhandel;

void press_what_does_something(terminal::TerminalClient& client, table::Instant now) {
  for (char const key : {'b', 'm', 'a', 'w', 'n', '1'}) client.press(key, now);
  for (auto const key : {terminal::SpecialKey::tab, terminal::SpecialKey::down, terminal::SpecialKey::enter})
    client.press(key, now);
}

}  // namespace

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  constexpr int kMostLines = 40;
  auto text = text_of(bytes, size);
  terminal::TerminalClient client({.token = "0", .ids = "f", .orders = {}});
  table::Instant now{1'700'000'000'000};
  client.opened();
  for (int number = 0; !text.empty() && number < kMostLines; ++number) {
    auto const line = next_line(text);
    now += table::Duration{700};
    if (line.starts_with('{')) {
      client.on_message(line, now);
      press_what_does_something(client, now);
    } else {
      for (char const letter : line.substr(0, 80)) client.press(letter, now);
      client.press(terminal::SpecialKey::enter, now);
    }
    static_cast<void>(client.take_outgoing());
  }
  promise(client.screen(terminal::kLeastScreen, now).size() == 24);
  return 0;
}
