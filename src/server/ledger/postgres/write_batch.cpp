#include "server/ledger/postgres/write_batch.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "store/migrations.h"
#include "table/log/log_json.h"

namespace kuhhandel::server {
namespace {

constexpr auto kInsertTable =
    "INSERT INTO tables (id, shard, setup, made, visited, is_over) VALUES ($1, $2, $3, $4, false, false)";
constexpr auto kMarkClaimed = "UPDATE tables SET visited = true WHERE id = $1";
constexpr auto kSetFinished = "UPDATE tables SET is_over = $2 WHERE id = $1";
constexpr auto kUpdateSetup = "UPDATE tables SET setup = $2 WHERE id = $1";
constexpr std::array kDeleteTable{
    "DELETE FROM facts WHERE table_id = $1", "DELETE FROM beginnings WHERE table_id = $1",
    "DELETE FROM seat_keys WHERE table_id = $1", "DELETE FROM guest_keys WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1"};
constexpr auto kInsertEvent =
    "INSERT INTO outbox (table_id, version, kind, shard, at, news) VALUES ($1, $2, $3, $4, $5, $6)"
    " ON CONFLICT (table_id, version, kind) DO NOTHING";
constexpr auto kDeleteEvent = "DELETE FROM outbox WHERE table_id = $1 AND version = $2 AND kind = $3";
constexpr auto kDeleteGames = "DELETE FROM games WHERE table_id = $1 AND number <> ALL ($2::integer[])";
constexpr auto kInsertLogEvent = "INSERT INTO facts (table_id, version, at, fact) VALUES ($1, $2, $3, $4)";
constexpr auto kUpsertSnapshot =
    "INSERT INTO beginnings (table_id, version, at, fact) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, at = excluded.at, fact = "
    "excluded.fact";
constexpr auto kDeleteLogBefore = "DELETE FROM facts WHERE table_id = $1 AND version <= $2";
constexpr auto kInsertGame =
    "INSERT INTO games (table_id, number, shard, record, began, ended, bots)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7)"
    " ON CONFLICT (table_id, number) DO NOTHING";
constexpr auto kDeleteSeatTokens = "DELETE FROM seat_keys WHERE table_id = $1";
constexpr auto kDeleteGuestTokens = "DELETE FROM guest_keys WHERE table_id = $1";
constexpr auto kInsertSeatToken =
    "INSERT INTO seat_keys (table_id, hash, seat, name) VALUES ($1, $2, $3, $4)";
constexpr auto kInsertGuestToken =
    "INSERT INTO guest_keys (table_id, hash, seat, player, kind, name) VALUES ($1, $2, $3, $4, $5, $6)";
constexpr auto kDeleteAnswer = "DELETE FROM stored_answers WHERE id = $1";
constexpr auto kDeleteAnswersBefore = "DELETE FROM stored_answers WHERE shard = $1 AND at < $2";
constexpr auto kUpsertAccountRow =
    "INSERT INTO surroundings (kind, id, content) VALUES ($1, $2, $3)"
    " ON CONFLICT (kind, id) DO UPDATE SET content = excluded.content";
constexpr auto kDeleteAccountRow = "DELETE FROM surroundings WHERE kind = $1 AND id = $2";
constexpr auto kDeleteAllAccountRows = "DELETE FROM surroundings";
constexpr auto kSetAccountDataVersion = "UPDATE ledger SET surroundings = $1";

std::string sql_text(table::Instant at) { return std::to_string(at.count()); }
std::string sql_text(Seat seat) { return std::to_string(index_of(seat)); }

std::string sql_text(keys::TokenHash const& hash) { return keys::hex_of(hash); }

void drop_deleted(std::vector<store::StoredAnswer>& answers, ShardBatch const& deleting) {
  std::erase_if(answers, [&](store::StoredAnswer const& answer) {
    return deleting.deleted_answers.contains(answer.id) || answer.at < deleting.answers_expired_before;
  });
}

}  // namespace

/// Encodes one row by its type.
struct RowEncoder {
  BatchBuilder& builder;

