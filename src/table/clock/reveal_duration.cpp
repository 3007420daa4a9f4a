#include "table/clock/reveal_duration.h"

#include <algorithm>

#include "engine/visit.h"

namespace kuhhandel::table {
namespace {

constexpr Duration kNothing{0};

/// Durations of events at speed 2 (called brisk in the client), in milliseconds.
struct Length {
  Presence const& presence;

  Duration operator()(Event const& event) const { return std::visit(*this, event); }

  /// Players look at the result until they tap; clients of the others tap by themselves after a while.
  Duration operator()(
      OneOf<event::Accepted<SecretMoney>, event::Revealed<SecretMoney>> auto const& ended) const {
    bool const is_read = is_connected(ended.trade.challenger) || is_connected(ended.trade.challenged);
    return Duration{is_read ? 15'000 : 2200};
  }
  /// The player who completes a quartet calculates their score; others see a ribbon at the seat.
  Duration operator()(event::Quartet const& quartet) const {
    return Duration{is_a_persons(quartet.seat) ? 2500 : 1200};
  }
  Duration operator()(OneOf<event::TookBonus, event::ShowedHand, event::ShowedTooFew> auto const&) const {
    return Duration{2500};
  }
  Duration operator()(event::Divided const&) const { return Duration{2200}; }
  Duration operator()(event::Payday const&) const { return Duration{2000}; }
  Duration operator()(event::TurnedUp const& turned) const {
    return turned.lot.kind() == Card::Kind::pedigree ? Duration{2000} : kNothing;
  }
  /// Players see the money arrive in their purse.
  Duration operator()(event::Paid<SecretMoney> const& paid) const {
    return Duration{is_connected(paid.payer) || is_connected(paid.payee) ? 1500 : 800};
  }
  Duration operator()(event::Kept const& kept) const {
    return Duration{is_connected(kept.seat) ? 1500 : 800};
  }
  Duration operator()(event::RatMoney<SecretMoney> const&) const { return Duration{1500}; }
  Duration operator()(
      OneOf<event::Turn, event::Skipped, event::Raised, event::Knocked, event::AuctionedAgain,
            event::AuctionGoesOn, event::Took, event::Stopped, event::Challenged, event::Over, event::Sold,
            event::Bought, event::ClaimSold, event::ClaimBought, event::Offered<SecretMoney>,
            event::Countered<SecretMoney>, event::CountedDown, event::Claimed, event::TookPedigree,
            event::Looked, event::MustExclude, event::Excluded, event::LaidOnRat<SecretMoney>,
            event::Drew<SecretMoney>, event::Tied> auto const&) const {
    return kNothing;
  }

  /// Shown if several players claimed; bids of a race are shown like others.
  Duration operator()(Shared<table_event::Verdict> const& verdict) const {
    auto const claims =
        std::ranges::count_if(verdict->presses, [](auto const& press) { return !press.hand.amount; });
    return claims > 1 ? Duration{2200} : kNothing;
  }
  Duration operator()(
      OneOf<fact::Seated, Shared<fact::BotSeated>, fact::SeatVacated, table_event::Started,
            table_event::Pressed, fact::RoundTrip, fact::Called, fact::Away, fact::Back, fact::StandIn,
            fact::Paused, fact::Resumed, Shared<fact::SettingsChanged>, table_event::TimedOut,
            Shared<table_event::Renamed>, fact::Reopened, fact::SeenEnough, fact::Passed, fact::PassTakenBack,
            fact::FastForward> auto const&) const {
    return kNothing;
  }

  bool is_a_persons(Seat seat) const { return presence.person(seat) != nullptr; }
  bool is_connected(Seat seat) const { return is_a_persons(seat) && !presence.person(seat)->away; }
};

/// People do not read faster at a fast table, so reveals are shortened less than calls.
int percent_of(Speed speed) {
  switch (static_cast<int>(speed)) {
    case 0:
      return 0;
    case 1:
      return 125;
    case 2:
      return 100;
    default:
      return 70;
  }
}

}  // namespace

Duration reveal_duration(std::vector<TableEvent> const& events, Presence const& presence, Speed speed) {
  Length const length_of{presence};
  Duration length{0};
  for (auto const& event : events) length += std::visit(length_of, event);
  return length * percent_of(speed) / 100;
}

}  // namespace kuhhandel::table
