#include "terminal/wire/device_wire.h"

#include <chrono>
#include <utility>

namespace kuhhandel::terminal {

table::Instant now_here() {
  return std::chrono::duration_cast<table::Instant>(std::chrono::system_clock::now().time_since_epoch());
}

DeviceWire::DeviceWire(table::TableSetup const& setup, std::string player, Clock clock)
    : clock_(std::move(clock)), table_(setup, *this) {
  [[maybe_unused]] auto const seat = table_.seat(std::move(player), clock_());
}

void DeviceWire::send(int, std::string const& message) { said_.push_back(message); }

/// A game in the terminal lasts as long as its program.
void DeviceWire::append(std::uint64_t, table::Instant, std::string const&) {}

/// What comes in here comes by time alone, so there is nothing to wait for.
void DeviceWire::exchange(TerminalClient& client, table::Duration) {
  if (!std::exchange(opened_, true)) client.opened();
  auto const now = clock_();
  if (auto const due = table_.next_due(); due && *due <= now) table_.advance_to(now);
  for (auto words = client.to_say(); !words.empty() || !said_.empty(); words = client.to_say()) {
    for (auto const& message : words) table_.receive(0, message, now);
    while (!said_.empty()) {
      client.hear(said_.front(), now);
      said_.pop_front();
    }
  }
}

}  // namespace kuhhandel::terminal
