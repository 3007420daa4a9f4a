#include "strangers/stranger.h"

#include <algorithm>

#include "bots/stake.h"
#include "engine/cards/payments.h"
#include "engine/visit.h"
#include "strangers/judgement.h"

namespace kuhhandel::strangers {
namespace {

constexpr double kReach = 0.6;  // a bluff goes up to this part of the bidder's money
constexpr int kMostCardsForPedigree = 4;
constexpr int kCardsForRat = 3;

Money tens(double sum) { return Money::of_tens(std::max(0, static_cast<int>(sum / 10))); }

/// A decision in each phase.
class Decision {
 public:
  Decision(Position const& position, LegalActions const& legal, Rng rng)
      : position_(position), style_(position.style), view_(position.view), legal_(legal), rng_(rng) {}

  bots::Choice operator()(seen::TurnChoice const&) {
    auto best = simplest();
    if (waits()) return best;
    bool const may_wait =
        option_in<option::Auction>() || option_in<option::Divide>() || option_in<option::Stop>();
    auto promise = may_wait ? style_.patience * average_worth(position_.edition) : -1e9;
    for (auto const& option : legal_) {
      auto const* const challenge = std::get_if<option::Challenge>(&option);
      if (challenge == nullptr) continue;
      auto const promised = promise_of(bots::trade_of(position_.self, *challenge));
      if (promised <= promise) continue;
      promise = promised;
      best = action::Challenge{challenge->challenged, challenge->animal};
    }
    return best;
  }

  bots::Choice operator()(phase::Bidding const& auction) {
    auto const allowed = std::get<option::Bid>(legal_[0]);
    auto const rival = auction.standing && auction.standing->seat != position_.self ? auction.standing->seat
                                                                                    : auction.auctioneer;
    auto const limit = tens(limit_for(position_, auction.lot, rival));
    if (allowed.from <= limit) return action::Bid{raised(allowed, limit)};
    return raises_anyway() ? bots::Choice(action::Bid{allowed.from}) : bots::kSilent;
  }

  bots::Choice operator()(phase::BuyingRight const& sale) {
    bool const wants = static_cast<double>(sale.standing.amount) <=
                       style_.buying * limit_for(position_, sale.lot, sale.standing.seat);
    if (wants && option_in<option::Buy>()) return action::Buy{};
    return action::Sell{};
  }

  bots::Choice operator()(phase::Payment const& debt) {
    return action::Pay{cheapest_payment(view_.hand, debt.at_least)};
  }

  bots::Choice operator()(phase::Offer const& offer) {
    auto const least = std::get<option::Offer>(legal_[0]).at_least_cards;
    if (chance(style_.zeros)) return action::Offer{padded({}, std::max(1, least))};
    auto const stake = money_for(position_, stake_of(position_, offer.trade).sum());
    return action::Offer{padded(cards_for(part() * stake), least)};
  }

  bots::Choice operator()(seen::Answer const& answer) {
    auto const* const counter = option_in<option::Counter>();
    if (counter == nullptr || chance(style_.accepts_any)) return action::Accept{};
    auto const laid = position_.others.sum_laid(view_, answer.trade.challenger, answer.offered, style_);
    auto const stake = money_for(position_, stake_of(position_, answer.trade).sum());
    if (laid >= style_.accepts_at * stake) return action::Accept{};
    if (chance(style_.zeros)) return action::Counter{padded({}, std::max(1, counter->at_least_cards))};
    auto const sum = std::max(part() * stake, std::min(stake, style_.edge * laid + 10));
    return action::Counter{padded(cards_for(sum), counter->at_least_cards)};
  }

  /// Claims for a few cards that it can spare; more if it owns such an animal.
  bots::Choice operator()(phase::Countdown const& countdown) {
    auto const owned = view_.herd(position_.self).count(countdown.pedigree);
    auto const most = std::min(view_.hand.size() / 2, owned > 0 ? kMostCardsForPedigree + owned : 2);
    if (countdown.count > most) return bots::kSilent;
    return action::Claim{};
  }

  bots::Choice operator()(phase::ClaimRight const& sale) {
    auto const owned = view_.herd(position_.self).count(sale.pedigree);
    if (owned > 0 && option_in<option::Buy>()) return action::Buy{};
    return action::Sell{};
  }