  void operator()(row::TableOpened const& opened) const {
    auto const& id = opened.setup.id;
    builder.add(id, kInsertTable,
                {id, std::to_string(shard_of(id)), table::setup_text(opened.setup), sql_text(opened.at)});
  }
  void operator()(row::TableClaimed const& claimed) const {
    builder.add(claimed.table, kMarkClaimed, {claimed.table});
  }
  void operator()(row::TableUsed const&) const {}
  void operator()(row::FinishedChanged const& finished) const {
    builder.add(finished.table, kSetFinished, {finished.table, finished.is_finished ? "true" : "false"});
  }
  void operator()(row::TableRemoved const& removed) const {
    for (auto const* const sql : kDeleteTable) builder.add(removed.table, sql, {removed.table});
  }
  void operator()(row::GamesDeleted const& deleted) const {
    std::string stored;
    for (int const game : deleted.except) (stored += stored.empty() ? "" : ",") += std::to_string(game);
    builder.add(deleted.table, kDeleteGames, {deleted.table, '{' + stored + '}'});
  }
  void operator()(row::LogCompacted const& compacted) const {
    auto const& id = compacted.setup.id;
    auto const version = std::to_string(compacted.snapshot.version);
    builder.add(
        id, kUpsertSnapshot,
        {id, version, sql_text(compacted.at), table::fact_text(compacted.snapshot, compacted.setup.edition)});
    builder.add(id, kDeleteLogBefore, {id, version});
    builder.add(id, kUpdateSetup, {id, table::setup_text(compacted.setup)});
  }
  void operator()(row::GameStored const& stored) const {
    auto const& game = stored.game;
    builder.add(stored.table, kInsertGame,
                {stored.table, std::to_string(stored.number), std::to_string(shard_of(stored.table)),
                 game.record, sql_text(game.began), sql_text(game.ended), std::to_string(game.bots.bits())});
  }
  void operator()(row::SeatTokenAdded const& added) const {
    builder.tables_with_changed_tokens_.insert(added.table);
  }
  void operator()(row::NamedTokenAdded const& added) const {
    builder.tables_with_changed_tokens_.insert(added.seat.table);
  }
  void operator()(row::GuestTokenAdded const& added) const {
    builder.tables_with_changed_tokens_.insert(added.table);
  }
  void operator()(row::SeatTokensRevoked const& revoked) const {
    builder.tables_with_changed_tokens_.insert(revoked.table);
  }
  void operator()(row::GuestTokensPromoted const& promoted) const {
    builder.tables_with_changed_tokens_.insert(promoted.table);
  }
  void operator()(row::GuestTokensDeleted const& deleted) const {
    builder.tables_with_changed_tokens_.insert(deleted.table);
  }
  void operator()(row::EventEmitted const& emitted) const {
    auto const& [key, at, text] = emitted.event;
    builder.add(key.table, kInsertEvent,
                {key.table, std::to_string(key.version), key.kind, std::to_string(shard_of(key.table)),
                 sql_text(at), text});
  }
  /// The mark is part of the account data and is written with it.
  void operator()(row::EventAcked const&) const {}
  void operator()(row::EventDeleted const& deleted) const {
    auto const& [table, version, kind] = deleted.event;
    builder.add(table, kDeleteEvent, {table, std::to_string(version), kind});
  }
  void operator()(row::AnswerStored const& stored) const {
    builder.batch_.shards[stored.answer.shard].answers.push_back(stored.answer);
  }
  void operator()(row::AnswerDeleted const& deleted) const {
    auto& shard_batch = builder.batch_.shards[deleted.shard];
    shard_batch.deleted_answers.insert(deleted.id);
    drop_deleted(shard_batch.answers, shard_batch);
    shard_batch.rows.push_back({kDeleteAnswer, {sql_text(deleted.id)}});
  }
  void operator()(row::AnswersExpired const& expired) const {
    auto& shard_batch = builder.batch_.shards[expired.shard];
    shard_batch.answers_expired_before = std::max(shard_batch.answers_expired_before, expired.before);
    drop_deleted(shard_batch.answers, shard_batch);
    shard_batch.rows.push_back(
        {kDeleteAnswersBefore, {std::to_string(expired.shard), sql_text(expired.before)}});
  }
};

void WriteBatch::add(WriteBatch&& later) {
  for (auto& [shard, later_batch] : later.shards) {
    auto const [found, is_first] = shards.try_emplace(shard, std::move(later_batch));
    if (is_first) continue;
    auto& shard_batch = found->second;
    shard_batch.sequence_steps += later_batch.sequence_steps;
    shard_batch.rows.insert(shard_batch.rows.end(), std::make_move_iterator(later_batch.rows.begin()),
                            std::make_move_iterator(later_batch.rows.end()));
    shard_batch.changed.merge(later_batch.changed);
    drop_deleted(shard_batch.answers, later_batch);
    shard_batch.deleted_answers.merge(later_batch.deleted_answers);
    shard_batch.answers_expired_before =
        std::max(shard_batch.answers_expired_before, later_batch.answers_expired_before);
    std::ranges::move(later_batch.answers, std::back_inserter(shard_batch.answers));
    shard_batch.replaces_all |= later_batch.replaces_all;
    shard_batch.latest_event_at = std::max(shard_batch.latest_event_at, later_batch.latest_event_at);
  }
}

void BatchBuilder::append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry) {
  add(table.id, kInsertLogEvent,
      {table.id, std::to_string(version), sql_text(entry.at), table::fact_text(entry.fact, table.edition)});
  auto& at = shard_batch_of(table.id).latest_event_at;
  at = std::max(at, entry.at);
}

