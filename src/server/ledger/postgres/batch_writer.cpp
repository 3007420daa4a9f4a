#include "server/ledger/postgres/batch_writer.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

#include "postgres/array_text.h"
#include "server/observability/json_log.h"

namespace kuhhandel::server {
namespace {

/// Compared where it is written: what is not this epoch's next turn gives no number, which the row refuses.
constexpr auto kFence =
    "UPDATE shards SET sequence = CASE WHEN epoch = $2 AND sequence = $3 THEN $4::bigint END, writer = $5,"
    " writer_before = CASE WHEN writer = $5 THEN writer_before ELSE writer END,"
    " sequence_before = CASE WHEN writer = $5 THEN sequence_before ELSE sequence END,"
    " latest = greatest(latest, $6) WHERE id = $1";
/// For each thing the number of the turn that wrote to it last, also where it is gone by that: so who has a
/// copy need read no more than what is newer.
constexpr auto kNoteChanges =
    "INSERT INTO changes (kind, id, shard, turn)"
    " SELECT * FROM unnest($1::text[], $2::text[], $3::integer[], $4::bigint[])"
    " ON CONFLICT (kind, id) DO UPDATE SET turn = excluded.turn";
constexpr auto kNoteAll = "UPDATE changes SET turn = $2 WHERE shard = $1";
constexpr auto kCommitAfterIt = "UPDATE ledger SET schema = schema";
constexpr auto kLookUp = "SELECT epoch, sequence, writer FROM shards ORDER BY id";

/// Another may come through, where nothing is wrong with what was asked: the connection breaks, the database
/// goes down or is full or read-only for a while, or two were in each other's way.
bool may_pass_over(postgres::Refused const& refused) {
  static constexpr std::array<std::string_view, 8> kPassing{"08", "25", "40", "53", "55", "57", "58", "XX"};
  return std::ranges::any_of(kPassing, [&](auto const& kind) { return refused.code.starts_with(kind); });
}

/// It contradicts what is there already.
bool is_contradicted(postgres::Refused const& refused) { return refused.code.starts_with("23"); }

std::runtime_error impossible(std::string const& what) {
  return std::runtime_error("The ledger's database does not take what this server writes: " + what +
                            ". Nothing that anyone saw is lost.");
}

}  // namespace

Shipping::Shipping(std::string where, std::string writer, std::vector<ShardRow> const& held,
                   postgres::Connection::Patience patience)
    : where_(std::move(where)), writer_(std::move(writer)), patience_(patience) {
  for (auto const& row : held) held_.emplace(row.shard, held_by(row));
}

void Shipping::add(Shipment turn) {
  std::lock_guard const lock(waiting_mutex_);
  waiting_.add(std::move(turn));
}

void Shipping::hold(ShardRow const& row) {
  std::lock_guard const lock(waiting_mutex_);
  waiting_.parts.erase(row.shard);
  rehold_[row.shard] = held_by(row);
  lost_.erase(row.shard);
}

void Shipping::let_go(int shard) {
  std::lock_guard const lock(waiting_mutex_);
  waiting_.parts.erase(shard);
  rehold_[shard].reset();
}

std::set<int> Shipping::take_lost() {
  std::lock_guard const lock(waiting_mutex_);
  return std::exchange(lost_, {});
}

Sealed Shipping::seal() {
  std::lock_guard const one_at_a_time(sealing_);
  try {
    while (take_up()) {
      auto const sealed = is_unknown_ ? settle() : ship();
      if (sealed == Sealed::durable) continue;
      is_answered_ = true;
      return sealed;
    }
  } catch (postgres::Lost const& lost) {
    return have_no_answer(lost.what());
  } catch (postgres::Refused const& refused) {
    if (!may_pass_over(refused)) throw impossible(refused.what());
    return have_no_answer(refused.what());
  }
  // Also where what had no answer is another server's by now, and nothing is left to be sent.
  is_answered_ = true;
  return Sealed::durable;
}

Sealed Shipping::have_no_answer(std::string_view why) {
  database_.reset();
  if (is_answered_.exchange(false)) journal("ledger_away", "why", why);
  return Sealed::failed;
}

/// What waits is sent next, when nothing is on its way; whether anything is to be sent.
bool Shipping::take_up() {
  std::lock_guard const lock(waiting_mutex_);
  for (auto const& [shard, held] : std::exchange(rehold_, {})) {
    shipped_.parts.erase(shard);
    held_.erase(shard);
    if (held) held_.emplace(shard, *held);
  }
  if (shipped_.empty()) {
    is_unknown_ = false;
    shipped_ = std::exchange(waiting_, {});
  }
  std::erase_if(shipped_.parts, [&](auto const& part) { return !held_.contains(part.first); });
  return !shipped_.empty();
}

/// Where something is held, as it is where anything is to be sent.
postgres::Connection& Shipping::database() {
  if (!database_) database_.emplace(where_, patience_, session_of(held_.begin()->second.owner));
  return *database_;
}

std::vector<postgres::Statement> Shipping::transaction() const {
  std::vector<postgres::Statement> statements{{"BEGIN"}};
  for (auto const& [shard, part] : shipped_.parts) {
    auto const& held = held_.at(shard);
    statements.push_back({kFence,
                          {std::to_string(shard), std::to_string(held.epoch), std::to_string(held.sealed),
                           std::to_string(number_of(shard)), writer_, std::to_string(part.at.count())}});
  }
  for (auto const& [shard, part] : shipped_.parts) {
    statements.insert(statements.end(), part.rows.begin(), part.rows.end());
    if (part.is_all)
      statements.push_back({kNoteAll, {std::to_string(shard), std::to_string(number_of(shard))}});
  }
  statements.push_back(noted_changes());
  statements.push_back({"COMMIT"});
  return statements;
}

std::uint64_t Shipping::number_of(int shard) const {
  return held_.at(shard).sealed + shipped_.parts.at(shard).turns;
}

postgres::Statement Shipping::noted_changes() const {
  postgres::ArrayText kinds;
  postgres::ArrayText ids;
  postgres::ArrayText shards;
  postgres::ArrayText turns;
  for (auto const& [shard, part] : shipped_.parts) {
    for (auto const& [kind, id] : part.changed) {
      kinds.add(kind);
      ids.add(id);
      shards.add(std::to_string(shard));
      turns.add(std::to_string(number_of(shard)));
    }
  }
  return {kNoteChanges, {kinds.text(), ids.text(), shards.text(), turns.text()}};
}

Sealed Shipping::ship() {
  auto& line = database();
  is_unknown_ = true;
  try {
    auto const told = line.ask(transaction());
    if (told.back().did != "COMMIT") throw impossible("it took a turn back without a word");
  } catch (postgres::Refused const& refused) {
    if (!is_contradicted(refused)) throw;
    database_.reset();
    auto const found = look_up();
    if (found == Found::fenced) return Sealed::fenced;
    if (found == Found::not_kept) throw impossible(refused.what());
    return have_found();
  }
  return have_sealed();
}

/// What became of what was sent when nobody answered.
Sealed Shipping::settle() {
  switch (look_up()) {
    case Found::kept:
      return have_found();
    case Found::not_kept:
      // It may come yet: then one of the two finds that the turn is there already.
      return ship();
    case Found::fenced:
      return Sealed::fenced;
  }
  std::unreachable();
}

/// Of all shards at one moment: what was sent may be carried out just now. Those that are another's are lost.
Shipping::Found Shipping::look_up() {
  auto const told = database().ask({{kLookUp}});
  std::size_t kept = 0;
  std::set<int> fenced;
  for (auto const& [shard, part] : shipped_.parts) {
    auto const& row = told[0].rows.at(static_cast<std::size_t>(shard));
    auto const& held = held_.at(shard);
    auto const sequence = static_cast<std::uint64_t>(postgres::number_in(row[1]));
    bool const is_kept = sequence == held.sealed + part.turns && row[2] == writer_;
    bool const is_open = sequence == held.sealed;
    bool const is_ours = row[0] == std::to_string(held.epoch) && (is_kept || is_open);
    if (!is_ours) fenced.insert(shard);
    kept += is_ours && is_kept ? 1 : 0;
  }
  if (!fenced.empty()) {
    lose(fenced);
    return Found::fenced;
  }
  if (kept != 0 && kept != shipped_.parts.size()) throw impossible("it has kept a part of a turn");
  return kept == 0 ? Found::not_kept : Found::kept;
}

/// A database that has begun anew shows what no replica has yet. Nobody is told of that before a commit that
/// came after it is where it is to be.
Sealed Shipping::have_found() {
  database().ask({{kCommitAfterIt}});
  return have_sealed();
}

/// What is left is asked about, or sent, when a seal is asked for again.
void Shipping::lose(std::set<int> const& shards) {
  std::lock_guard const lock(waiting_mutex_);
  for (int const shard : shards) {
    shipped_.parts.erase(shard);
    held_.erase(shard);
    // It may have been taken again meanwhile, or it is known that it is another's.
    if (!rehold_.contains(shard)) lost_.insert(shard);
  }
}

Sealed Shipping::have_sealed() {
  for (auto const& [shard, part] : shipped_.parts) held_.at(shard).sealed += part.turns;
  shipped_ = {};
  is_unknown_ = false;
  return Sealed::durable;
}

}  // namespace kuhhandel::server
