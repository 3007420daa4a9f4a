#include "engine/knowledge/observation.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>
#include <utility>

#include "engine/knowledge/seat_memory.h"
#include "engine/phases/bidding.h"
#include "engine/shown.h"
#include "engine/visit.h"

namespace kuhhandel {
namespace {

static_assert(std::endian::native == std::endian::little);
static_assert(observed::kHerds + kMaxSeats * observed::kHerdBytes == observed::kRemembered);
static_assert(observed::kRows + kMaxSeats * observed::kRowBytes == kObservationSize);

using Word = std::uint64_t;

constexpr Word kLowNibbles = 0x0F0F0F0F0F0F0F0FU;
constexpr Word kOnes = 0x0101010101010101U;
constexpr Word kHighBits = 0x8080808080808080U;

/// Returns a number at its position among the eight bytes from `first`: storing one word is faster than eight
/// bytes.
constexpr Word placed(int first, int at, int number) {
  return static_cast<Word>(number) << (8 * (at - first));
}

class ObservationWriter {
 public:
  ObservationWriter(Question const& question, Seat observer, Observation& to)
      : seats_(question.state.seats), observer_(index_of(observer)), to_(to.data()) {}

  Seat observer() const { return seat_at(observer_); }

  void put(int at, int number) const { to_[at] = static_cast<std::uint8_t>(number); }
  void put_two(int at, int number) const {
    put(at, number);
    put(at + 1, number >> 8);
  }
  void put_word(int at, Word word) const { std::memcpy(to_ + at, &word, sizeof word); }

  void put_money(int at, MoneyCards cards) const { put_word(at, cards.bits()); }
  void put_herd(int at, Herd herd) const {
    put_word(at, herd.bits() & kLowNibbles);
    put_word(at + 8, (herd.bits() >> 4) & kLowNibbles);
  }
  void put_seat(int at, Seat seat) const { put(at, steps_to(seat) + 1); }
  void put_animal(int at, AnimalId animal) const { put(at, index_of(animal) + 1); }
  void put_lot(Lot const& lot) const {
    put_animal(observed::kLot, lot.animal());
    if (auto const other = lot.with()) put_animal(observed::kCard, *other);
  }
  void put_bid(Bid const& bid) const {
    put_two(observed::kAmount, tens_of(bid.amount));
    put_seat(observed::kBidder, bid.seat);
  }
  /// Writes the bits of the seats, the observer's lowest.
  void put_set(int at, SeatSet seats) const { put(at, static_cast<int>(turned(seats.bits()) & 0xFFU)); }
  /// Writes three sets into consecutive bytes; the byte after them becomes 0.
  void put_sets(int at, SeatSet first, SeatSet second, SeatSet third) const {
    auto const all = turned(first.bits() | second.bits() << 8 | third.bits() << 16);
    std::memcpy(to_ + at, &all, sizeof all);
  }
  void put_trade(Trade const& trade) const {
    auto const other = index_of(trade.challenged) == observer_ ? trade.challenger : trade.challenged;
    put_animal(observed::kLot, trade.animal);
    put_seat(observed::kPartner, other);
    put(observed::kStake, trade.count);
    put(observed::kRound, trade.round);
  }

  int steps_to(Seat seat) const {
    auto const steps = index_of(seat) - observer_;
    return steps < 0 ? steps + seats_ : steps;
  }
  /// Converts eight seats at once, one per byte as the seat plus 1, to the steps to them plus 1; 0 stays 0.
  Word steps_to(Word seats) const {
    auto const some = ((seats + (kHighBits - kOnes)) & kHighBits) >> 7;
    auto const ahead = (seats | kHighBits) - some * static_cast<Word>(observer_);
    auto const passed = (~(ahead - some) & kHighBits) >> 7;  // seats before the observer
    return (ahead + passed * static_cast<Word>(seats_)) & (some * 0x0FU);
  }

 private:
  /// Rotates sets of seats, one per byte, to the observer's perspective.
  unsigned turned(unsigned sets) const {
    auto const ahead = 0x010101U * ((1U << (seats_ - observer_)) - 1);
    auto const all = 0x010101U * ((1U << seats_) - 1);
    return ((sets >> observer_) & ahead) | ((sets << (seats_ - observer_)) & (all ^ ahead));
  }

  int seats_;
  int observer_;
  std::uint8_t* to_;
};

struct PutPhase {
  Edition const& edition;
  Question const& question;
  ObservationWriter to;