void BatchBuilder::write(LedgerRow const& row) { std::visit(RowEncoder{*this}, row); }

void BatchBuilder::write(store::AccountDataChanges changed) {
  tables_with_changed_tokens_.merge(changed.unnamed);
  if (!changed.is_complete && changed.rows.empty()) return;
  auto& shard_batch = batch_.shards[kAccountShard];
  if (changed.is_complete) {
    shard_batch.replaces_all = true;
    shard_batch.rows.push_back({kDeleteAllAccountRows});
    shard_batch.rows.push_back({kSetAccountDataVersion, {std::to_string(store::schema_version())}});
  }
  for (auto& [kind, id, content] : changed.rows) {
    shard_batch.changed.emplace(kind, id);
    if (content) {
      shard_batch.rows.push_back({kUpsertAccountRow, {std::move(kind), std::move(id), *std::move(content)}});
    } else {
      shard_batch.rows.push_back({kDeleteAccountRow, {std::move(kind), std::move(id)}});
    }
  }
}

WriteBatch BatchBuilder::build() {
  for (auto const& table : std::exchange(tables_with_changed_tokens_, {})) write_tokens(table);
  return std::exchange(batch_, {});
}

void BatchBuilder::add(std::string const& table, std::string_view sql, std::vector<postgres::Value> values) {
  auto& shard_batch = shard_batch_of(table);
  shard_batch.changed.emplace(kTables, table);
  shard_batch.rows.push_back({sql, std::move(values)});
}

void BatchBuilder::write_tokens(std::string const& table) {
  auto const keys = replica_.keys(table);
  add(table, kDeleteSeatTokens, {table});
  add(table, kDeleteGuestTokens, {table});
  for (auto const& [key, name] : keys.seats)
    add(table, kInsertSeatToken, {table, sql_text(key.hash), sql_text(key.seat), name});
  for (auto const& [key, name] : keys.guests)
    add(table, kInsertGuestToken,
        {table, sql_text(key.hash), sql_text(key.seat), key.player,
         std::to_string(static_cast<int>(key.kind)), name});
}

}  // namespace kuhhandel::server
