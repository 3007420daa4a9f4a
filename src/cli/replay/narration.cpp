#include "cli/replay/narration.h"

#include <array>
#include <ostream>

#include "codec/scores.h"
#include "engine/scores.h"

namespace kuhhandel::cli {
namespace {

std::string listed(std::vector<std::string> const& items) {
  std::string list;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) list += i + 1 == items.size() ? " and " : ", ";
    list += items[i];
  }
  return list;
}

std::vector<std::string> in(SeatSet seats, std::vector<std::string> const& names) {
  std::vector<std::string> found;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (seats.contains(seat_at(static_cast<int>(i)))) found.push_back(names[i]);
  }
  return found;
}

/// "120 (2×10, 2×50)"
std::string text_of(MoneyCards cards) {
  if (cards.empty()) return "no card";
  std::string text;
  for (auto const denomination : kDenominations) {
    if (cards.count(denomination) == 0) continue;
    text += text.empty() ? "" : ", ";
    text += std::to_string(cards.count(denomination)) + "×" + std::to_string(value_of(denomination).points());
  }
  return std::to_string(cards.sum().points()) + " (" + text + ")";
}

std::string ordinal(int number) {
  constexpr std::array<char const*, 6> kWords{"first", "second", "third", "fourth", "fifth", "sixth"};
  return number <= 6 ? kWords[static_cast<std::size_t>(number - 1)] : std::to_string(number) + "th";
}

struct Sentence {
  Edition const& edition;
  std::vector<std::string> const& names;

