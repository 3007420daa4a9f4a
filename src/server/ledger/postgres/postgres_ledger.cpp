#include "server/ledger/postgres/postgres_ledger.h"

#include <algorithm>
#include <exception>
#include <string>
#include <utility>

#include "store/change.h"

namespace kuhhandel::server {
namespace {

/// Null where the row is of something else.
store::NewsKey const* news_of(LedgerRow const& row) {
  if (auto const* const told = std::get_if<row::NewsTold>(&row)) return &told->news.key;
  if (auto const* const heard = std::get_if<row::NewsHeard>(&row)) return &heard->news;
  auto const* const forgotten = std::get_if<row::NewsForgotten>(&row);
  return forgotten == nullptr ? nullptr : &forgotten->news;
}

/// What the copy has and the database will not get cannot be told apart later: the ledger is broken then.
template <class Work>
void with_copy(Work const& work) {
  try {
    work();
  } catch (std::exception const& error) {
    throw BrokenLedger(std::string("The copy has a row that was not noted for the ledger: ") + error.what());
  }
}

}  // namespace

PostgresLedger::PostgresLedger(std::string const& where, std::string writer, TakenShards const& held,
                               store::Store& store, postgres::Connection::Patience patience)
    : store_(store),
      writer_(std::move(writer)),
      copies_(store),
      copy_(store),
      surroundings_(store.database()),
      another_ran_until_(held.another_ran_until),
      shipping_(where, writer_, held.shards, patience),
      shards_(held.shards, shipping_, copies_) {
  for (auto const& row : held.shards) latest_ = std::max(latest_, row.at);
}

table::Instant PostgresLedger::begin_run(table::Instant wall) {
  // By this folder alone it would seem that nobody ran then.
  copy_.mark_run(another_ran_until_);
  return std::max(copy_.begin_run(wall), latest_);
}

table::Duration PostgresLedger::stood_still_since(std::string const& table, table::Instant then) const {
  auto const shard = shard_of(table);
  return copy_.stood_still_since(table, std::max(then, shards_.ran_until(shard))) +
         shards_.without_owner(shard, then);
}

void PostgresLedger::append(table::TableSetup const& table, std::uint64_t version,
                            table::Entry const& entry) {
  copy_.append(table, version, entry);
  with_copy([&] { turn_.append(table, version, entry); });
  if (!is_open_) is_to_seal_ |= end_turn().to_seal;
}

bool PostgresLedger::is_sealed(store::NewsKey const& news) const {
  auto const found = unsealed_news_.find(news);
  return found == unsealed_news_.end() || found->second <= sealed_;
}

void PostgresLedger::write(LedgerRow const& row) {
  if (auto const* const news = news_of(row)) {
    unsealed_news_[*news] = ended_ + 1;
    tells_ = true;
  }
  copy_.write(row);
  with_copy([&] { turn_.write(row); });
  if (!is_open_) is_to_seal_ |= end_turn().to_seal;
}

void PostgresLedger::begin_turn() {
  is_open_ = true;
  copy_.begin_turn();
}

store::Committed PostgresLedger::end_turn() {
  is_open_ = false;
  // Else a crash could leave a folder that has sent something and does not know it.
  std::optional<store::Change> whole;
  if (surroundings_.have_changed()) {
    whole.emplace(store_.database());
    turn_.write(surroundings_.take_changed());
  }
  auto turn = turn_.take();
  // What is left of shards that were lost in this turn.
  std::erase_if(turn.parts, [&](auto const& part) { return !shards_.owns(part.first); });
  bool const wrote = !turn.empty();
  for (auto const& [shard, part] : turn.parts)
    copies_.keep_position(shard, {writer_, shards_.add(shard, part.turns)});
  if (whole) whole->keep();
  if (wrote) shipping_.add(std::move(turn));
  auto committed = copy_.end_turn();
  committed.to_seal |= wrote;
  committed.to_seal |= std::exchange(is_to_seal_, false);
  ++ended_;
  std::erase_if(unsealed_news_, [&](auto const& news) { return news.second <= sealed_; });
  committed.tells = std::exchange(tells_, false);
  return committed;
}

Sealed PostgresLedger::seal() {
  auto const ended = ended_.load();
  auto const sealed = shipping_.seal();
  if (sealed != Sealed::durable) return sealed;
  sealed_ = ended;
  // Then what else is kept in this folder.
  return copy_.seal();
}

}  // namespace kuhhandel::server
