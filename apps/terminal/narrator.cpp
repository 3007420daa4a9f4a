#include "apps/terminal/narrator.h"

#include <fmt/format.h>

#include <ostream>

namespace kuhhandel {
namespace {

/// One overload per event; an empty text says nothing.
struct Sentence {
  TableWords const& words;

  std::string const& name(Seat seat) const { return words.name(seat); }
  std::string animals(Trade const& trade) const {
    return fmt::format("{} {}", trade.count == 1 ? "one" : "two of", words.animal(trade.animal));
  }
  static std::string laid(SeenMoney const& money) {
    if (money.money) return cards_and_sum(*money.money);
    return money.cards ? number_of_cards(*money.cards) : "money, nobody knows how many cards,";
  }

  std::string operator()(event::Turn const& turn) const {
    return fmt::format("--- It is {}'s turn. ---", name(turn.seat));
  }
  std::string operator()(event::Skipped const& skipped) const {
    return fmt::format("{} has nothing to trade and is skipped.", name(skipped.seat));
  }
  std::string operator()(event::TurnedUp const& turned) const {
    return fmt::format("{} auctions a {}; the four of it are worth {}.", name(turned.auctioneer),
                       words.animal(turned.lot), words.edition.animal(turned.lot).worth);
  }
  std::string operator()(event::Payday const& payday) const {
    return fmt::format("Payday: everybody gets a {}.", payday.value);
  }
  std::string operator()(event::Kept const& kept) const {
    return fmt::format("Nobody bids; {} keeps the {} for nothing.", name(kept.seat), words.animal(kept.lot));
  }
  std::string operator()(event::Knocked const& hammer) const {
    return fmt::format("Going, going, gone: {} for {}.", hammer.to.amount, name(hammer.to.seat));
  }
  std::string operator()(event::Sold const& sold) const {
    return fmt::format("{} sells.", name(sold.auctioneer));
  }
  std::string operator()(event::Bought const& bought) const {
    return fmt::format("{} uses the buying right and pays {} instead.", name(bought.auctioneer),
                       name(bought.from.seat));
  }
  std::string operator()(event::ShowedHand const& shown) const {
    return fmt::format("{} cannot pay {} and shows all: {}.", name(shown.seat), shown.amount,
                       cards_and_sum(shown.hand));
  }
  std::string operator()(event::AuctionedAgain const& again) const {
    return fmt::format("The {} is auctioned again, without who could not pay.", words.animal(again.lot));
  }
  std::string operator()(event::Took const& took) const {
    if (!took.from) return fmt::format("{} takes the {}.", name(took.seat), words.animal(took.animal));
    return fmt::format("{} takes {} {} from {}.", name(took.seat), took.count, words.animal(took.animal),
                       name(*took.from));
  }
  std::string operator()(event::Quartet const& quartet) const {
    return fmt::format("*** {} has all four of {}: {} points, times the quartets! ***", name(quartet.seat),
                       words.animal(quartet.animal), words.edition.animal(quartet.animal).worth);
  }
  std::string operator()(event::Challenged const& challenged) const {
    auto const& trade = challenged.trade;
    return fmt::format("{} wants {} from {}.", name(trade.challenger), animals(trade),
                       name(trade.challenged));
  }
  std::string operator()(event::Tied const& tied) const {
    return fmt::format("The sums are equal; the money changes hands and {} offers again.",
                       name(tied.trade.challenger));
  }
  std::string operator()(event::Over const&) const { return "The game is over."; }
  std::string operator()(event::Paid<SeenMoney> const& paid) const {
    return fmt::format("{} pays {} with {}.", name(paid.payer), name(paid.payee), laid(paid.laid));
  }
  std::string operator()(event::Offered<SeenMoney> const& offered) const {
    return fmt::format("{} lays {} face down.", name(offered.trade.challenger), laid(offered.laid));
  }
  std::string operator()(event::Accepted<SeenMoney> const& accepted) const {
    return fmt::format("{} takes it unseen: {}.", name(accepted.trade.challenged), laid(accepted.laid));
  }
  std::string operator()(event::Countered<SeenMoney> const& countered) const {
    return fmt::format("{} counters with {}.", name(countered.trade.challenged), laid(countered.laid));
  }
  std::string operator()(event::Revealed<SeenMoney> const& reveal) const {
    auto const& trade = reveal.trade;
    if (!reveal.offer.money) {
      return reveal.winner ? fmt::format("The two count in secret: {} laid more.", name(*reveal.winner))
                           : "The two count in secret.";
    }
    return fmt::format("{} laid {}, {} laid {}.", name(trade.challenger), laid(reveal.offer),
                       name(trade.challenged), laid(reveal.counter));
  }
  std::string operator()(event::Raised const&) const { return {}; }
};

std::string arithmetic(TableWords const& words, Sheet const& sheet) {
  if (sheet.quartets.empty()) return "no quartet";
  std::string text;
  for (auto const animal : sheet.quartets) {
    text += fmt::format("{}{} {}", text.empty() ? "" : " + ", words.animal(animal),
                        words.edition.animal(animal).worth);
  }
  if (sheet.quartets.size() > 1) text = fmt::format("({})", text);
  return fmt::format("{} x {}", text, sheet.times);
}

}  // namespace

void Narrator::tell(SeenEvent const& event) {
  if (auto const* const raised = std::get_if<event::Raised>(&event)) {
    bids_ += fmt::format("{}{} {}", bids_.empty() ? "Bids: " : ", ", words_.name(raised->bid.seat),
                         raised->bid.amount);
    return;
  }
  finish_line();
  if (std::holds_alternative<event::Turn>(event)) out_ << '\n';
  out_ << wrapped(std::visit(Sentence{words_}, event));
}

void Narrator::finish_line() {
  if (bids_.empty()) return;
  out_ << wrapped(bids_ + ".");
  bids_.clear();
}

std::string closing_text(TableWords const& words, Scores const& scores) {
  std::string text = "\n";
  auto const best = winners(scores);
  std::string winning;
  for (int i = 0; i < scores.seats; ++i) {
    auto const sheet = scores.of(seat_at(i));
    auto const money = sheet.money > 0 ? fmt::format(" + {} in money", sheet.money) : "";
    text += wrapped(fmt::format("{}: {}{} = {}", words.names[static_cast<std::size_t>(i)],
                                arithmetic(words, sheet), money, sheet.total));
    if (!best.contains(seat_at(i))) continue;
    winning += fmt::format("{}{}", winning.empty() ? "" : " and ", words.names[static_cast<std::size_t>(i)]);
  }
  return text + wrapped(fmt::format("The win goes to {}.", winning));
}

}  // namespace kuhhandel
