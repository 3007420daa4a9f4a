// Data of one table or group that is damaged: whoever asks for it is told, and all others play on.
#pragma once

#include <stdexcept>

namespace kuhhandel::store {

/// What the store holds of a table or a group cannot be read; nothing was changed. The sentence is for the
/// keeper of the server.
struct Unreadable : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace kuhhandel::store
