#include "server/ledger/failure.h"

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include "server/ledger/ledger.h"
#include "store/corrupt_data.h"

namespace kuhhandel::server {
namespace {

/// Returns whether only one statement failed. SQLite rolls back that statement and keeps the rest of the
/// transaction.
bool is_of_one_statement(SQLite::Exception const& error) {
  switch (error.getErrorCode()) {
    case SQLITE_ERROR:  // such as malformed JSON in a row
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_TOOBIG:
    case SQLITE_RANGE:
    case SQLITE_MISUSE:
    case -1:  // SQLiteCpp itself: a column was read without a row
      return true;
    default:
      return store::is_corruption(error);
  }
}

}  // namespace

Failure failure_of(std::exception_ptr const& thrown) {
  try {
    std::rethrow_exception(thrown);
  } catch (StorageFailure const&) {
    return Failure::storage;
  } catch (SQLite::Exception const& error) {
    return is_of_one_statement(error) ? Failure::contained : Failure::storage;
  } catch (...) {
    return Failure::contained;
  }
}

bool is_corruption(std::exception_ptr const& thrown) {
  try {
    std::rethrow_exception(thrown);
  } catch (SQLite::Exception const& error) {
    return store::is_corruption(error);
  } catch (...) {
    return false;
  }
}

}  // namespace kuhhandel::server
