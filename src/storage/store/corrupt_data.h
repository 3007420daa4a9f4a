// Errors for damaged data of a single table or group, which must not affect others.
#pragma once

#include <SQLiteCpp/Exception.h>

#include <stdexcept>

namespace kuhhandel::store {

/// The stored data of a table or group cannot be read; nothing was changed. The message is for the operator.
struct CorruptData : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Returns true if a page of the file is damaged. Other pages may be intact.
bool is_corruption(SQLite::Exception const& error);

/// Reads until a damaged page, if any.
template <class Read>
void read_until_corruption(Read const& read) {
  try {
    read();
  } catch (SQLite::Exception const& error) {
    if (!is_corruption(error)) throw;
  }
}

}  // namespace kuhhandel::store
