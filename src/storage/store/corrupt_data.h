// Data of one table or group that is damaged: whoever asks for it is told, and all others play on.
#pragma once

#include <SQLiteCpp/Exception.h>

#include <stdexcept>

namespace kuhhandel::store {

/// What the store holds of a table or a group cannot be read; nothing was changed. The sentence is for the
/// keeper of the server.
struct CorruptData : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Whether a page of the file is not what SQLite wrote there. Others may be whole.
bool is_corruption(SQLite::Exception const& error);

/// Reads as far as a damaged page lets it.
template <class Read>
void read_until_corruption(Read const& read) {
  try {
    read();
  } catch (SQLite::Exception const& error) {
    if (!is_corruption(error)) throw;
  }
}

}  // namespace kuhhandel::store
