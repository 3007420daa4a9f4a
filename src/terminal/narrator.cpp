#include "terminal/narrator.h"

#include <fmt/format.h>

#include <array>
#include <ostream>

namespace kuhhandel::terminal {
namespace {

std::string number_word(int number) {
  constexpr std::array<char const*, 6> kWords{"none", "one", "two", "three", "four", "five"};
  return number < 6 ? kWords[static_cast<std::size_t>(number)] : std::to_string(number);
}

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
    switch (turned.lot.kind()) {
      case Card::Kind::rat:
        return fmt::format("{} turns up a rat; it goes round.", name(turned.auctioneer));
      case Card::Kind::pedigree:
        return fmt::format("{} counts down for the {}.", name(turned.auctioneer), words.card(turned.lot));
      case Card::Kind::animal:
      case Card::Kind::money:
        break;
    }
    auto const& animal = words.edition.animal(turned.lot.animal());
    return fmt::format("{} auctions a {}; the {} of it are worth {}.", name(turned.auctioneer),
                       words.card(turned.lot), number_word(animal.copies), animal.worth);
  }
  std::string operator()(event::Payday const& payday) const {
    return fmt::format("Payday: everybody gets a {}.", payday.value);
  }
  std::string operator()(event::Kept const& kept) const {
    return fmt::format("Nobody {}; {} keeps the {} for nothing.",
                       kept.lot.kind() == Card::Kind::pedigree ? "claims" : "bids", name(kept.seat),
                       words.lot(kept.lot, kept.with));
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
    auto const how = again.bound.empty() ? "without the player who could not pay"
                                         : "and the player who could not pay is limited";
    return fmt::format("The {} is auctioned again, {}.", words.lot(again.lot, again.with), how);
  }
  std::string operator()(event::AuctionGoesOn const& on) const {
    if (!on.standing) return "Those bids are struck; no other remains. The auction continues.";
    return fmt::format("Those bids are struck; {} by {} is the highest bid again, and the auction continues.",
                       on.standing->amount, name(on.standing->seat));
  }
  std::string operator()(event::TookBonus const& took) const {
    return fmt::format("*** {} takes the bonus card: {} points! ***", name(took.seat),
                       words.edition.bonus.worth);
  }
  std::string operator()(event::Stopped const& stopped) const {
    return fmt::format("{} leaves it at the trade.", name(stopped.seat));
  }
  std::string operator()(event::Took const& took) const {
    if (!took.from) return fmt::format("{} takes the {}.", name(took.seat), words.animal(took.animal));
    return fmt::format("{} takes {} {} from {}.", name(took.seat), took.count, words.animal(took.animal),
                       name(*took.from));
  }
  std::string operator()(event::Quartet const& quartet) const {
    auto const& animal = words.edition.animal(quartet.animal);
    return fmt::format("*** {} has all {} of {}: {} points, times the quartets! ***", name(quartet.seat),
                       number_word(animal.copies), words.animal(quartet.animal), animal.worth);
  }
  std::string operator()(event::Challenged const& challenged) const {
    auto const& trade = challenged.trade;
    return fmt::format("{} wants {} from {}.", name(trade.challenger), animals(trade),
                       name(trade.challenged));
  }
  std::string operator()(event::Tied const& tied) const {
    return fmt::format("The sums are equal; {} offers again.", name(tied.trade.challenger));
  }
  std::string operator()(event::Over const&) const { return "The game is over."; }
  std::string operator()(event::CountedDown const& counted) const {
    return fmt::format("... {} ...", counted.count);
  }
  std::string operator()(event::Claimed const& claimed) const {
    return fmt::format("{}: mine, for {}!", name(claimed.claim.seat), number_of_cards(claimed.claim.count));
  }
  std::string operator()(event::ClaimSold const& sold) const {
    return fmt::format("{} lets it go.", name(sold.auctioneer));
  }
  std::string operator()(event::ClaimBought const& bought) const {
    return fmt::format("{} uses the buying right and pays {} as many cards instead.", name(bought.auctioneer),
                       name(bought.from.seat));
  }
  std::string operator()(event::ShowedTooFew const& shown) const {
    return fmt::format("{} has fewer than {} and shows them: {}.", name(shown.seat),
                       number_of_cards(shown.cards), cards_and_sum(shown.hand));
  }
  std::string operator()(event::TookPedigree const& took) const {
    return fmt::format("{} takes the pedigree of the {}.", name(took.seat), words.animal(took.animal));
  }
  std::string operator()(event::Looked const& looked) const {
    return fmt::format("{} looks at the top card.", name(looked.seat));
  }
  std::string operator()(event::Divided const& divided) const {
    if (divided.seat == divided.first) return fmt::format("{} keeps it.", name(divided.seat));
    return fmt::format("{} gives it to {}.", name(divided.seat), name(divided.first));
  }
  std::string operator()(event::MustExclude const& must) const {
    return fmt::format("{} has all the rats and must leave a quartet out.", name(must.seat));
  }
  std::string operator()(event::Excluded const& excluded) const {
    return fmt::format("{} leaves the {} out.", name(excluded.seat), words.animal(excluded.animal));
  }
  std::string operator()(event::LaidOnRat<SeenMoney> const& laid_card) const {
    return fmt::format("{} lays {} next to the rat.", name(laid_card.seat), laid(laid_card.laid));
  }
  std::string operator()(event::RatMoney<SeenMoney> const& taken) const {
    return fmt::format("{} gets the money there: {}.", name(taken.seat), laid(taken.laid));
  }
  std::string operator()(event::Drew<SeenMoney> const& drew) const {
    return fmt::format("{} gets money: {}.", name(drew.seat), laid(drew.laid));
  }
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
  if (sheet.quartets.empty() && sheet.others == 0) return "no quartet";
  std::string text;
  for (auto const animal : sheet.quartets) {
    text += fmt::format("{}{} {}", text.empty() ? "" : " + ", words.animal(animal),
                        words.edition.animal(animal).worth);
  }
  if (sheet.pedigrees > 0) text += fmt::format(" + {} for pedigrees", sheet.pedigrees);
  bool const sum = sheet.quartets.size() > 1 || sheet.pedigrees > 0;
  if (sum) text = fmt::format("({})", text);
  if (!text.empty()) text += fmt::format(" x {}", sheet.times);
  if (sheet.others > 0)
    text += fmt::format("{}{} for other pedigrees", text.empty() ? "" : " + ", sheet.others);
  return text;
}

}  // namespace

