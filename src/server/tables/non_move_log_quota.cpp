#include "server/tables/non_move_log_quota.h"

#include <algorithm>

#include "engine/visit.h"

namespace kuhhandel::server {
namespace {

using live::NonMoveKind;

/// Kind and seat of a fact that is not a move. Facts that follow from other facts have no quota entry.
struct QuotaEntry {
  NonMoveKind kind;
  std::optional<Seat> of{};  // nullopt: the table's
};

std::optional<QuotaEntry> quota_entry_of(table::Fact const& fact) {
  using namespace table::fact;
  return std::visit(
      []<class T>(T const& one) -> std::optional<QuotaEntry> {
        if constexpr (OneOf<T, Back>) return QuotaEntry{NonMoveKind::arrival, one.seat};
        if constexpr (OneOf<T, AttentionChanged>)
          if (one.attentive) return QuotaEntry{NonMoveKind::arrival, one.seat};
        if constexpr (OneOf<T, RoundTrip>) return QuotaEntry{NonMoveKind::round_trip, one.seat};
        if constexpr (OneOf<T, PassTakenBack, Renamed, FaceChanged>)
          return QuotaEntry{NonMoveKind::order, one.seat};
        if constexpr (OneOf<T, JoinRequested>) return QuotaEntry{NonMoveKind::asking, one.seat};
        if constexpr (OneOf<T, BigScreenPresent>)
          if (one.present) return QuotaEntry{NonMoveKind::screen};
        if constexpr (OneOf<T, Paused>)
          if (one.missing) return {};
        if constexpr (OneOf<T, BotSeated, SeatVacated, SeatRestored, Paused, Resumed, SettingsChanged,
                            BigScreenAllowed>)
          return QuotaEntry{NonMoveKind::order};
        return {};
      },
      fact);
}

}  // namespace

void NonMoveLogQuota::on_event(table::Entry const& entry) {
  bool const is_new_log = std::holds_alternative<table::fact::Started>(entry.fact) ||
                          std::holds_alternative<table::fact::LogSnapshot>(entry.fact);
  if (is_new_log) *this = {};
  if (began_at_ == table::Instant{0}) began_at_ = entry.at;
  auto const quota_entry = quota_entry_of(entry.fact);
  if (!quota_entry) return;
  auto& count = count_of(quota_entry->kind);
  ++(quota_entry->of ? count.seats[*quota_entry->of] : count.table);
}

bool NonMoveLogQuota::has_room(NonMoveKind kind, Seat seat, table::Instant now) const {
  auto const limit = kBurst + (now - began_at_) / kRefillInterval;
  auto const& count = counts_[static_cast<std::size_t>(kind)];
  return std::max(count.seats[seat], count.table) < limit;
}

}  // namespace kuhhandel::server
