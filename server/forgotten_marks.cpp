#include "server/forgotten_marks.h"

namespace kuhhandel::server {
namespace {

constexpr auto kBetweenShards = std::chrono::minutes(1);

/// Kinds and ids of what is there no more.
std::string const kGone =
    "SELECT kind, id FROM changes AS gone WHERE shard = $1 AND turn <= $2"
    " AND NOT EXISTS (SELECT 1 FROM tables WHERE gone.kind = 'tables' AND tables.id = gone.id)"
    " AND NOT EXISTS (SELECT 1 FROM surroundings AS kept WHERE kept.kind = gone.kind AND kept.id = gone.id)";
/// Where nothing has gone everybody may go on from where they are. The row comes first, as in a seal.
std::string const kSayForgotten =
    "UPDATE shards SET forgotten = greatest(forgotten, $2) WHERE id = $1 AND EXISTS (" + kGone + ")";
/// What came back meanwhile, such as a name, has a later turn by then.
std::string const kForget =
    "DELETE FROM changes WHERE shard = $1 AND turn <= $2 AND (kind, id) IN (" + kGone + " LIMIT 10000)";

}  // namespace

std::size_t forget_marks(postgres::Connection& database, int shard, std::uint64_t up_to) {
  std::vector<postgres::Value> const which{std::to_string(shard), std::to_string(up_to)};
  auto const told = database.ask({{"BEGIN"}, {kSayForgotten, which}, {kForget, which}, {"COMMIT"}});
  return told[2].changed;
}

void ForgottenMarks::go_on(postgres::Connection& database, std::string const& node,
                           std::vector<ShardRow> const& rows, Clock::time_point now) {
  if (now < next_at_) return;
  next_at_ = now + kBetweenShards;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    auto const& row = rows[next_ % rows.size()];
    ++next_;
    if (row.ownership.owner != node || row.latest.sequence <= kTurnsRemembered) continue;
    forget_marks(database, row.shard, row.latest.sequence - kTurnsRemembered);
    return;
  }
}

}  // namespace kuhhandel::server