std::string sentence_of(TableWords const& words, SeenEvent const& event) {
  return std::visit(Sentence{words}, event);
}

void Bids::add(TableWords const& words, Bid const& bid) {
  text_ += fmt::format("{}{} {}", empty() ? "Bids: " : ", ", words.name(bid.seat), bid.amount);
}

void Narrator::print(SeenEvent const& event) {
  if (auto const* const raised = std::get_if<event::Raised>(&event)) return bids_.add(words_, raised->bid);
  finish_line();
  if (std::holds_alternative<event::Turn>(event)) out_ << '\n';
  out_ << wrapped(sentence_of(words_, event));
}

void Narrator::finish_line() {
  if (bids_.empty()) return;
  out_ << wrapped(bids_.text());
  bids_.clear();
}

std::string closing_text(TableWords const& words, Scores const& scores) {
  std::string text = "\n";
  auto const best = winners(scores);
  std::string winning;
  for (auto const seat : seats_of(scores.seats)) {
    auto const sheet = scores.of(seat);
    auto const bonus = sheet.bonus > 0 ? fmt::format(" + {} for the bonus card", sheet.bonus) : "";
    auto const money = sheet.money > 0 ? fmt::format(" + {} in money", sheet.money) : "";
    text += wrapped(fmt::format("{}: {}{}{} = {}", at_seat(words.names, seat), arithmetic(words, sheet),
                                bonus, money, sheet.total));
    if (!best.contains(seat)) continue;
    winning += fmt::format("{}{}", winning.empty() ? "" : " and ", at_seat(words.names, seat));
  }
  return text + wrapped(fmt::format("The win goes to {}.", winning));
}

}  // namespace kuhhandel::terminal
