// Tables of a ledger in memory: row changes applied to values.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "server/ledger/ledger.h"

namespace kuhhandel {

/// A fact as it is written, by itself.
struct WrittenFact {
  std::string table;
  std::uint64_t version;
  table::Entry entry;
};
using WrittenRow = std::variant<WrittenFact, server::LedgerRow>;

struct MemoryTable {
  struct Key {
    store::SeatKeyHash key;
    std::string name;  // folded, of the owner
  };
  struct Guest {
    store::GuestKey key;
    std::string name;
  };

  table::TableSetup opened_as;
  table::TableSetup setup;
  table::Instant made{0};
  bool visited = false;
  std::vector<table::Entry> facts{};  // all that there ever were
  std::uint64_t begins_after = 0;     // of them, if its log was compacted up to here
  std::optional<table::Entry> beginning{};
  std::vector<Key> keys{};
  std::vector<Guest> guests{};
  std::map<int, store::FinishedGame> games{};
};

class MemoryTables {
 public:
  void apply(WrittenRow const& written);

  std::optional<store::StoredTable> load(std::string const& id) const;
  server::StoredTokens keys(std::string const& id) const;
  std::vector<store::NamedSeat> named_seats(std::string const& id) const;
  std::vector<store::UnvisitedTable> unvisited() const;
  /// Null where there is none.
  MemoryTable const* find(std::string const& id) const;

 private:
  std::map<std::string, MemoryTable> tables_;
};

}  // namespace kuhhandel
