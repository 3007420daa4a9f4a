// What a server tells the client of the terminal, line by line, with keys pressed in between.
#include "apps/terminal/client.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto text = text_of(bytes, size);
  TerminalClient client({.token = "0", .ids = "f", .orders = {}});
  Instant now{1'700'000'000'000};
  client.opened();
  while (!text.empty()) {
    auto const line = next_line(text);
    client.hear(line, now);
    // Lines that are no message are typed too.
    if (!line.starts_with('{')) {
      for (char const letter : line) client.press(letter, now);
      client.press(SpecialKey::enter, now);
    }
    now += Duration{700};
    for (char const key : {'b', 'm', 'a', 'w', '1'}) client.press(key, now);
    for (auto const key : {SpecialKey::tab, SpecialKey::down, SpecialKey::enter}) client.press(key, now);
    promise(client.screen(kLeastScreen, now).size() == 24);
    static_cast<void>(client.to_say());
  }
  return 0;
}
