// Where a server's tables are kept. What a turn writes is kept wholly or not at all, and nobody is told of it
// before its seal is durable (docs/adr/0019).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/ledger_row.h"
#include "store/stored_table.h"
#include "table/instant.h"

namespace kuhhandel::server {

/// What a seal came to.
enum class Sealed : std::uint8_t {
  durable,  // all that was committed before it stays, whatever comes
  fenced,   // none of what was not sealed before is kept, nor anything more: the tables are another server's
  failed,   // whether it is kept is not known; asking again tells
};

/// All that opens a seat of a table, or will.
struct KeptKeys {
  std::vector<store::SeatKeyHash> seats;
  std::vector<store::GuestKey> guests;
};

/// What a ledger can do no longer, it throws: the server then ends without a word of what is not sealed.
class Ledger {
 public:
  virtual ~Ledger() = default;

  /// None where there is no such table; store::Unreadable where what is kept of it is damaged. This and all
  /// that is read contain what was written, be it sealed or not.
  virtual std::optional<store::StoredTable> load(std::string const& table) const = 0;
  virtual bool has(std::string const& table) const = 0;
  virtual KeptKeys keys(std::string const& table) const = 0;
  /// The table's seats that were taken by whoever keeps a name, under that.
  virtual std::vector<store::NamedSeat> named_seats(std::string const& table) const = 0;
  /// Those that nobody has come to yet, the oldest first.
  virtual std::vector<store::UnvisitedTable> unvisited() const = 0;
  /// Whether nothing new may begin, for want of room.
  virtual bool is_full() const = 0;

  /// A server begins to run while its clock shows `wall`: from when on its time counts, which is not before
  /// the end of an earlier run.
  virtual table::Instant begin_run(table::Instant wall) = 0;
  /// It goes on; all between two such marks belongs to the run.
  virtual void mark_run(table::Instant now) = 0;
  /// For how long no server ran since then.
  virtual table::Duration stood_still_since(table::Instant then) const = 0;

  /// A fact of a table that is not gone, by the version of the table once it is applied: one more than that
  /// of the latest.
  virtual void append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry) = 0;
  virtual void write(LedgerRow const& row) = 0;

  /// What is written between the two is committed all at once, at the end; else each row is when it is
  /// written.
  virtual void begin_turn() = 0;
  virtual store::Committed end_turn() = 0;

  /// Seals what was committed before. Any thread may call it, while others write or seal.
  virtual Sealed seal() = 0;
};

}  // namespace kuhhandel::server
