#include "server/ledger/postgres/batch_writer.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

#include "keys/encryption.h"
#include "postgres/array_text.h"
#include "server/observability/json_log.h"

namespace kuhhandel::server {
namespace {

/// Compares epoch and sequence within the update: if the batch is not the next one of this epoch, CASE yields
/// NULL, which the column rejects.
constexpr auto kFence =
    "UPDATE shards SET sequence = CASE WHEN epoch = $2 AND sequence = $3 THEN $4::bigint END, writer = $5,"
    " writer_before = CASE WHEN writer = $5 THEN writer_before ELSE writer END,"
    " sequence_before = CASE WHEN writer = $5 THEN sequence_before ELSE sequence END,"
    " latest = greatest(latest, $6) WHERE id = $1";
/// Stores for each item, even a deleted one, the sequence of the last batch that wrote it, so that a replica
/// reads only newer items.
constexpr auto kNoteChanges =
    "INSERT INTO changes (kind, id, shard, turn)"
    " SELECT * FROM unnest($1::text[], $2::text[], $3::integer[], $4::bigint[])"
    " ON CONFLICT (kind, id) DO UPDATE SET turn = excluded.turn";
constexpr auto kNoteAll = "UPDATE changes SET turn = $2 WHERE shard = $1";
constexpr auto kUpsertAnswer =
    "INSERT INTO stored_answers (id, shard, turn, at, fingerprint, status, content)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO UPDATE SET shard = excluded.shard,"
    " turn = excluded.turn, at = excluded.at, fingerprint = excluded.fingerprint, status = excluded.status,"
    " content = excluded.content";
constexpr auto kConfirmCommit = "UPDATE ledger SET schema = schema";
constexpr auto kQueryOutcome = "SELECT epoch, sequence, writer FROM shards ORDER BY id";

/// Returns whether a retry may succeed because the statement itself is correct: the connection broke, the
/// database is shutting down, full or read-only for a while, or two transactions conflicted.
bool is_transient(postgres::SqlError const& refused) {
  static constexpr std::array<std::string_view, 8> kTransientClasses{"08", "25", "40", "53",
                                                                     "55", "57", "58", "XX"};
  return std::ranges::any_of(kTransientClasses,
                             [&](auto const& kind) { return refused.code.starts_with(kind); });
}

/// Returns whether the statement contradicts existing rows.
bool is_constraint_violation(postgres::SqlError const& refused) { return refused.code.starts_with("23"); }

std::runtime_error impossible(std::string const& what) {
  return std::runtime_error("The ledger's database does not take what this server writes: " + what +
                            ". Nothing that anyone saw is lost.");
}

postgres::Statement upsert_of(store::StoredAnswer const& answer, std::uint64_t sequence) {
  return {kUpsertAnswer,
          {keys::hex_of(answer.id), std::to_string(answer.shard), std::to_string(sequence),
           std::to_string(answer.at.count()), keys::hex_of(answer.fingerprint), std::to_string(answer.status),
           keys::hex_of_bytes(answer.content)}};
}

}  // namespace

BatchWriter::BatchWriter(std::string connection_string, std::string writer,
                         std::vector<ShardRow> const& owned, postgres::Connection::Timeout timeout)
    : connection_string_(std::move(connection_string)), writer_(std::move(writer)), timeout_(timeout) {
  for (auto const& row : owned) owned_.emplace(row.shard, owned_shard_of(row));
}

void BatchWriter::add(WriteBatch batch) {
  std::lock_guard const lock(queue_mutex_);
  queued_.add(std::move(batch));
}

void BatchWriter::acquire(ShardRow const& row) {
  std::lock_guard const lock(queue_mutex_);
  queued_.shards.erase(row.shard);
  owner_changes_[row.shard] = owned_shard_of(row);
  fenced_.erase(row.shard);
}

void BatchWriter::release(int shard) {
  std::lock_guard const lock(queue_mutex_);
  queued_.shards.erase(shard);
  owner_changes_[shard].reset();
}

std::set<int> BatchWriter::take_fenced() {
  std::lock_guard const lock(queue_mutex_);
  return std::exchange(fenced_, {});
}

CommitOutcome BatchWriter::sync() {
  std::lock_guard const one_at_a_time(sync_mutex_);
  try {
    while (next_batch()) {
      auto const outcome = in_doubt_ ? resolve_in_doubt() : write_batch();
      if (outcome == CommitOutcome::durable) continue;
      is_reachable_ = true;
      return outcome;
    }
  } catch (postgres::ConnectionLost const& lost) {
    return mark_in_doubt(lost.what());
  } catch (postgres::SqlError const& refused) {
    if (!is_transient(refused)) throw impossible(refused.what());
    return mark_in_doubt(refused.what());
  }
  // Also reached if another server owns the shards of an unanswered batch and nothing is left to send.
  is_reachable_ = true;
  return CommitOutcome::durable;
}

CommitOutcome BatchWriter::mark_in_doubt(std::string_view reason) {
  database_.reset();
  if (is_reachable_.exchange(false)) log_json("ledger_away", "why", reason);
  return CommitOutcome::in_doubt;
}

/// Makes the queued batch the current one if none is in progress. Returns whether there is something to send.
bool BatchWriter::next_batch() {
  std::lock_guard const lock(queue_mutex_);
  for (auto const& [shard, owned] : std::exchange(owner_changes_, {})) {
    current_.shards.erase(shard);
    owned_.erase(shard);
    if (owned) owned_.emplace(shard, *owned);
  }
  if (current_.empty()) {
    in_doubt_ = false;
    current_ = std::exchange(queued_, {});
  }
  std::erase_if(current_.shards,
                [&](auto const& shard_batch) { return !owned_.contains(shard_batch.first); });
  return !current_.empty();
}

/// Owned shards exist whenever there is something to send.
postgres::Connection& BatchWriter::database() {
  if (!database_)
    database_.emplace(connection_string_, timeout_, session_name_of(owned_.begin()->second.owner));
  return *database_;
}

std::vector<postgres::Statement> BatchWriter::transaction() const {
  std::vector<postgres::Statement> statements{{"BEGIN"}};
  for (auto const& [shard, shard_batch] : current_.shards) {
    auto const& owned = owned_.at(shard);
    statements.push_back(
        {kFence,
         {std::to_string(shard), std::to_string(owned.fencing_epoch), std::to_string(owned.durable_sequence),
          std::to_string(sequence_of(shard)), writer_, std::to_string(shard_batch.latest_event_at.count())}});
  }
  for (auto const& [shard, shard_batch] : current_.shards) {
    statements.insert(statements.end(), shard_batch.rows.begin(), shard_batch.rows.end());
    if (shard_batch.replaces_all)
      statements.push_back({kNoteAll, {std::to_string(shard), std::to_string(sequence_of(shard))}});
    for (auto const& answer : shard_batch.answers)
      statements.push_back(upsert_of(answer, sequence_of(shard)));
  }
  statements.push_back(change_marks());
  statements.push_back({"COMMIT"});
  return statements;
}

std::uint64_t BatchWriter::sequence_of(int shard) const {
  return owned_.at(shard).durable_sequence + current_.shards.at(shard).sequence_steps;
}

postgres::Statement BatchWriter::change_marks() const {
  postgres::ArrayText kinds;
  postgres::ArrayText ids;
  postgres::ArrayText shards;
  postgres::ArrayText sequences;
  for (auto const& [shard, shard_batch] : current_.shards) {
    for (auto const& [kind, id] : shard_batch.changed) {
      kinds.add(kind);
      ids.add(id);
      shards.add(std::to_string(shard));
      sequences.add(std::to_string(sequence_of(shard)));
    }
  }
  return {kNoteChanges, {kinds.text(), ids.text(), shards.text(), sequences.text()}};
}

CommitOutcome BatchWriter::write_batch() {
  auto& connection = database();
  in_doubt_ = true;
  try {
    auto const results = connection.query(transaction());
    if (results.back().command_tag != "COMMIT") throw impossible("it took a turn back without a word");
  } catch (postgres::SqlError const& refused) {
    if (!is_constraint_violation(refused)) throw;
    database_.reset();
    auto const outcome = query_outcome();
    if (outcome == Outcome::fenced) return CommitOutcome::fenced;
    if (outcome == Outcome::not_committed) throw impossible(refused.what());
    return confirm();
  }
  return on_written();
}

/// Finds out what happened to a batch that got no answer.
CommitOutcome BatchWriter::resolve_in_doubt() {
  switch (query_outcome()) {
    case Outcome::committed:
      return confirm();
    case Outcome::not_committed:
      // The first attempt may still arrive: one of the two then finds the batch already written.
      return write_batch();
    case Outcome::fenced:
      return CommitOutcome::fenced;
  }
  std::unreachable();
}

/// Reads all shards in one snapshot, because the batch may be committing just now. Drops shards that other
/// servers own.
BatchWriter::Outcome BatchWriter::query_outcome() {
  auto const results = database().query({{kQueryOutcome}});
  std::size_t committed = 0;
  std::set<int> fenced;
  for (auto const& [shard, shard_batch] : current_.shards) {
    auto const& row = results[0].rows.at(static_cast<std::size_t>(shard));
    auto const& owned = owned_.at(shard);
    auto const sequence = static_cast<std::uint64_t>(postgres::number_in(row[1]));
    bool const is_committed =
        sequence == owned.durable_sequence + shard_batch.sequence_steps && row[2] == writer_;
    bool const is_open = sequence == owned.durable_sequence;
    bool const is_ours = row[0] == std::to_string(owned.fencing_epoch) && (is_committed || is_open);
    if (!is_ours) fenced.insert(shard);
    committed += is_ours && is_committed ? 1 : 0;
  }
  if (!fenced.empty()) {
    on_fenced(fenced);
    return Outcome::fenced;
  }
  if (committed != 0 && committed != current_.shards.size())
    throw impossible("it has stored a part of a batch");
  return committed == 0 ? Outcome::not_committed : Outcome::committed;
}

/// A restarted database may show a commit that no replica has yet. Nothing is sent before a later commit has
/// reached the replicas too.
CommitOutcome BatchWriter::confirm() {
  database().query({{kConfirmCommit}});
  return on_written();
}

/// The next sync queries or sends the rest.
void BatchWriter::on_fenced(std::set<int> const& shards) {
  std::lock_guard const lock(queue_mutex_);
  for (int const shard : shards) {
    current_.shards.erase(shard);
    owned_.erase(shard);
    // The shard may have been acquired again or released in the meantime.
    if (!owner_changes_.contains(shard)) fenced_.insert(shard);
  }
}

CommitOutcome BatchWriter::on_written() {
  for (auto const& [shard, shard_batch] : current_.shards)
    owned_.at(shard).durable_sequence += shard_batch.sequence_steps;
  current_ = {};
  in_doubt_ = false;
  return CommitOutcome::durable;
}

}  // namespace kuhhandel::server