  std::string name(Seat seat) const { return at_seat(names, seat); }
  std::string animal(AnimalId id) const { return std::string(edition.name(id)); }
  std::string card(Card card) const {
    bool const pedigree = card.kind() == Card::Kind::pedigree;
    return pedigree ? "pedigree of the " + animal(card.animal()) : animal(card.animal());
  }
  std::string one(Card card) const { return with_article(this->card(card)); }
  static std::string with_article(std::string const& word) {
    bool const vowel = std::string_view("aeiou").find(word.front()) != std::string_view::npos;
    return (vowel ? "an " : "a ") + word;
  }
  std::string at_stake(AnimalId id, int count) const {
    return count == 1 ? one(id) : "the " + animal(id) + " pair";
  }
  std::string operator()(event::Turn const& turn) const { return name(turn.seat) + "'s turn."; }
  std::string operator()(event::Skipped const& skipped) const {
    return name(skipped.seat) + " has nothing to trade and is skipped.";
  }
  std::string operator()(event::TurnedUp const& up) const {
    return name(up.auctioneer) + " turns up " + one(up.lot) + ".";
  }
  std::string operator()(event::Payday const& payday) const {
    return "The " + ordinal(payday.time) + " " + animal(payday.animal) + ": everyone gets a " +
           std::to_string(payday.value.points()) + ".";
  }
  std::string operator()(event::Raised const& raised) const {
    return name(raised.bid.seat) + " bids " + std::to_string(raised.bid.amount.points()) + ".";
  }
  std::string operator()(event::Kept const& kept) const {
    return kept.lot.kind() == Card::Kind::pedigree ? "Nobody claims." : "Nobody bids.";
  }
  std::string operator()(event::Knocked const& knocked) const {
    return "The hammer falls at " + std::to_string(knocked.to.amount.points()) + ", bid by " +
           name(knocked.to.seat) + ".";
  }
  std::string operator()(event::Sold const& sold) const {
    return name(sold.auctioneer) + " sells to " + name(sold.to.seat) + ".";
  }
  std::string operator()(event::Bought const& bought) const {
    return name(bought.auctioneer) + " uses the buying right and owes " + name(bought.from.seat) + " the " +
           std::to_string(bought.from.amount.points()) + ".";
  }
  std::string operator()(event::ShowedHand const& showed) const {
    return name(showed.seat) + " cannot pay " + std::to_string(showed.amount.points()) +
           " and shows all cards: " + text_of(showed.hand) + ".";
  }
  std::string operator()(event::AuctionedAgain const& again) const {
    auto text = "The " + card(again.lot) + (again.with ? " with the " + animal(*again.with) : "") +
                " is auctioned again";
    if (!again.barred.empty()) text += ", without " + listed(in(again.barred, names));
    if (!again.bound.empty()) text += ", with " + listed(in(again.bound, names)) + " up to what was shown";
    return text + ".";
  }
  std::string operator()(event::AuctionGoesOn const& on) const {
    auto const start = "The bids of " + listed(in(on.barred, names)) + " are struck";
    if (!on.standing) return start + "; the auction continues without a bid.";
    return start + "; the " + std::to_string(on.standing->amount.points()) + " of " +
           name(on.standing->seat) + " stand again.";
  }
  std::string operator()(event::TookBonus const& took) const {
    return name(took.seat) + " takes the bonus card.";
  }
  std::string operator()(event::Stopped const& stopped) const {
    return name(stopped.seat) + " ends the turn after the trade.";
  }
  std::string operator()(event::Took const& took) const {
    if (!took.from) return name(took.seat) + " takes the " + animal(took.animal) + ".";
    return name(took.seat) + " takes " + at_stake(took.animal, took.count) + " from " + name(*took.from) +
           ".";
  }
  std::string operator()(event::Quartet const& quartet) const {
    return name(quartet.seat) + " completes the " + animal(quartet.animal) + " quartet.";
  }
  std::string operator()(event::Challenged const& challenged) const {
    auto const& trade = challenged.trade;
    return name(trade.challenger) + " challenges " + name(trade.challenged) + " for " +
           at_stake(trade.animal, trade.count) + ".";
  }
  std::string operator()(event::Tied const& tied) const {
    return "It is a tie; " + name(tied.trade.challenger) + " offers again.";
  }
  std::string operator()(event::Over const&) const { return "Every quartet is complete; the game is over."; }
  std::string operator()(event::CountedDown const& counted) const {
    return std::to_string(counted.count) + ".";
  }
  std::string operator()(event::Claimed const& claimed) const {
    return name(claimed.claim.seat) + " claims it for " + cards(claimed.claim.count) + ".";
  }
  std::string operator()(event::ClaimSold const& sold) const {
    return name(sold.auctioneer) + " leaves it to " + name(sold.to.seat) + ".";
  }
  std::string operator()(event::ClaimBought const& bought) const {
    return name(bought.auctioneer) + " uses the buying right and owes " + name(bought.from.seat) + " " +
           cards(bought.from.count) + ".";
  }
  std::string operator()(event::ShowedTooFew const& showed) const {
    return name(showed.seat) + " has fewer than " + cards(showed.cards) +
           " and shows them all: " + text_of(showed.hand) + ".";
  }
  std::string operator()(event::TookPedigree const& took) const {
    return name(took.seat) + " takes the pedigree of the " + animal(took.animal) + ".";
  }
  std::string operator()(event::Looked const& looked) const {
    return name(looked.seat) + " looks at the top card.";
  }
  std::string operator()(event::Divided const& divided) const {
    if (divided.seat == divided.first) return name(divided.seat) + " keeps it.";
    return name(divided.seat) + " gives it to " + name(divided.first) + ".";
  }
  std::string operator()(event::MustExclude const& must) const {
    return name(must.seat) + " has all the rats and leaves a quartet out.";
  }
  std::string operator()(event::Excluded const& excluded) const {
    return "The " + animal(excluded.animal) + " quartet of " + name(excluded.seat) + " does not count.";
  }
  std::string operator()(event::LaidOnRat<SecretMoney> const& laid) const {
    return name(laid.seat) + " lays a " + std::to_string(laid.laid.money.sum().points()) +
           " next to the rat.";
  }
  std::string operator()(event::RatMoney<SecretMoney> const& taken) const {
    return name(taken.seat) + " takes the money with the rat: " + text_of(taken.laid.money) + ".";
  }
  std::string operator()(event::Drew<SecretMoney> const& drew) const {
    return name(drew.seat) + " gets a " + std::to_string(drew.laid.money.sum().points()) + ".";
  }
  static std::string cards(int number) { return std::to_string(number) + (number == 1 ? " card" : " cards"); }
  std::string operator()(event::Paid<SecretMoney> const& paid) const {
    return name(paid.payer) + " pays " + name(paid.payee) + " " + text_of(paid.laid.money) + ".";
  }
  std::string operator()(event::Offered<SecretMoney> const& offered) const {
    return name(offered.trade.challenger) + " offers " + text_of(offered.laid.money) + ".";
  }
  std::string operator()(event::Accepted<SecretMoney> const& accepted) const {
    return name(accepted.trade.challenged) + " accepts.";
  }
  std::string operator()(event::Countered<SecretMoney> const& countered) const {
    return name(countered.trade.challenged) + " counters with " + text_of(countered.laid.money) + ".";
  }
  std::string operator()(event::Revealed<SecretMoney> const& revealed) const {
    if (!revealed.winner) return "Both sums are equal.";
    return name(*revealed.winner) + "'s sum is the higher one.";
  }
};

}  // namespace

std::string sentence_for(Event const& event, Edition const& edition, std::vector<std::string> const& names) {
  return std::visit(Sentence{edition, names}, event);
}

void GameNarration::print_step(Transition const& step) {
  for (auto const& event : step.events) {
    if (std::holds_alternative<event::Turn>(event) || std::holds_alternative<event::Over>(event))
      out_ << '\n';
    out_ << sentence_for(event, record_.edition, record_.seats) << '\n';
  }
}

void GameNarration::print_scores(State const& end) {
  auto const all = scores(record_.edition, end);
  bool const finished = std::holds_alternative<phase::Finished>(end.phase);
  out_ << (finished ? "\nScores:\n" : "\nThe game is not over. Current position:\n");
  for (auto const seat : seats_of(end.seats)) {
    out_ << "  " << at_seat(record_.seats, seat) << ": "
         << codec::arithmetic_of(all.of(seat), record_.edition) << '\n';
  }
  if (!finished) return;
  auto const best = in(winners(all), record_.seats);
  out_ << listed(best) << (best.size() == 1 ? " wins.\n" : " share the win.\n");
}

}  // namespace kuhhandel::cli
