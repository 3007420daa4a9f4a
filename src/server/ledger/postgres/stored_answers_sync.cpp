#include "server/ledger/postgres/stored_answers_sync.h"

#include <stdexcept>
#include <string>

#include "keys/encryption.h"
#include "postgres/array_text.h"
#include "store/account_data/stored_answers.h"

namespace kuhhandel::server {
namespace {

constexpr auto kReadAnswers =
    "SELECT id, shard, at, fingerprint, status, content FROM stored_answers"
    " JOIN unnest($1::integer[], $2::bigint[]) AS copied (shard_of_copy, copied_turn)"
    " ON shard = shard_of_copy WHERE turn > copied_turn";

/// Shards whose replica is out of date.
struct StaleAnswers {
  postgres::ArrayText shards{};
  postgres::ArrayText sequences{};  // the last replicated batch of each; 0: all answers are read
  std::vector<int> in_full{};
  bool is_empty = true;
};

StaleAnswers stale_answers(std::vector<ShardRow> const& rows, store::Store& store) {
  StaleAnswers stale;
  for (auto const& row : rows) {
    auto const position = store::Replica(store).position(row.shard);
    if (position == row.latest_position) continue;
    bool const is_delta_possible = position && row.can_sync_delta_from(*position);
    stale.is_empty = false;
    stale.shards.add(std::to_string(row.shard));
    stale.sequences.add(std::to_string(is_delta_possible ? position->sequence : 0));
    if (!is_delta_possible) stale.in_full.push_back(row.shard);
  }
  return stale;
}

template <class Value>
Value readable(std::optional<Value> value) {
  if (!value) throw std::runtime_error("The ledger has a stored answer that cannot be read.");
  return *std::move(value);
}

keys::TokenHash answer_hash_in(postgres::Value const& value) {
  return readable(keys::hash_from_hex(postgres::text_in(value)));
}

std::vector<store::StoredAnswer> answers_in(postgres::QueryResult const& results) {
  std::vector<store::StoredAnswer> answers;
  for (auto const& row : results.rows)
    answers.push_back({.id = answer_hash_in(row[0]),
                       .shard = static_cast<int>(postgres::number_in(row[1])),
                       .at = table::Instant{postgres::number_in(row[2])},
                       .fingerprint = answer_hash_in(row[3]),
                       .status = static_cast<int>(postgres::number_in(row[4])),
                       .content = readable(keys::bytes_from_hex(postgres::text_in(row[5])))});
  return answers;
}

}  // namespace

void sync_stored_answers(postgres::Connection& database, std::vector<ShardRow> const& shards,
                         LocalReplicaAccess const& replica) {
  auto const stale = replica.read([&](store::Store& store) { return stale_answers(shards, store); });
  if (stale.is_empty) return;
  auto const answers =
      answers_in(database.query({{kReadAnswers, {stale.shards.text(), stale.sequences.text()}}})[0]);
  if (answers.empty() && stale.in_full.empty()) return;
  replica.write([&](store::Store& store) {
    store::StoredAnswers stored(store.database());
    // The folder may have answers that the ledger never got.
    for (int const shard : stale.in_full) stored.remove_shard(shard);
    for (auto const& answer : answers) stored.put(answer);
  });
}

}  // namespace kuhhandel::server
