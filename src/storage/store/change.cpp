#include "store/change.h"

namespace kuhhandel::store {

Change::~Change() {
  if (kept_) return;
  try {
    // To roll back to a savepoint does not end it, nor the transaction that it began.
    database_.exec("ROLLBACK TO change; RELEASE change");
  } catch (SQLite::Exception const&) {
    // SQLite has taken back the whole transaction, since the disk refused.
  }
}

void Change::keep() {
  database_.exec("RELEASE change");
  kept_ = true;
}

}  // namespace kuhhandel::store
