#include "parlour/local_table.h"

#include <charconv>
#include <utility>
#include <variant>

#include "table/log_json.h"
#include "table/server_message.h"

namespace kuhhandel {
namespace {

constexpr int kProtocolVersion = 1;

Rng rng_for_delays(TableSetup const& setup) { return Rng::from_text(setup.id + "/delays"); }

/// None for what is no number of a seat.
std::optional<Seat> seat_in(std::string_view token, int seats) {
  int number = 0;
  auto const* const end = token.data() + token.size();
  auto const read = std::from_chars(token.data(), end, number);
  if (read.ec != std::errc{} || read.ptr != end || number < 0 || number >= seats) return {};
  return seat_at(number);
}

}  // namespace

class LocalTable::NumberedLine final : public Line {
 public:
  NumberedLine(int number, Outside& outside) : number_(number), outside_(outside) {}

  void send(std::string const& message) override { outside_.say(number_, message); }

  Viewer viewer;
  bool joined = false;

 private:
  int number_;
  Outside& outside_;
};

LocalTable::LocalTable(TableSetup setup, Outside& outside)
    : Parlour(setup, rng_for_delays(setup)), outside_(outside) {}

LocalTable::LocalTable(TableSetup setup, std::vector<Entry> const& log, Outside& outside, Instant now)
    : LocalTable(std::move(setup), outside) {
  replay(log);
  carry_out(fact::Reopened{}, now);
}

LocalTable::~LocalTable() = default;

std::expected<Seat, OrderRefusal> LocalTable::seat(std::string player, Instant now) {
  auto const seated = table().decide_seat(std::move(player));
  if (!seated) return std::unexpected(seated.error());
  carry_out(*seated, now);
  return seated->seat;
}

void LocalTable::keep(Entry const& entry, std::uint64_t version) {
  outside_.keep(version, entry.at, fact_text(entry.fact, table().setup().edition));
}

std::string LocalTable::game_seed() {
  auto const played = table().game() ? table().game()->number : 0;
  return table().setup().id + "/" + std::to_string(played + 1);
}

LocalTable::NumberedLine& LocalTable::line_of(int number) {
  auto& line = lines_[number];
  if (line == nullptr) line = std::make_unique<NumberedLine>(number, outside_);
  return *line;
}

void LocalTable::receive(int number, std::string_view text, Instant now) {
  auto& line = line_of(number);
  auto const message = read_client_message(text, table().setup().edition, line.viewer.value_or(Seat{}));
  if (!message) return line.send(error_message(message.error()));
  std::visit([&](auto const& known) { take(line, known, now); }, *message);
}

void LocalTable::take(NumberedLine& line, HelloMessage const& hello, Instant now) {
  if (hello.version != kProtocolVersion) {
    return line.send(
        error_message({"wrong_version", {{}, "This table speaks version 1 of the protocol."}, {}}));
  }
  auto const seat = seat_in(hello.token, table().setup().seats);
  if (!hello.token.empty() && !seat) {
    return line.send(error_message({"bad_token", {{}, "This key opens no seat at this table."}, {}}));
  }
  if (line.joined && line.viewer != seat) Parlour::leave(line, now);
  line.viewer = seat;
  line.joined = true;
  join(line, line.viewer, hello.last, now);
}

template <class Message>
void LocalTable::take(NumberedLine& line, Message const& message, Instant now) {
  if (!line.joined) {
    return line.send(error_message({"hello_first", {{}, "The first message must be hello."}, message.id}));
  }
  Parlour::receive(line, message, now);
}

void LocalTable::leave(int number, Instant now) {
  auto const found = lines_.find(number);
  if (found == lines_.end()) return;
  Parlour::leave(*found->second, now);
  lines_.erase(found);
}

}  // namespace kuhhandel
