#include "server/ledger/postgres/tombstone_gc.h"

#include "postgres/array_text.h"

namespace kuhhandel::server {
namespace {

constexpr auto kBetweenShards = std::chrono::minutes(1);

/// Skips items that exist again, such as a name that was registered a second time.
constexpr auto kReadTombstones =
    "SELECT kind, id FROM changes AS gone WHERE shard = $1 AND turn <= $2"
    " AND NOT EXISTS (SELECT 1 FROM tables WHERE gone.kind = 'tables' AND tables.id = gone.id)"
    " AND NOT EXISTS (SELECT 1 FROM surroundings AS kept WHERE kept.kind = gone.kind AND kept.id = gone.id)"
    " LIMIT 5000";
constexpr auto kAdvanceDeletedUpTo = "UPDATE shards SET forgotten = greatest(forgotten, $2) WHERE id = $1";
constexpr auto kDeleteTombstones =
    "DELETE FROM changes USING unnest($3::text[], $4::text[]) AS gone (gone_kind, gone_id)"
    " WHERE kind = gone_kind AND id = gone_id AND shard = $1 AND turn <= $2";

}  // namespace

std::size_t delete_tombstones(postgres::Connection& database, int shard, std::uint64_t up_to) {
  std::vector<postgres::Value> const parameters{std::to_string(shard), std::to_string(up_to)};
  // Outside the transaction, because this query can be slow and syncs must not wait for it.
  auto const tombstones = database.query({{kReadTombstones, parameters}})[0].rows;
  // Then all replicas can still synchronise by delta.
  if (tombstones.empty()) return 0;
  postgres::ArrayText kinds;
  postgres::ArrayText ids;
  for (auto const& row : tombstones) {
    kinds.add(postgres::text_in(row[0]));
    ids.add(postgres::text_in(row[1]));
  }
  // Locks the shard's row first, in the same order as a sync.
  auto const results =
      database.query({{"BEGIN"},
                      {kAdvanceDeletedUpTo, parameters},
                      {kDeleteTombstones, {parameters[0], parameters[1], kinds.text(), ids.text()}},
                      {"COMMIT"}});
  return results[2].changed;
}

void TombstoneGc::collect(postgres::Connection& database, std::string const& node,
                          std::vector<ShardRow> const& rows, Clock::time_point now) {
  if (now < next_at_) return;
  next_at_ = now + kBetweenShards;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    auto const& row = rows[next_ % rows.size()];
    ++next_;
    if (row.lease.owner != node || row.latest_position.sequence <= kRetainedSequences) continue;
    delete_tombstones(database, row.shard, row.latest_position.sequence - kRetainedSequences);
    return;
  }
}

}  // namespace kuhhandel::server
