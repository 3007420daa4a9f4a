// Bots for the npm package (bindings/npm): one on a seat of a game that the caller keeps, or a whole game of
// them.
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cstdint>
#include <map>
#include <memory>
#include <string_view>
#include <vector>

#include "bindings/wasm/module_text.h"
#include "bots/match.h"
#include "bots/registry.h"
#include "bots/seated_bot.h"
#include "codec/moves/command.h"
#include "codec/moves/option_shapes.h"
#include "codec/records/record.h"
#include "codec/records/replay.h"
#include "neural/bot_from.h"
#include "neural/fox.h"
#include "neural/injected_nets.h"

namespace kuhhandel::bindings {
namespace {

namespace json = boost::json;

/// A game of bots in which this many turns have begun goes no further (C12.3), as in the arena.
constexpr int kMostTurns = 1000;
/// Every whole number up to here is the same in every language's JSON.
constexpr std::int64_t kLargestSeed = (std::int64_t{1} << 53) - 1;

struct Bots {
  std::map<int, bots::SeatedBot> all;
  int next = 0;
};

Bots& seated_bots() {
  static Bots instance;
  return instance;
}

std::vector<Command> read_commands(codec::Field const& field, Edition const& edition) {
  std::vector<Command> commands;
  for (auto const& command : field.list(0, codec::kMostValues)) {
    commands.push_back(codec::read_command(command, edition));
    if (!command.sound()) break;
  }
  return commands;
}

/// A line-up: one bot for each seat, and the seed of their chance.
struct SeatedBots {
  std::vector<std::unique_ptr<bots::Bot>> bots;
  std::uint64_t seed = 0;
};

SeatedBots read_bots(codec::Field const& field, std::size_t seats) {
  auto const fields = field.fields({"bots", "seed"});
  SeatedBots seated;
  seated.seed = static_cast<std::uint64_t>(fields.required("seed").whole(0, kLargestSeed));
  for (auto const& item : fields.required("bots").list(seats, seats)) {
    auto bot = neural::built_in_bot_from(item.text(80));
    if (!bot) item.refuse(bot.error());
    if (!item.sound()) break;
    seated.bots.push_back(*std::move(bot));
  }
  return seated;
}

/// Returns the bots' commands from the beginning of the record to the end of the game.
std::vector<Command> play_out(codec::Record const& record, SeatedBots const& seated) {
  std::vector<bots::Bot*> line_up;
  for (auto const& bot : seated.bots) line_up.push_back(bot.get());
  bots::Match match(record.edition, codec::beginning_of(record), line_up, seated.seed);
  std::vector<Command> commands;
  while (match.turns() <= kMostTurns && match.step()) {
    if (match.last_command()) commands.push_back(*match.last_command());
  }
  return commands;
}

}  // namespace

/// A net by which a fox or an owl plays, as its file is (neural/*.khn1), of that many bytes.
KUHHANDEL_EXPORT("bring_net") bool inject_net(std::size_t size) {
  auto const file = input_text(size);
  if (auto const wrong =
          neural::inject_net({reinterpret_cast<std::uint8_t const*>(file.data()), file.size()}))
    return refuse(codec::FormatError{"net", *wrong});
  return answer(json::value(nullptr));
}

/// Answers with the bots that can sit down, the weakest first.
KUHHANDEL_EXPORT("bots") bool list_bots() {
  json::array list;
  for (auto const& [name, character, level] : neural::bot_names()) {
    if (neural::make_bot(name) == nullptr) continue;
    list.push_back(
        {{"name", json::string_view(name)}, {"character", json::string_view(character)}, {"level", level}});
  }
  return answer(list);
}

/// A record, and after it {"bots":["farmer",…],"seed":1}, one for each seat. Answers with the record of the
/// game that they play from its beginning.
KUHHANDEL_EXPORT("play_bots") bool play_bots(std::size_t record_size, std::size_t size) {
  auto record = codec::record_with_its_edition(input_text(record_size));
  if (!record) return refuse(record.error());
  auto const document = codec::parse(input_text(size).substr(record_size));
  if (!document) return refuse(document.error());
  auto const seated = codec::read_document(
      *document, {}, [&](codec::Field const& field) { return read_bots(field, record->seats.size()); });
  if (!seated) return refuse(seated.error());
  record->commands = play_out(*record, *seated);
  record->fingerprints.clear();
  return answer(codec::to_json(*record));
}

/// Answers with the number of a new bot as described, for `begin_bot`; `free_bot` lets it go.
KUHHANDEL_EXPORT("make_bot") bool make_bot(std::size_t size) {
  auto bot = neural::built_in_bot_from(input_text(size));
  if (!bot) return refuse(codec::FormatError{"bot", bot.error()});
  auto const number = seated_bots().next++;
  seated_bots().all.try_emplace(number, *std::move(bot));
  return answer(json::value(number));
}

/// The bot sits down at the beginning of a record; its chance follows from `seed` and the seat.
KUHHANDEL_EXPORT("begin_bot") bool begin_bot(int bot, int seat, double seed, std::size_t size) {
  auto const record = codec::record_with_its_edition(input_text(size));
  if (!record) return refuse(record.error());
  seated_bots().all.at(bot).begin(record->edition, codec::beginning_of(*record), seat_at(seat),
                                  static_cast<std::uint64_t>(seed));
  return answer(json::value(nullptr));
}

/// Passes the bot a list of commands that were done.
KUHHANDEL_EXPORT("tell_bot") bool notify_bot(int bot, std::size_t size) {
  auto& seated = seated_bots().all.at(bot);
  auto const commands = read_input(
      size, "commands", [&](codec::Field const& field) { return read_commands(field, seated.edition()); });
  if (!commands) return refuse(commands.error());
  for (auto const& command : *commands) {
    if (auto const seen = seated.see(command); !seen) return refuse(seen.error());
  }
  return answer(json::value(nullptr));
}

/// Answers with what the bot does now, a command without `by` or {"do":"silent"}.
KUHHANDEL_EXPORT("ask_bot") bool ask_bot(int bot) {
  auto& seated = seated_bots().all.at(bot);
  auto const choice = seated.choose();
  if (!choice) return refuse(choice.error());
  if (!*choice) return answer(json::object{{"do", codec::kSilentWord}});
  return answer(codec::to_json(**choice, seated.edition()));
}

KUHHANDEL_EXPORT("free_bot") void free_bot(int bot) { seated_bots().all.erase(bot); }

}  // namespace kuhhandel::bindings