  void operator()(phase::Bidding const& auction) const {
    to.put_lot(auction.lot);
    if (auction.standing) to.put_bid(*auction.standing);
    to.put_sets(observed::kBarred, auction.barred, question.silent, auction.bound);
    to.put_two(observed::kFewest, question.from);
  }
  void operator()(phase::BuyingRight const& sale) const {
    to.put_lot(sale.lot);
    to.put_bid(sale.standing);
    to.put_set(observed::kBarred, sale.barred);
    to.put_set(observed::kBound, sale.bound);
  }
  void operator()(phase::Payment const& debt) const {
    to.put_lot(debt.lot);
    to.put_bid({debt.payer, debt.at_least});
    to.put_seat(observed::kPayee, debt.payee);
  }
  void operator()(phase::Offer const& offer) const { to.put_trade(offer.trade); }
  void operator()(phase::Answer const& answer) const {
    to.put_trade(answer.trade);
    bool const own = answer.trade.challenger == to.observer();
    if (own || shows_number_of_offer(edition.rules)) to.put(observed::kOffered, answer.offer.size() + 1);
    if (own) to.put_money(observed::kLaid, answer.offer);
  }
  void operator()(phase::TurnChoice const& choice) const { to.put(observed::kTraded, choice.traded ? 1 : 0); }
  void operator()(phase::Countdown const& countdown) const {
    to.put_animal(observed::kLot, countdown.pedigree);
    to.put_two(observed::kAmount, countdown.count);
    to.put_set(observed::kBound, countdown.bound);
  }
  void operator()(phase::ClaimRight const& sale) const {
    to.put_animal(observed::kLot, sale.pedigree);
    to.put_two(observed::kAmount, sale.claim.count);
    to.put_seat(observed::kBidder, sale.claim.seat);
    to.put_set(observed::kBound, sale.bound);
  }
  void operator()(phase::ClaimPayment const& debt) const {
    to.put_animal(observed::kLot, debt.pedigree);
    to.put_two(observed::kAmount, debt.cards);
    to.put_seat(observed::kBidder, debt.payer);
    to.put_seat(observed::kPayee, debt.payee);
  }
  void operator()(phase::RatRound const& round) const { to.put(observed::kOffered, round.laid.size() + 1); }
  void operator()(phase::Division const& division) const {
    if (division.seat != to.observer()) return;
    to.put(observed::kCard, static_cast<int>(division.card.bits()) + 1);
  }
  void operator()(phase::QuartetExclusion const&) const {}
  void operator()(phase::Finished const&) const {}
};

void put_money_asked(ObservationWriter& to, Question const& question) {
  to.put(observed::kCountering, question.countering ? 1 : 0);
  to.put(observed::kDenomination, index_of(question.denomination));
  to.put_two(observed::kFewest, question.from);
  to.put_money(observed::kLaid, question.laid);
}

void put_pedigrees(Pedigrees pedigrees, ObservationWriter to) {
  auto const owners = pedigrees.bits();
  to.put_word(observed::kPedigrees,
              to.steps_to(owners & kLowNibbles) | (to.steps_to((owners >> 4) & kLowNibbles) << 4));
}

/// The cards of a concealed offer still count as the challenger's (C6.4).
void put_concealed(Edition const& edition, Question const& question, ObservationWriter to) {
  if (shows_number_of_offer(edition.rules)) return;
  auto const* const answer = std::get_if<phase::Answer>(&question.state.phase);
  if (answer == nullptr) return;
  auto const challenger = answer->trade.challenger;
  to.put(observed::kCards + to.steps_to(challenger), shown_cards(edition, question.state, challenger));
}

/// Returns the number of cards of each seat, one per byte, the observer's lowest.
template <std::size_t kSeats>
Word cards_from(Question const& question, Seat observer) {
  Word cards = 0;
  for (auto const seat : seats_of(kSeats)) {
    cards |= static_cast<Word>(question.state.hands[seat].size()) << (8 * index_of(seat));
  }
  auto const before = 8 * static_cast<unsigned>(index_of(observer));
  return (cards >> before) | ((cards << (8 * kSeats - before)) & ((Word{1} << (8 * kSeats)) - 1));
}

template <std::size_t kSeats>
using Round = std::array<Seat, kSeats>;

/// The seat at each number of steps to the left. A lookup table, because a branch for the wrap-around would
/// be mispredicted.
template <std::size_t kSeats>
constexpr auto rounds() {
  std::array<Round<kSeats>, kSeats> all{};
  for (std::size_t from = 0; from < kSeats; ++from) {
    for (std::size_t steps = 0; steps < kSeats; ++steps) {
      all[from][steps] = seat_at(static_cast<int>((from + steps) % kSeats));
    }
  }
  return all;
}

/// For a fixed number of seats: a loop with a length known to the compiler takes half the time.
template <std::size_t kSeats>
void put_all_of(Question const& question, ObservationWriter to) {
  static constexpr auto kRounds = rounds<kSeats>();
  auto const& round = at_seat(kRounds, to.observer());
  for (std::size_t steps = 0; steps < kSeats; ++steps) {
    to.put_herd(observed::kHerds + observed::kHerdBytes * static_cast<int>(steps),
                question.state.herds[round[steps]]);
  }
  for (std::size_t steps = kSeats; steps < kMaxSeats; ++steps) {
    to.put_herd(observed::kHerds + observed::kHerdBytes * static_cast<int>(steps), {});
  }
  to.put_word(observed::kCards, cards_from<kSeats>(question, to.observer()));
}

void put_seats(Question const& question, ObservationWriter to) {
  static_assert(kMaxSeats == 6);
  switch (question.state.seats) {
    case 2:
      return put_all_of<2>(question, to);
    case 3:
      return put_all_of<3>(question, to);
    case 4:
      return put_all_of<4>(question, to);
    case 5:
      return put_all_of<5>(question, to);
    case 6:
      return put_all_of<6>(question, to);
    default:
      std::unreachable();
  }
}

bool lays_money(Question const& question) {
  return question.asks == Asks::money || question.asks == Asks::sum;
}

/// Others do not learn that the challenged player has begun to choose a counter-offer before it is laid
/// (C6.5), or how far a player has got in laying money.
Asks seen_asks(Question const& question, Seat observer) {
  if (!lays_money(question) || observer == question.seat) return question.asks;
  return question.countering ? Asks::answer : Asks::money;
}

void put_table(Edition const& edition, Question const& question, ObservationWriter to) {
  using namespace observed;
  auto const& state = question.state;
  to.put_word(kAsks, placed(kAsks, kAsks, static_cast<int>(seen_asks(question, to.observer()))) |
                         placed(kAsks, kSeats, state.seats) | placed(kAsks, kPile, state.pile.size()) |
                         placed(kAsks, kPaydays, state.donkeys) |
                         placed(kAsks, kHandedOut, tens_of(handed_out(edition, state))) |
                         placed(kAsks, kTurn, to.steps_to(state.turn)));
}

void put_shown(Edition const& edition, Question const& question, Seat seat, Observation& observation) {
  using namespace observed;
  auto const& state = question.state;
  std::fill_n(observation.begin(), kHerds, std::uint8_t{0});
  ObservationWriter to(question, seat, observation);
  put_table(edition, question, to);
  put_seats(question, to);
  visit_switch(PutPhase{edition, question, to}, state.phase);
  if (lays_money(question) && question.seat == seat) put_money_asked(to, question);
  if (state.pedigrees != Pedigrees{}) put_pedigrees(state.pedigrees, to);
  if (state.bonus) to.put_seat(kBonus, *state.bonus);
  to.put_money(kHand, state.hand(seat));
  to.put_money(kBank, state.bank);
  to.put(kAsked, to.steps_to(question.seat));
  put_concealed(edition, question, to);
}

}  // namespace

namespace {

/// Zeros are copied too: g++ fills this many bytes with a processor instruction that starts so slowly that an
/// observation takes 1.5 times as long.
void put_remembered(std::array<std::uint8_t, observed::kRememberedBytes> const& remembered,
                    Observation& observation) {
  std::memcpy(observation.data() + observed::kRemembered, remembered.data(), remembered.size());
}

}  // namespace

void observe(Edition const& edition, Question const& question, Seat seat, Observation& observation) {
  static constexpr std::array<std::uint8_t, observed::kRememberedBytes> kNothing{};
  put_shown(edition, question, seat, observation);
  put_remembered(kNothing, observation);
}

void observe(Edition const& edition, Question const& question, SeatMemory const& memory,
             Observation& observation) {
  put_shown(edition, question, memory.self(), observation);
  put_remembered(memory.remembered(), observation);
}

}  // namespace kuhhandel
