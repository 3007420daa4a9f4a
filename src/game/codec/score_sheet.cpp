#include "codec/score_sheet.h"

#include <algorithm>
#include <ranges>

#include "codec/animals.h"
#include "codec/editions.h"
#include "codec/score_sheet_shapes.h"
#include "codec/scores.h"
#include "codec/text/field.h"
#include "codec/text/parse.h"
#include "codec/text/written_text.h"

namespace kuhhandel::codec {
namespace {

namespace json = boost::json;

/// Returns cards with this sum, a multiple of ten; only the sum matters here.
MoneyCards worth(Money amount) {
  MoneyCards cards;
  for (auto const denomination : kDearestFirst) {
    if (denomination == Denomination::zero) break;
    auto const value = value_of(denomination);
    cards += MoneyCards::of(denomination, amount / value);
    amount %= value;
  }
  return cards;
}

Money paydays(Edition const& edition) {
  Money all = 0;
  for (auto const& animal : edition.animals) {
    for (auto const payout : animal.payouts) all += payout;
  }
  return all;
}

/// Returns the highest possible value of the money in the pile (C10.1).
Money most_in_pile(Edition const& edition, int seats) {
  if (!edition.division) return 0;
  auto left = edition.money - edition.division->set_aside;
  for (int times = 0; times < seats; ++times) left -= edition.hand;
  left -= zeros_of(left);
  for (int i = 0; i < edition.division->removed; ++i) left -= MoneyCards::of(cheapest_of(left));
  return left.sum();
}

/// Returns the most money that the players can have received (C2.1, C5.1, C10.1).
Money most_money(Edition const& edition, int seats) {
  return seats * (edition.hand.sum() + paydays(edition)) + most_in_pile(edition, seats);
}

/// Returns the score of a player who owns everything.
Money most_points(Edition const& edition, int seats) {
  State all;
  all.seats = 1;
  for (auto const animal : animals_of(edition)) {
    all.herd(Seat{}).add(animal, edition.copies(animal));
    if (edition.pedigree > 0) all.pedigrees.give(animal, Seat{});
  }
  if (edition.rules.bonus) all.bonus = Seat{};
  auto const sheet = sheet_of(edition, all, Seat{}, {});
  return sheet.total + (edition.rules.money_counts ? most_money(edition, seats) : 0);
}

/// Reads the players one after another; a card of one player cannot belong to another.
class Reader {
 public:
  explicit Reader(ScoreSheet& sheet) : sheet_(sheet) {}

  void read(Field const& player) {
    auto const seat = seat_at(seat_++);
    auto const fields = wire::fields_of<SheetPlayer>(player, StrictlyIn{edition()});
    read_name(fields.required("name"));
    if (auto const points = fields.optional("points"); points.present()) {
      for (auto const& [name, value] : player.entries()) {
        if (name != "points" && name != "name")
          value.refuse("cannot be combined with points; use one of them");
      }
      return read_points(points, seat);
    }
    read_quartets(fields.optional("quartets"), seat);
    read_pedigrees(fields.optional("pedigrees"), seat);
    read_rats(fields.optional("rats"), seat);
    read_bonus(fields.optional("bonus"), seat);
    read_money(fields.optional("money"), seat);
    read_exclusion(fields.optional("excluded"), seat);
  }

 private:
  Edition const& edition() const { return sheet_.edition; }
  State& cards() { return sheet_.cards; }
  std::string name_of(Seat seat) const { return at_seat(sheet_.players, seat); }

  void read_name(Field const& field) {
    auto name = read_player_name(field);
    if (std::ranges::find(sheet_.players, name) != sheet_.players.end())
      field.refuse("two players are called " + name);
    sheet_.players.push_back(std::move(name));
  }

  void read_points(Field const& field, Seat seat) {
    auto const most = most_points(edition(), cards().seats);
    // Not only multiples of 10: tables of groups have rounded and estimated points.
    sheet_.points[seat] = Money::of(field.whole(0, most.points()));
  }

