#include "server/housekeeping.h"

#include "server/journal.h"

namespace kuhhandel::server {
namespace {

constexpr table::Duration kBetweenLooks = std::chrono::hours(1);
constexpr int kTablesAtOnce = 5;
constexpr int kFactsAtOnce = 500;

}  // namespace

bool Housekeeping::let_go_of_expired() {
  auto const expired = upkeep_.expired(keeping_, kTablesAtOnce);
  for (auto const& table : expired) {
    // Who is there, be it without a word for so long, uses it.
    if (!lobby_.let_go(table)) {
      store_.keep_used(table);
      continue;
    }
    store_.remove_table(table);
  }
  if (!expired.empty()) journal("expired", "tables", expired.size());
  return !expired.empty();
}

bool Housekeeping::go_on(table::Instant now) {
  if (now >= looks_next_ && !let_go_of_expired()) looks_next_ = now + kBetweenLooks;
  bool const facts = upkeep_.sweep(kFactsAtOnce);
  bool const games = groups_.sweep();
  return facts || games || now >= looks_next_;
}

}  // namespace kuhhandel::server
