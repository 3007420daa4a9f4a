#include "terminal/wire/local_wire.h"

#include <chrono>
#include <utility>

namespace kuhhandel::terminal {

table::Instant local_now() {
  return std::chrono::duration_cast<table::Instant>(std::chrono::system_clock::now().time_since_epoch());
}

LocalWire::LocalWire(table::TableSetup const& setup, std::string player, Clock clock)
    : clock_(std::move(clock)), table_(setup, *this) {
  [[maybe_unused]] auto const seat = table_.seat({std::move(player)}, clock_());
}

void LocalWire::send(int, std::string const& message) { incoming_.push_back(message); }

/// A game in the terminal lasts as long as its program.
void LocalWire::append(std::uint64_t, table::Instant, std::string const&) {}

/// Events here come only with time, so there is nothing to wait for.
void LocalWire::exchange(TerminalClient& client, table::Duration) {
  if (!std::exchange(opened_, true)) client.opened();
  auto const now = clock_();
  if (auto const due = table_.next_due(); due && *due <= now) table_.advance_to(now);
  for (auto words = client.take_outgoing(); !words.empty() || !incoming_.empty();
       words = client.take_outgoing()) {
    for (auto const& message : words) table_.receive(0, message, now);
    while (!incoming_.empty()) {
      client.on_message(incoming_.front(), now);
      incoming_.pop_front();
    }
  }
}

}  // namespace kuhhandel::terminal