  void read_quartets(Field const& field, Seat seat) {
    for (auto const& item : field.list(0, kMaxAnimals)) {
      auto const animal = read_animal(item, edition());
      if (!item.sound()) return;
      if (animal == kRat) return item.refuse("rats are not a quartet (C9.4); use the field rats");
      if (auto const owner = owner_of(animal)) {
        return item.refuse("the quartet of " + std::string(edition().name(animal)) + " is " +
                           name_of(*owner) + "'s already");
      }
      cards().herd(seat).add(animal, edition().copies(animal));
    }
  }

  void read_pedigrees(Field const& field, Seat seat) {
    if (field.present() && edition().pedigree == 0) return refuse_unknown(field, "pedigree cards");
    for (auto const& item : field.list(0, kMaxAnimals)) {
      auto const animal = read_animal(item, edition());
      if (!item.sound()) return;
      if (animal == kRat) return item.refuse("there is no pedigree card of the rats");
      if (auto const owner = cards().pedigrees.owner(animal)) {
        return item.refuse("the one pedigree of " + std::string(edition().name(animal)) + " is " +
                           name_of(*owner) + "'s already");
      }
      cards().pedigrees.give(animal, seat);
    }
  }

  void read_rats(Field const& field, Seat seat) {
    if (!field.present()) return;
    if (edition().rats == 0) return refuse_unknown(field, "rats");
    auto const rats = static_cast<int>(field.whole(0, edition().rats));
    rats_ += rats;
    if (rats_ > edition().rats)
      field.refuse("that makes " + std::to_string(rats_) + " rats, there are " +
                   std::to_string(edition().rats));
    if (rats > 0 && field.sound()) cards().herd(seat).add(kRat, rats);
  }

  void read_bonus(Field const& field, Seat seat) {
    if (!field.present()) return;
    if (!edition().rules.bonus) return refuse_unknown(field, "bonus card");
    if (!field.truth()) return;
    if (cards().bonus) return field.refuse("the bonus card is " + name_of(*cards().bonus) + "'s already");
    auto const owns = [&](AnimalId animal) { return owns_quartet(edition(), cards(), seat, animal); };
    bool const pair = std::ranges::any_of(
        edition().bonus.pairs, [&](auto const& two) { return owns(two.first) && owns(two.second); });
    if (!pair) field.refuse("owns none of the pairs of quartets that bring the bonus card (C9.3)");
    cards().bonus = seat;
  }

  void read_money(Field const& field, Seat seat) {
    if (!field.present()) return;
    if (!edition().rules.money_counts) return field.refuse("does not count by these rules (C9.5)");
    auto const most = most_money(edition(), cards().seats);
    auto const amount = Money::of(field.whole(0, most.points()));
    if (amount % 10 != 0) field.refuse("must be a multiple of 10, as all money is (C4.1)");
    money_ += amount;
    if (money_ > most) {
      field.refuse("that makes " + std::to_string(money_.points()) + " in all hands, no more than " +
                   std::to_string(most.points()) + " can have been handed out");
    }
    cards().hand(seat) = worth(amount);
  }

  void read_exclusion(Field const& field, Seat seat) {
    if (!field.present() || field.is_null()) return;
    auto const animal = read_animal(field, edition());
    if (!field.sound()) return;
    if (edition().rats == 0 || !owns_quartet(edition(), cards(), seat, kRat))
      return field.refuse("only who owns all the rats excludes a quartet (C9.4)");
    if (animal == kRat || !owns_quartet(edition(), cards(), seat, animal))
      return field.refuse("is not a quartet of this player (C9.4)");
    cards().phase = phase::Finished{animal};
  }

  std::optional<Seat> owner_of(AnimalId animal) const {
    for (auto const other : seats_of(sheet_.cards.seats)) {
      if (sheet_.cards.herd(other).has(animal)) return other;
    }
    return {};
  }

  void refuse_unknown(Field const& field, std::string const& what) const {
    field.refuse("edition " + std::string(edition().id.text()) + " has no " + what + " by these rules");
  }