  bots::Choice operator()(phase::ClaimPayment const& debt) {
    return action::Pay{cheapest_cards(view_.hand, debt.cards)};
  }

  bots::Choice operator()(seen::RatRound const& round) {
    if (round.laid >= kCardsForRat || !option_in<option::Lay>()) return action::Take{};
    return action::Lay{cheapest_cards(view_.hand, 1).sum()};
  }

  bots::Choice operator()(seen::Division const& division) {
    auto const& card = *division.card;
    if (card.kind() == Card::Kind::rat) return action::Give{};
    if (card.kind() != Card::Kind::animal) return action::Keep{};
    bool const wants =
        worth_to(position_, position_.self, card.animal(), 1) >= average_worth(position_.edition);
    if (wants) return action::Keep{};
    return action::Give{};
  }

  bots::Choice operator()(OneOf<seen::Finished, phase::QuartetExclusion> auto const&) { return simplest(); }

  /// Returns the taught choice, or the habit that replaces it.
  bots::Choice deviating_from(bots::Choice const& taught) {
    if (!taught)
      return raises_anyway() ? bots::Choice(action::Bid{std::get<option::Bid>(legal_[0]).from}) : taught;
    if (auto const* const bid = std::get_if<action::Bid>(&*taught)) return spared(*bid);
    if (std::holds_alternative<action::Challenge>(*taught) && waits()) return simplest();
    if (auto const* const offer = std::get_if<action::Offer>(&*taught)) {
      auto const least = std::get<option::Offer>(legal_[0]).at_least_cards;
      return action::Offer{laid_instead(offer->money, least)};
    }
    if (auto const* const counter = std::get_if<action::Counter>(&*taught)) {
      if (chance(style_.accepts_any)) return action::Accept{};
      return action::Counter{laid_instead(counter->money, option_in<option::Counter>()->at_least_cards)};
    }
    return taught;
  }

 private:
  bool waits() const {
    bool const may = option_in<option::Auction>() || option_in<option::Divide>() || option_in<option::Stop>();
    return may && pile_left(position_) > style_.trades_from;
  }

  bool raises_anyway() {
    auto const* const auction = std::get_if<phase::Bidding>(&view_.phase);
    return auction != nullptr && auction->standing &&
           static_cast<double>(std::get<option::Bid>(legal_[0]).from) <
               kReach * money_of(auction->standing->seat) &&
           chance(style_.bluff);
  }

  /// Returns the bid, smaller by habit, or silence if it would break the reserve.
  bots::Choice spared(action::Bid const& bid) const {
    auto const from = std::get<option::Bid>(legal_[0]).from;
    auto const most = static_cast<double>(view_.hand.sum()) * (view_.pile > 0 ? 1 - style_.reserve : 1);
    if (static_cast<double>(from) > most) return bots::kSilent;
    return action::Bid{style_.leap == 0 ? from : bid.amount};
  }

  MoneyCards laid_instead(MoneyCards taught, int least) {
    if (chance(style_.zeros)) return padded({}, std::max(1, least));
    auto const sum = part() * static_cast<double>(taught.sum());
    return padded(cards_for(sum), least);
  }

  bots::Choice simplest() const { return simplest_of(legal_, view_.hand); }

  template <class AnyOption>
  AnyOption const* option_in() const {
    for (auto const& option : legal_) {
      if (auto const* const found = std::get_if<AnyOption>(&option)) return found;
    }
    return nullptr;
  }

  bool chance(double share) { return rng_.below(1000) < 1000 * share; }
  double part() {
    return style_.least_part + (style_.most_part - style_.least_part) * rng_.below(1001) / 1000;
  }
  double money_of(Seat rival) const { return position_.others.money_of(view_, rival, style_); }

  /// Returns the expected points of a trade: the richer player wins it more often.
  double promise_of(Trade const& trade) const {
    auto const stake = stake_of(position_, trade);
    auto const own = static_cast<double>(view_.hand.sum()) + 1;
    auto const win = own / (own + std::max(0.0, money_of(trade.challenged)) + 1);
    auto const denied =
        style_.denial * worth_to(position_, trade.challenged, trade.animal, trade.count, trade.count);
    return win * (stake.gain + denied) - (1 - win) * style_.caution * stake.loss;
  }

