#include "live/fork_game.h"

#include <utility>
#include <vector>

#include "codec/records/replay.h"
#include "codec/seats.h"
#include "codec/text/parse.h"
#include "codec/text/written_text.h"
#include "live/known_bots.h"
#include "table/modes/pregame.h"

namespace kuhhandel::live {
namespace {

constexpr std::size_t kLongestName = 100;  // letters
constexpr std::size_t kLongestBot = 40;

std::vector<std::string> read_bots(codec::Field const& field) {
  std::vector<std::string> bots;
  for (auto const& item : field.list(1, kMaxSeats)) {
    bots.emplace_back(item.text(kLongestBot));
    if (item.sound() && make_bot(bots.back()) == nullptr) item.refuse("no bot is called that");
  }
  return bots;
}

/// Truncates the record to the wanted position; refuses a position from which nobody can continue.
codec::Record read_begun(codec::Field const& field, codec::Record record) {
  auto const all = record.commands.size();
  record.commands.resize(static_cast<std::size_t>(field.whole(0, static_cast<std::int64_t>(all))));
  if (!record.fingerprints.empty()) record.fingerprints.resize(record.commands.size() + 1);
  auto const end = codec::replay(record);
  if (!end) field.refuse(std::string(codec::sentence_of(end.error())));
  if (end && std::holds_alternative<phase::Finished>(end->phase)) field.refuse("the game was over by then");
  return record;
}

std::vector<table::Occupant> occupants_of(codec::Record const& record, Seat person,
                                          std::vector<std::string> const& bots, table::Instant now) {
  auto const face = record.faces.empty() ? std::nullopt : at_seat(record.faces, person);
  std::vector<table::Occupant> occupants;
  std::size_t next = 0;
  for (auto const& name : record.seats) {
    if (std::ssize(occupants) == index_of(person)) {
      occupants.emplace_back(table::Person{
          .name = name, .face = face, .away = true, .left = now, .waits_until = now + table::kGrace});
    } else {
      occupants.emplace_back(table::BotPlayer{name, bots[next++ % bots.size()]});
    }
  }
  return occupants;
}

ForkedGame read_played_on(codec::Field const& root, std::string id, codec::Record record,
                          table::Instant now) {
  auto const fields = root.fields({"name", "speed", "commands", "seat", "bots"});
  auto const seats = static_cast<int>(record.seats.size());
  ForkedGame played{
      .setup = {.id = id,
                .name = codec::read_written_text(fields.required("name"), kLongestName),
                .edition = record.edition,
                .seats = seats,
                .is_public = false,
                .speed =
                    table::Speed{static_cast<int>(fields.required("speed").whole(0, table::kFastestSpeed))}},
      .snapshot = {}};
  auto const seat = codec::read_seat(fields.required("seat"), seats);
  auto const bots = read_bots(fields.required("bots"));
  auto const start = read_begun(fields.required("commands"), std::move(record));
  if (!root.sound()) return played;
  played.snapshot = {
      .version = 1,
      .occupants = occupants_of(start, seat, bots, now),
      .settings = table::initial_settings(played.setup),
      .games = 1,
      .game = table::SnapshotGame{
          .seed = std::move(id), .position = codec::beginning_of(start).next, .commands = start.commands}};
  return played;
}

}  // namespace

std::expected<ForkedGame, codec::FormatError> fork_game(std::string id, codec::Record record,
                                                        std::string_view wanted, table::Instant now) {
  auto const document = codec::parse(wanted);
  if (!document) return std::unexpected(document.error());
  return codec::read_document(*document, "", [&](codec::Field const& root) {
    return read_played_on(root, std::move(id), std::move(record), now);
  });
}

}  // namespace kuhhandel::live
