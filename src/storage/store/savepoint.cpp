#include "store/savepoint.h"

namespace kuhhandel::store {

Savepoint::~Savepoint() {
  if (is_committed_) return;
  try {
    // To roll back to a savepoint does not end it, nor the transaction that it began.
    database_.exec("ROLLBACK TO change; RELEASE change");
  } catch (SQLite::Exception const&) {
    // SQLite has taken back the whole transaction, since the disk refused.
  }
}

void Savepoint::commit() {
  database_.exec("RELEASE change");
  is_committed_ = true;
}

}  // namespace kuhhandel::store
