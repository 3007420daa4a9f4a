#include "terminal/wire/table_info.h"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "codec/seats.h"
#include "terminal/columns.h"
#include "terminal/phrases.h"

namespace kuhhandel::terminal {
namespace {

constexpr std::size_t kLongestName = 200;

std::string words_in(codec::Field const& field) { return printable(field.text(kLongestName)); }

table::Occupant read_occupant(codec::Field const& field) {
  auto const fields = field.fields_of_any_name();
  auto const kind = fields.required("kind").word();
  if (kind == "empty") return table::EmptySeat{};
  auto name = words_in(fields.required("name"));
  if (kind == "bot") return table::BotPlayer{std::move(name), words_in(fields.required("bot"))};
  table::Person person{.name = std::move(name), .away = fields.required("away").truth()};
  person.stand_in = words_in(fields.optional("stand_in"));
  return person;
}

table::TableState read_state(codec::Field const& field) {
  auto const word = field.word();
  if (word == "running") return table::TableState::running;
  if (word == "finished") return table::TableState::finished;
  if (word != "waiting") field.refuse("is an unknown state");
  return table::TableState::waiting;
}

template <std::size_t kTimes>
void read_times(codec::Field const& field, std::size_t number, std::array<table::Instant, kTimes>& times) {
  std::size_t i = 0;
  for (auto const& item : field.list(number, number)) times[i++] = read_instant(item);
}

std::string race_result(codec::Fields const& fields, std::vector<std::string> const& names) {
  std::string text;
  for (auto const& item : fields.required("presses").list(1, table::kMaxPresses)) {
    auto const press = item.fields_of_any_name();
    auto const& name = names[static_cast<std::size_t>(index_of(codec::read_seat(press.required("seat"))))];
    auto const after = press.required("after").whole(0, 1'000'000);
    text += text.empty() ? fmt::format("First hand: {}", name) : fmt::format(", {} {} ms later", name, after);
  }
  return text + (fields.required("drawn").truth() ? "; it was drawn." : ".");
}

std::string settings_text(codec::Fields const& fields) {
  auto const own = fields.required("gavel").word() == "auctioneer";
  return fmt::format("The table now has speed {}; {}.",
                     fields.required("speed").whole(0, table::kFastestSpeed),
                     own ? "each auctioneer calls by hand" : "automatic calls");
}

}  // namespace

table::Instant read_instant(codec::Field const& field) {
  return table::Instant{field.whole(0, std::int64_t{1} << 52)};
}

TableInfo read_table(codec::Field const& field) {
  auto const fields = field.fields_of_any_name();
  TableInfo table{.id = words_in(fields.required("id")),
                  .name = words_in(fields.required("name")),
                  .state = read_state(fields.required("state")),
                  .host = codec::read_viewer(fields.required("host")),
                  .gavel = table::gavel_of(fields.required("gavel").word()).value_or(table::Gavel::house),
                  .paused = fields.required("paused").truth(),
                  .asks_in_turn = fields.optional("answer_within").present(),
                  .occupants = {}};
  for (auto const& item : fields.required("seats").list(2, kMaxSeats)) {
    table.occupants.push_back(read_occupant(item));
  }
  return table;
}

table::Clock read_clock(codec::Field const& field) {
  if (!field.present() || field.is_null()) return table::NoClock{};
  auto const fields = field.fields_of_any_name();
  auto const name = fields.required("name").word();
  auto const at = fields.required("at");
  if (name == "calls") {
    table::Calls calls{};
    read_times(at, calls.at.size(), calls.at);
    return calls;
  }
  if (name == "count") {
    table::Count count{.from = static_cast<int>(fields.required("from").whole(1, kFirstCount)), .at = {}};
    read_times(at, static_cast<std::size_t>(count.from) + 1, count.at);
    return count;
  }
  if (name == "gavel") return table::OwnGavel{codec::read_seat(fields.required("seat")), read_instant(at)};
  if (name != "limit") return table::NoClock{};
  // If several are asked at once, the first of them is shown for all.
  auto const seats = fields.required("seats").list(1, kMaxSeats);
  return table::Limit{seats.empty() ? Seat{} : codec::read_seat(seats.front()), read_instant(at)};
}

SpokenLine read_spoken_line(codec::Field const& field) {
  auto const fields = field.fields_of_any_name();
  auto const name = words_in(fields.required("player"));
  auto const cry = fields.optional("cry");
  if (cry.present()) return {name, fmt::format("{} cries like a {}.", name, words_in(cry))};
  auto const text = fields.optional("text");
  if (text.present()) return {name, name + ": " + printable(text.text(4 * table::saying::kLongestText))};
  auto const phrase = fields.required("phrase").text(40);
  for (auto const& [known, words] : kPhraseWords) {
    if (known == phrase) return {name, fmt::format("{}: {}", name, words)};
  }
  return {name, name + " says something."};
}

std::vector<std::string> names_at(TableInfo const& table) {
  std::vector<std::string> names(kMaxSeats, "nobody");
  for (std::size_t i = 0; i < table.occupants.size(); ++i) {
    auto const name = table::player_name(table.occupants[i]);
    if (!name.empty()) names[i] = name;
  }
  return names;
}

std::string table_event_text(codec::Field const& event, std::vector<std::string> const& names) {
  auto const fields = event.fields_of_any_name();
  auto const what = fields.required("name").text(40);
  auto const place = static_cast<std::size_t>(index_of(codec::read_seat(fields.optional("seat"))));
  auto const& name = names[place];
  if (what == "seated" || what == "bot_seated") {
    return fmt::format("{} sits down.", words_in(fields.required("player")));
  }
  if (what == "renamed") {
    return fmt::format("{} is called {} now.", words_in(fields.required("before")),
                       words_in(fields.required("player")));
  }
  if (what == "freed") return fmt::format("Seat {} is free again.", place + 1);
  if (what == "stand_in") return fmt::format("A bot plays for {} until they are back.", name);
  if (what == "paused") return "The table pauses.";
  if (what == "resumed") return "The table goes on.";
  if (what == "conducted") return settings_text(fields);
  if (what == "away") return fmt::format("{} is away.", name);
  if (what == "back") return fmt::format("{} is back.", name);
  if (what == "slept") return fmt::format("{} took too long; the clock chose.", name);
  if (what == "called")
    return fields.required("call").whole(1, 2) == 1 ? "Going once ..." : "Going twice ...";
  if (what == "pressed") return fmt::format("{} calls out!", name);
  if (what == "verdict") return race_result(fields, names);
  if (what == "reopened") return "The server is back.";
  return {};
}

}  // namespace kuhhandel::terminal
