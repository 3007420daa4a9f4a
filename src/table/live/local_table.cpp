#include "live/local_table.h"

#include <charconv>
#include <utility>
#include <variant>

#include "table/decide.h"
#include "table/log/log_json.h"
#include "table/messages/server_message.h"

namespace kuhhandel::live {
namespace {

Rng rng_for_delays(table::TableSetup const& setup) { return Rng::from_text(setup.id + "/delays"); }

/// Returns nullopt if the token is not the number of a seat.
std::optional<Seat> seat_in(std::string_view token, int seats) {
  int number = 0;
  auto const* const end = token.data() + token.size();
  auto const read = std::from_chars(token.data(), end, number);
  if (read.ec != std::errc{} || read.ptr != end || number < 0 || number >= seats) return {};
  return seat_at(number);
}

}  // namespace

std::string seed_of_game(std::string_view table, int number) {
  return std::string(table) + "/" + std::to_string(number);
}

class LocalTable::NumberedConnection final : public Connection {
 public:
  NumberedConnection(int number, LocalTableHost& outside) : number_(number), outside_(outside) {}

  void send(std::string const& message) override { outside_.send(number_, message); }

  Viewer viewer;
  bool joined = false;

 private:
  int number_;
  LocalTableHost& outside_;
};

LocalTable::LocalTable(table::TableSetup setup, LocalTableHost& outside)
    : outside_(outside), live_(setup, rng_for_delays(setup), *this) {}

LocalTable::LocalTable(ForkedGame played, LocalTableHost& outside, table::Instant now)
    : LocalTable(std::move(played.setup), outside) {
  live_.commit(std::move(played.snapshot), now);
}

LocalTable::LocalTable(table::TableSetup setup, std::vector<table::Entry> const& log, LocalTableHost& outside,
                       table::Instant now)
    : LocalTable(std::move(setup), outside) {
  live_.replay(log);
  // A game that one page created and the next page shows was not interrupted.
  auto const& game = live_.table().game();
  bool const is_dealt = game && game->number == 1 && game->commands.size() == 0;
  bool const is_fresh = is_dealt || (game && log.size() == 1);
  if (!is_fresh) live_.commit(table::fact::Reopened{}, now);
}

LocalTable::~LocalTable() = default;

std::expected<Seat, table::OrderRefusal> LocalTable::seat(NewSeat new_seat, table::Instant now) {
  auto const seated = table::decide_seat(table(), std::move(new_seat.player), new_seat.seat, new_seat.face);
  if (!seated) return std::unexpected(seated.error());
  live_.commit(*seated, now);
  return seated->seat;
}

void LocalTable::append(table::Entry const& entry, std::uint64_t version) {
  outside_.append(version, entry.at, table::fact_text(entry.fact, table().setup().edition));
}

std::string LocalTable::next_seed() { return seed_of_game(table().setup().id, table().games() + 1); }

LocalTable::NumberedConnection& LocalTable::connection_of(int number) {
  auto& connection = connections_[number];
  if (connection == nullptr) connection = std::make_unique<NumberedConnection>(number, outside_);
  return *connection;
}

void LocalTable::receive(int number, std::string_view text, table::Instant now) {
  auto& connection = connection_of(number);
  auto const message =
      table::read_client_message(text, table().setup().edition, connection.viewer.value_or(Seat{}));
  if (!message) return connection.send(table::error_message(message.error()));
  if (auto const* const hello = std::get_if<table::HelloMessage>(&*message))
    return join(connection, *hello, now);
  live_.receive(connection, *message, now);
}

void LocalTable::join(NumberedConnection& connection, table::HelloMessage const& hello, table::Instant now) {
  if (hello.version != table::kProtocolVersion) {
    return connection.send(
        table::error_message({"wrong_version", {{}, "This table speaks version 1 of the protocol."}, {}}));
  }
  auto const seat = seat_in(hello.token, table().setup().seats);
  if (!hello.token.empty() && !seat) {
    return connection.send(
        table::error_message({"bad_token", {{}, "This key opens no seat at this table."}, {}}));
  }
  if (connection.joined && connection.viewer != seat) live_.leave(connection, now);
  connection.viewer = seat;
  connection.joined = true;
  live_.join(connection, connection.viewer, hello.last, now);
}

void LocalTable::disconnect(int number, table::Instant now) {
  auto const found = connections_.find(number);
  if (found == connections_.end()) return;
  live_.leave(*found->second, now);
  connections_.erase(found);
}

}  // namespace kuhhandel::live
