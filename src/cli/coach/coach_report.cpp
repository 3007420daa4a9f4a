#include "cli/coach/coach_report.h"

#include <array>
#include <cmath>
#include <ostream>
#include <string>

#include "engine/visit.h"

namespace kuhhandel::cli {
namespace {

std::string percent(float chance) { return std::to_string(std::lround(chance * 100)); }
std::string with_sign(float chance) {
  auto const points = std::lround(chance * 100);
  return (points < 0 ? "-" : "+") + std::to_string(std::abs(points));
}

/// A choice as an order: "bid 310".
struct Phrase {
  coach::ScoredChoice const& one;
  codec::Record const& record;

  std::string amount(Money sum) const { return std::to_string(sum.points()); }
  std::string cards(MoneyCards laid) const {
    auto const number = laid.size();
    if (number == 0) return "nothing";
    return amount(laid.sum()) + " in " + std::to_string(number) + (number == 1 ? " card" : " cards");
  }
  std::string operator()(action::Auction const&) const { return "turn up a card for auction"; }
  std::string operator()(action::Challenge const& what) const {
    return "challenge " + at_seat(record.seats, what.challenged) + " for the " +
           std::string(record.edition.name(what.animal));
  }
  std::string operator()(action::Bid const& bid) const {
    if (one.limit <= bid.amount) return "bid " + amount(bid.amount);
    return "go on bidding, up to " + amount(one.limit);
  }
  std::string operator()(action::Sell const&) const { return "sell"; }
  std::string operator()(action::Buy const&) const { return "buy it yourself"; }
  std::string operator()(action::Pay const& pay) const { return "pay " + cards(pay.money); }
  std::string operator()(action::Offer const& offer) const { return "lay " + cards(offer.money); }
  std::string operator()(action::Accept const&) const { return "accept unseen"; }
  std::string operator()(action::Counter const& counter) const {
    return "counter with " + cards(counter.money);
  }
  std::string operator()(action::Exclude const& what) const {
    return "leave out the " + std::string(record.edition.name(what.animal));
  }
  std::string operator()(action::Lay const& card) const {
    return "lay a " + amount(card.value) + " on the rat";
  }
  std::string operator()(OneOf<action::Stop, action::Hammer, action::Claim, action::Tick, action::Take,
                               action::Divide, action::Keep, action::Give> auto const&) const {
    return std::string(bots::word_of(bots::act_of(one.choice)));
  }
};

std::string phrase_of(coach::ScoredChoice const& one, codec::Record const& record) {
  return one.choice ? std::visit(Phrase{one, record}, *one.choice) : "let it go";
}

/// "third goat: bid 310 (worth about 180 to you then)"
std::string choice_in(coach::Comparison const& comparison, codec::Record const& record) {
  constexpr std::array kOrdinals{"first", "second", "third", "fourth"};
  auto const& why = comparison.chosen.why.animal ? comparison.chosen.why : comparison.other.why;
  std::string text;
  if (why.animal && why.copy >= 1 && why.copy <= 4) {
    text += std::string(kOrdinals[static_cast<std::size_t>(why.copy - 1)]) + " " +
            std::string(record.edition.name(*why.animal)) + ": ";
  }
  text += phrase_of(comparison.chosen, record);
  if (!comparison.worth) return text;
  return text + " (worth about " + std::to_string(comparison.worth->points()) + " to you then)";
}

void print_decision(coach::Decision const& decision, codec::Record const& record, std::string const& instead,
                    std::ostream& out) {
  auto const& comparison = decision.comparison;
  out << "  step " << decision.step << ", " << choice_in(comparison, record) << ". " << instead
      << phrase_of(comparison.other, record) << ", " << with_sign(comparison.gain) << " (±"
      << percent(comparison.margin) << ") points of chance.\n";
}

}  // namespace

void print_assessment(coach::Assessment const& assessment, codec::Record const& record, std::ostream& out) {
  auto const& balance = assessment.balance;
  out << at_seat(record.seats, assessment.seat) << ": chance to win " << percent(balance.beginning)
      << " % at the beginning, " << percent(balance.end) << " % in the end.\n"
      << "  Own choices " << with_sign(balance.choices) << ", cards " << with_sign(balance.cards)
      << ", the others " << with_sign(balance.others) << " points of chance.\n";
  auto const mistakes = worst_mistakes(assessment);
  if (mistakes.empty()) out << "You played this as we would.\n";
  if (!mistakes.empty()) out << "Costliest mistakes:\n";
  for (auto const& one : mistakes) print_decision(one, record, "Better: ", out);
  auto const best = best_moves(assessment);
  if (!best.empty()) out << "Best moves:\n";
  for (auto const& one : best) print_decision(one, record, "Next best: ", out);
  out << '\n';
}

}  // namespace kuhhandel::cli
