#include "store/savepoint.h"

namespace kuhhandel::store {

Savepoint::~Savepoint() {
  if (is_committed_) return;
  try {
    // ROLLBACK TO ends neither the savepoint nor the transaction that it began.
    database_.exec("ROLLBACK TO change; RELEASE change");
  } catch (SQLite::Exception const&) {
    // SQLite has already rolled back the whole transaction because the disk failed.
  }
}

void Savepoint::commit() {
  database_.exec("RELEASE change");
  is_committed_ = true;
}

}  // namespace kuhhandel::store
