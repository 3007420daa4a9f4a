#include "tests/perft/every_command.h"

#include "engine/play.h"

namespace kuhhandel {
namespace {

std::vector<MoneyCards> selections(MoneyCards hand,
                                   std::span<Denomination const> dearest_first = kDearestFirst) {
  if (dearest_first.empty()) return {MoneyCards{}};
  std::vector<MoneyCards> all;
  auto const denomination = dearest_first.front();
  for (auto const cheaper : selections(hand, dearest_first.subspan(1))) {
    for (int number = 0; number <= hand.count(denomination); ++number) {
      all.push_back(cheaper + MoneyCards::of(denomination, number));
    }
  }
  return all;
}

struct Listing {
  Edition const& edition;
  State const& state;
  std::vector<Command> commands;

  void add(Actor by, std::initializer_list<Action> actions) {
    for (auto const& action : actions) commands.push_back({by, action});
  }

  void add_plain(Actor by) {
    add(by, {action::Auction{}, action::Stop{}, action::Hammer{}, action::Sell{}, action::Buy{},
             action::Accept{}});
    add(by,
        {action::Claim{}, action::Tick{}, action::Take{}, action::Divide{}, action::Keep{}, action::Give{}});
    for (auto const denomination : kDenominations) add(by, {action::Lay{value_of(denomination)}});
  }

  void add_animals(Actor by) {
    for (int a = 0; a < kMaxKinds; ++a) {
      add(by, {action::Exclude{animal_at(a)}});
      for (auto const seat : seats_of(state.seats)) add(by, {action::Challenge{seat, animal_at(a)}});
    }
  }

  void add_bids(Actor by) {
    for (Money amount = 0; amount <= edition.money.sum(); amount += 10) add(by, {action::Bid{amount}});
  }

  void add_notes(Seat seat) {
    for (auto const cards : selections(state.hand(seat))) {
      add(seat, {action::Pay{cards}, action::Offer{cards}, action::Counter{cards}});
    }
  }
};

}  // namespace

std::vector<Command> every_command(Edition const& edition, State const& state) {
  Listing listing{edition, state, {}};
  listing.add_plain(House{});
  for (auto const seat : seats_of(state.seats)) {
    listing.add_plain(seat);
    listing.add_animals(seat);
    listing.add_bids(seat);
    listing.add_notes(seat);
  }
  return listing.commands;
}

std::uint64_t perft(Edition const& edition, State const& state, int commands) {
  if (commands == 0) return 1;
  std::uint64_t sum = 0;
  for (auto const& command : every_command(edition, state)) {
    auto const next = play(edition, state, command);
    if (next) sum += perft(edition, next->next, commands - 1);
  }
  return sum;
}

}  // namespace kuhhandel
