#include "server/tables/non_move_log_quota.h"

#include <algorithm>

#include "engine/visit.h"

namespace kuhhandel::server {
namespace {

using live::BesideTheGame;

/// Whose it is, where it is no move; none of those that follow upon others.
struct Kept {
  BesideTheGame what;
  std::optional<Seat> of{};  // none: of the table
};

std::optional<Kept> kept_beside(table::Fact const& fact) {
  using namespace table::fact;
  return std::visit(
      []<class T>(T const& one) -> std::optional<Kept> {
        if constexpr (OneOf<T, Back>) return Kept{BesideTheGame::arrival, one.seat};
        if constexpr (OneOf<T, RoundTrip>) return Kept{BesideTheGame::round_trip, one.seat};
        if constexpr (OneOf<T, PassTakenBack, Renamed>) return Kept{BesideTheGame::order, one.seat};
        if constexpr (OneOf<T, Asked>) return Kept{BesideTheGame::asking, one.seat};
        if constexpr (OneOf<T, Paused>)
          if (one.missing) return {};
        if constexpr (OneOf<T, BotSeated, Freed, GivenBack, Paused, Resumed, Conducted>)
          return Kept{BesideTheGame::order};
        return {};
      },
      fact);
}

}  // namespace

void BesideInLog::follow(table::Entry const& entry) {
  bool const begins_anew = std::holds_alternative<table::fact::Started>(entry.fact) ||
                           std::holds_alternative<table::fact::CarriedForward>(entry.fact);
  if (begins_anew) *this = {};
  if (began_ == table::Instant{0}) began_ = entry.at;
  auto const kept = kept_beside(entry.fact);
  if (!kept) return;
  auto& count = of(kept->what);
  ++(kept->of ? count.seats[*kept->of] : count.table);
}

bool BesideInLog::has_room(BesideTheGame what, Seat seat, table::Instant now) const {
  auto const most = kAtOnce + (now - began_) / kEach;
  auto const& count = counts_[static_cast<std::size_t>(what)];
  return std::max(count.seats[seat], count.table) < most;
}

}  // namespace kuhhandel::server
