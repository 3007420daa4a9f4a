#include "groups/csv/csv_game.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/string.hpp>
#include <charconv>
#include <map>
#include <string_view>

#include "codec/editions.h"
#include "codec/scores.h"
#include "codec/text/known_names.h"
#include "codec/text/list_of.h"
#include "codec/text/parse.h"
#include "groups/games/score_entry_json.h"

namespace kuhhandel::groups {
namespace {

namespace json = boost::json;
using Kind = CsvProblem::Kind;

constexpr std::string_view kUsualEdition = "second";

json::array list_of_words(std::vector<std::string> const& words) {
  json::array list;
  for (auto const& word : words) list.push_back(json::string(word));
  return list;
}

std::string joined(std::vector<std::string> const& words) {
  std::string text;
  for (auto const& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

json::object cards_of(CsvPlayer const& player) {
  json::object cards{{"name", player.name}};
  if (!player.quartets.empty()) cards["quartets"] = list_of_words(player.quartets);
  if (!player.pedigrees.empty()) cards["pedigrees"] = list_of_words(player.pedigrees);
  if (player.rats > 0) cards["rats"] = player.rats;
  if (player.money > 0) cards["money"] = player.money;
  if (!player.excluded.empty()) cards["excluded"] = player.excluded;
  if (player.has_bonus) cards["bonus"] = true;
  return cards;
}

/// The column and, if it is about a player, the place of the player that a path such as
/// sheet.players[1].quartets[0] names.
struct Blamed {
  CsvColumn column = CsvColumn::game;
  std::optional<std::size_t> player{};
};

CsvColumn column_at_start(std::string_view path, CsvColumn otherwise) {
  auto const word = path.substr(0, path.find_first_of(".["));
  if (word == "name") return CsvColumn::player;
  auto const found = std::ranges::find(kCsvHeadings, word);
  return found == kCsvHeadings.end() ? otherwise : static_cast<CsvColumn>(found - kCsvHeadings.begin());
}

Blamed blamed_by(std::string_view path) {
  constexpr std::string_view sheet = "sheet.";
  constexpr std::string_view players = "players[";
  if (path.starts_with(sheet)) path.remove_prefix(sheet.size());
  if (!path.starts_with(players)) return {column_at_start(path, CsvColumn::game)};
  path.remove_prefix(players.size());
  std::size_t player = 0;
  std::from_chars(path.data(), path.data() + path.size(), player);
  auto const end = path.find("].");
  auto const field = end == std::string_view::npos ? std::string_view() : path.substr(end + 2);
  return {column_at_start(field, CsvColumn::player), player};
}

std::string value_of(CsvPlayer const& player, CsvColumn column) {
  switch (column) {
    case CsvColumn::points:
      return player.points ? std::to_string(*player.points) : std::string();
    case CsvColumn::quartets:
      return joined(player.quartets);
    case CsvColumn::pedigrees:
      return joined(player.pedigrees);
    case CsvColumn::rats:
      return std::to_string(player.rats);
    case CsvColumn::money:
      return std::to_string(player.money);
    case CsvColumn::excluded:
      return player.excluded;
    case CsvColumn::player:
      return player.name;
    case CsvColumn::game:
    case CsvColumn::date:
    case CsvColumn::place:
    case CsvColumn::note:
    case CsvColumn::edition:
    case CsvColumn::rules:
    case CsvColumn::bonus:
      return {};
  }
  std::unreachable();
}

Kind impossible_in(CsvColumn column) {
  switch (column) {
    case CsvColumn::points:
      return Kind::impossible_points;
    case CsvColumn::quartets:
      return Kind::impossible_quartets;
    case CsvColumn::pedigrees:
      return Kind::impossible_pedigrees;
    case CsvColumn::rats:
      return Kind::impossible_rats;
    case CsvColumn::bonus:
      return Kind::impossible_bonus;
    case CsvColumn::money:
      return Kind::impossible_money;
    case CsvColumn::excluded:
      return Kind::impossible_exclusion;
    case CsvColumn::rules:
      return Kind::impossible_rules;
    case CsvColumn::game:
    case CsvColumn::date:
    case CsvColumn::place:
    case CsvColumn::note:
    case CsvColumn::edition:
    case CsvColumn::player:
      return Kind::impossible;
  }
  std::unreachable();
}

/// Checks the players of one game and builds its entry.
class GameReader {
 public:
  GameReader(std::vector<CsvPlayer> const& players, CsvHeadings const& headings, CsvProblems& problems)
      : players_(players), headings_(headings), problems_(problems) {}

  void refuse(CsvPlayer const& player, CsvColumn column, Kind kind, std::string expected = {}) {
    problems_.add({.kind = kind,
                   .line = player.line(column),
                   .heading = headings_.written(column),
                   .value = value_of(player, column),
                   .expected = std::move(expected)});
  }

  void check_players(Edition const& edition, std::size_t count) {
    auto const most = static_cast<std::size_t>(edition.most_seats);
    bool const is_wrong = count < static_cast<std::size_t>(edition.fewest_seats) || count > most;
    std::map<std::string_view, std::size_t> names;
    bool is_repeated = false;
    for (auto const& player : players_) {
      if (names.emplace(player.name, names.size()).second) continue;
      refuse(player, CsvColumn::player, Kind::repeated_player);
      is_repeated = true;
    }
    if (!is_wrong || is_repeated) return;
    auto const& blamed = count > most ? players_[most] : players_.front();
    problems_.add({.kind = Kind::player_count,
                   .line = blamed.line(CsvColumn::player),
                   .heading = headings_.written(CsvColumn::player),
                   .value = std::to_string(count),
                   .expected = std::to_string(edition.fewest_seats) + "\u2013" + std::to_string(most)});
  }

  void check_animals(Edition const& edition) {
    std::map<std::string_view, std::string_view> owners;
    auto const check = [&](CsvPlayer const& player, CsvColumn column, std::string const& animal) {
      if (codec::animal_named(animal, edition)) return true;
      problems_.add({.kind = Kind::unknown_animal,
                     .line = player.line(column),
                     .heading = headings_.written(column),
                     .value = animal,
                     .expected = codec::animal_words(edition)});
      return false;
    };
    for (auto const& player : players_) {
      for (auto const& animal : player.quartets) {
        if (!check(player, CsvColumn::quartets, animal)) continue;
        auto const [owner, is_first] = owners.emplace(animal, player.name);
        if (is_first) continue;
        problems_.add({.kind = Kind::repeated_quartet,
                       .line = player.line(CsvColumn::quartets),
                       .heading = headings_.written(CsvColumn::quartets),
                       .value = animal,
                       .expected = std::string(owner->second)});
      }
      for (auto const& animal : player.pedigrees) check(player, CsvColumn::pedigrees, animal);
      if (!player.excluded.empty()) check(player, CsvColumn::excluded, player.excluded);
    }
  }

  /// The cards of a player, or just the points.
  json::array sheet_players() {
    bool const has_cards = std::ranges::any_of(players_, is_about_cards);
    bool const has_points =
        std::ranges::any_of(players_, [](auto const& one) { return one.points.has_value(); });
    json::array list;
    for (auto const& player : players_) {
      bool const has_nothing =
          player.points ? *player.points == 0 && has_cards && !player.says_unknown : has_cards && !has_points;
      bool const is_empty = !is_about_cards(player) && !has_nothing;
      if (is_empty && !player.points) refuse(player, CsvColumn::points, Kind::missing_value);
      if (player.says_unknown && player.has_cards())
        refuse(player, CsvColumn::quartets, Kind::impossible_quartets,
               "the cards are unknown, but the line has some");
      list.push_back(is_empty && player.points
                         ? json::object{{"name", player.name}, {"points", *player.points}}
                         : cards_of(player));
    }
    return list;
  }

  void check_points(codec::ScoreSheet const& sheet, std::vector<bool> const& is_refused) {
    auto const scores = codec::scores(sheet);
    for (std::size_t place = 0; place < players_.size(); ++place) {
      auto const& player = players_[place];
      auto const total = scores.of(seat_at(static_cast<int>(place))).total.points();
      if (player.points && *player.points != total && !is_refused[place])
        refuse(player, CsvColumn::points, Kind::other_points, std::to_string(total));
    }
  }

  /// Reads the entry. A player whose cards are impossible is read again without them, to find other problems.
  std::optional<ScoreEntry> read(json::object entry, std::size_t line) {
    std::vector<bool> is_refused(players_.size(), false);
    for (;;) {
      auto const read = codec::read_document(entry, {}, read_score_entry);
      if (read) {
        check_points(read->sheet, is_refused);
        return *read;
      }
      auto const blamed = blamed_by(read.error().where);
      bool const is_of_player = blamed.player && *blamed.player < players_.size();
      if (!is_of_player || is_refused[*blamed.player]) {
        problems_.add({.kind = impossible_in(blamed.column),
                       .line = line,
                       .heading = headings_.written(blamed.column),
                       .expected = read.error().what});
        return {};
      }
      refuse(players_[*blamed.player], blamed.column, impossible_in(blamed.column), read.error().what);
      is_refused[*blamed.player] = true;
      auto& sheet = *entry["sheet"].if_object();
      (*sheet["players"].if_array())[*blamed.player] = json::object{{"name", players_[*blamed.player].name}};
    }
  }

 private:
  /// Returns whether the line is about cards, also if it says that there are none. Zeros next to points say
  /// nothing about the other cards.
  static bool is_about_cards(CsvPlayer const& player) {
    bool const has_zeros = player.has_card_cells && player.points && *player.points == 0;
    return player.has_cards() || player.says_nothing || has_zeros;
  }

  std::vector<CsvPlayer> const& players_;
  CsvHeadings const& headings_;
  CsvProblems& problems_;
};

}  // namespace

void CsvGame::share(Shared& shared, CsvColumn column, std::string const& text, CsvRow const& row,
                    CsvHeadings const& headings, CsvProblems& problems) {
  if (text.empty() || text == shared.text) return;
  auto const line = row.player.line(column);
  if (shared.text.empty()) {
    shared = {text, line};
    return;
  }
  is_sound_ = false;
  problems.add({.kind = Kind::differs,
                .line = line,
                .heading = headings.written(column),
                .value = text,
                .expected = shared.text});
}

void CsvGame::add(CsvRow const& row, CsvHeadings const& headings, bool is_sound, CsvProblems& problems) {
  ++count_;
  is_sound_ = is_sound_ && is_sound;
  if (players_.size() <= kMaxSeats) players_.push_back(row.player);
  if (!is_sound) return;
  share(date_, CsvColumn::date, row.date, row, headings, problems);
  share(place_, CsvColumn::place, row.place, row, headings, problems);
  share(note_, CsvColumn::note, row.note, row, headings, problems);
  share(edition_, CsvColumn::edition, row.edition, row, headings, problems);
  share(rules_, CsvColumn::rules, row.rules, row, headings, problems);
}

std::optional<ScoreEntry> CsvGame::entry(CsvHeadings const& headings, CsvProblems& problems) const {
  if (!is_sound_) return {};
  auto const before = problems.count();
  auto const id = edition_.text.empty() ? std::string(kUsualEdition) : edition_.text;
  auto const* const edition = codec::edition_named(id);
  if (edition == nullptr || edition->purpose != Purpose::play) {
    problems.add({.kind = Kind::unknown_edition,
                  .line = edition_.line,
                  .heading = headings.written(CsvColumn::edition),
                  .value = edition_.text,
                  .expected = codec::list_of(codec::edition_ids(Purpose::play))});
    return {};
  }
  GameReader reader(players_, headings, problems);
  reader.check_players(*edition, count_);
  reader.check_animals(*edition);
  if (problems.count() > before) return {};
  json::object sheet{{"edition", id}, {"players", reader.sheet_players()}};
  if (!rules_.text.empty()) {
    auto const rules = codec::parse(rules_.text);
    sheet["rules"] = rules ? *rules : json::value(rules_.text);
  }
  if (problems.count() > before) return {};
  auto entry = reader.read(
      {{"date", date_.text}, {"place", place_.text}, {"note", note_.text}, {"sheet", std::move(sheet)}},
      rules_.text.empty() ? players_.front().line(CsvColumn::player) : rules_.line);
  if (problems.count() > before) return {};
  return entry;
}

}  // namespace kuhhandel::groups