  Money raised(option::Bid const& allowed, Money limit) {
    auto const way = style_.leap * rng_.below(1001) / 1000 * static_cast<double>(limit - allowed.from);
    auto const amount = allowed.from + tens(way);
    return std::min(allowed.to, std::max(allowed.from, amount >= 300 ? amount / 50 * 50 : amount));
  }

  /// Returns cards for about this sum, as far as the stranger may spend it.
  MoneyCards cards_for(double sum) const {
    auto const cash = view_.hand.sum();
    auto const most = static_cast<double>(cash) * (view_.pile > 0 ? style_.trade_part : 1);
    auto const amount = tens(std::min(sum, most));
    if (amount <= 0) return {};
    if (amount >= cash) return view_.hand - zeros_of(view_.hand);
    return cheapest_payment(view_.hand, amount);
  }

  /// Returns the cards with some zeros, and at least this number of cards.
  MoneyCards padded(MoneyCards cards, int least) {
    auto const zeros = view_.hand.count(Denomination::zero) - cards.count(Denomination::zero);
    if (zeros > 0) {
      auto const added = static_cast<int>(style_.padding * (zeros + 1) * rng_.below(1000) / 1000);
      cards += MoneyCards::of(Denomination::zero, std::min(zeros, added));
    }
    return cards + cheapest_cards(view_.hand - cards, std::max(0, least - cards.size()));
  }

  Position const& position_;
  Style const& style_;
  View const& view_;
  LegalActions const& legal_;
  Rng rng_;
};

double worth_of_herd(Edition const& edition, Herd const& herd) {
  double worth = 0;
  for (auto const animal : animals_of(edition))
    worth += static_cast<double>(edition.animal(animal).worth) * herd.count(animal);
  return worth;
}

bool is_behind(Edition const& edition, View const& view, Seat self) {
  auto const own = worth_of_herd(edition, view.herd(self));
  for (auto const seat : seats_of(view.seats)) {
    if (worth_of_herd(edition, view.herd(seat)) > own) return true;
  }
  return false;
}

}  // namespace

Stranger::Stranger(Character const& character) : character_(character) {
  auto const& school = character.first.school ? character.first.school : character.second.school;
  if (school) school_ = std::make_unique<bots::Farmer>(*school);
}

void Stranger::start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) {
  edition_ = &edition;
  seats_ = seats;
  self_ = seat;
  seed_ = seed;
  dice_ = bots::Dice(seed);
  others_ = Acquaintance(edition, seats, seat);
  if (school_) school_->start(edition, seats, seat, seed);
}

void Stranger::see(SeenEvent const& event) {
  dice_.advance();
  others_.see(event);
  if (school_) school_->see(event);
}

Style const& Stranger::style_for(View const& view) const {
  auto const& [family, first, second, change] = character_;
  switch (change) {
    case Change::never:
      return first;
    case Change::halfway:
      return pile_left({*edition_, view, first, others_, self_, seed_}) > 0.5 ? first : second;
    case Change::behind:
      return is_behind(*edition_, view, self_) ? second : first;
    case Change::moody:
      return Rng(seed_ + static_cast<std::uint64_t>(others_.occasions())).below(2) == 0 ? first : second;
  }
  return first;
}

bots::Choice Stranger::decide(View const& view, LegalActions const& legal) {
  Position const position{.edition = *edition_,
                          .view = view,
                          .style = style_for(view),
                          .others = others_,
                          .self = self_,
                          .seed = seed_};
  Decision decision(position, legal, dice_.rng());
  if (position.style.school) return decision.deviating_from(school_->decide(view, legal));
  return std::visit(decision, view.phase);
}

void AnyStranger::start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) {
  auto const nth = Rng(seed ^ 0x737472616e676572U).below(size_of(group_));
  stranger_ = std::make_unique<Stranger>(character_of(nth_of(group_, nth)));
  stranger_->start(edition, seats, seat, seed);
}

}  // namespace kuhhandel::strangers