  ScoreSheet& sheet_;
  int seat_ = 0;
  int rats_ = 0;
  Money money_ = 0;
};

std::optional<AnimalId> chosen_exclusion(ScoreSheet const& sheet) {
  auto const* const over = std::get_if<phase::Finished>(&sheet.cards.phase);
  return over == nullptr ? std::nullopt : over->excluded;
}

std::vector<AnimalId> pedigrees_of(ScoreSheet const& sheet, Seat seat) {
  std::vector<AnimalId> animals;
  for (auto const animal : animals_of(sheet.edition))
    if (sheet.cards.pedigrees.has(seat, animal)) animals.push_back(animal);
  return animals;
}

SheetPlayer player_of(ScoreSheet const& sheet, Seat seat) {
  auto const& [edition, players, cards, points] = sheet;
  SheetPlayer player{.name = at_seat(players, seat), .points = points[seat]};
  if (player.points) return player;
  auto const& quartets = sheet_of(edition, cards, seat, {}).quartets;
  player.quartets.emplace(quartets.begin(), quartets.end());
  if (edition.pedigree > 0) player.pedigrees = pedigrees_of(sheet, seat);
  if (edition.rats > 0) player.rats = cards.herd(seat).count(kRat);
  player.bonus = cards.bonus == seat;
  if (edition.rules.money_counts) player.money = cards.hand(seat).sum();
  if (owns_quartet(edition, cards, seat, kRat)) player.excluded = chosen_exclusion(sheet);
  return player;
}

}  // namespace

ScoreSheet read_score_sheet(Field const& field) {
  ScoreSheet sheet;
  auto const fields = wire::fields_of<ScoreSheet>(field, StrictlyIn{sheet.edition});
  sheet.edition = read_edition_to_play(fields);
  if (!field.sound()) return sheet;
  auto const fewest = static_cast<std::size_t>(sheet.edition.fewest_seats);
  auto const most = static_cast<std::size_t>(sheet.edition.most_seats);
  auto const players = fields.required("players").list(fewest, most);
  sheet.cards.seats = static_cast<std::uint8_t>(players.size());
  Reader reader(sheet);
  for (auto const& player : players) {
    reader.read(player);
    if (!player.sound()) break;
  }
  return sheet;
}

std::expected<ScoreSheet, FormatError> score_sheet_from_text(std::string_view text) {
  auto const document = parse(text);
  if (!document) return std::unexpected(document.error());
  return read_document(*document, {}, read_score_sheet);
}

std::vector<SheetPlayer> players_of(ScoreSheet const& sheet) {
  std::vector<SheetPlayer> players;
  for (auto const seat : seats_of(sheet.cards.seats)) players.push_back(player_of(sheet, seat));
  return players;
}

json::object to_json(ScoreSheet const& sheet) { return object_of(sheet, NoEdition{}); }

Scores scores(ScoreSheet const& sheet) {
  auto all = kuhhandel::scores(sheet.edition, sheet.cards);
  for (auto const seat : seats_of(sheet.cards.seats)) {
    if (!sheet.points[seat]) continue;
    all.sheets[seat] = {};
    all.sheets[seat].total = *sheet.points[seat];
  }
  return all;
}

std::optional<BetterExclusion> better_exclusion(ScoreSheet const& sheet) {
  auto const chosen = chosen_exclusion(sheet);
  auto const seat = excluding_seat(sheet.edition, sheet.cards);
  if (!chosen || !seat) return {};
  auto open = sheet.cards;
  open.phase = phase::TurnChoice{};
  auto const best = kuhhandel::scores(sheet.edition, open).of(*seat);
  if (best.total <= kuhhandel::scores(sheet.edition, sheet.cards).of(*seat).total) return {};
  return BetterExclusion{*seat, *best.excluded, best.total};
}

ScoredSheet scored(ScoreSheet const& sheet) {
  auto const all = scores(sheet);
  auto const better = better_exclusion(sheet);
  ScoredSheet result{.edition = sheet.edition, .players = {}, .winners = winners(all)};
  for (auto const seat : seats_of(all.seats)) {
    auto const lines = all.of(seat);
    ScoredPlayer player{
        .name = at_seat(sheet.players, seat), .total = lines.total, .rank = rank_of(all, seat)};
    if (!sheet.only_points(seat)) {
      player.sheet = lines;
      player.arithmetic = arithmetic_of(lines, sheet.edition);
    }
    if (better && better->seat == seat) player.better = better;
    result.players.push_back(std::move(player));
  }
  return result;
}

json::object scored_to_json(ScoreSheet const& sheet) { return object_of(scored(sheet), NoEdition{}); }

}  // namespace kuhhandel::codec
