// Fuzzes messages to a running table, line by line, from a seat and from a spectator.
#include "live/local_table.h"
#include "tests/fuzz/fuzz.h"

namespace {

struct Nobody final : kuhhandel::live::LocalTableHost {
  void send(int, std::string const& message) override { kuhhandel::promise(!message.empty()); }
  void append(std::uint64_t, kuhhandel::table::Instant, std::string const&) override {}
};

}  // namespace

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto text = text_of(bytes, size);
  auto const& edition = chosen_edition(text);
  Nobody nobody;
  live::LocalTable table({.id = "fuzz", .name = "Fuzz", .edition = edition, .seats = edition.fewest_seats},
                         nobody);
  table::Instant now{1'700'000'000'000};
  for (int seat = 0; seat < edition.fewest_seats; ++seat) promise(table.seat({"Anna"}, now).has_value());
  table.receive(0, R"({"type":"hello","version":1,"token":"0"})", now);
  table.receive(0, R"({"type":"order","id":"s","order":{"do":"start"}})", now);
  for (int line = 0; !text.empty() && line < 50; ++line) {
    table.receive(line % 2, next_line(text), now);
    now += table::Duration{500};
    if (auto const due = table.next_due(); due && *due <= now) table.advance_to(now);
  }
  return 0;
}
