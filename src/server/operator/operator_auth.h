// Who keeps a server, at its page: known by a token alone (`kuhhandel serve --operator-token-file`).
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "keys/token.h"
#include "server/operator/operator_orders.h"

namespace kuhhandel::server {

/// The token of that file, in its only line; where there is no file, one with a new token is made that its
/// owner alone may read. std::runtime_error with a sentence where it cannot be read, is short enough to be
/// guessed, or may be read or written by others than its owner.
std::string read_or_create_operator_token(std::filesystem::path const& file,
                                          keys::SecureRandom const& chance);

class OperatorAuth {
 public:
  /// The moderator must outlive it.
  OperatorAuth(OperatorOrders& orders, std::string_view token)
      : orders_(orders), token_(keys::hash_of(token)) {}

  /// In constant time.
  bool accepts(std::string_view token) const { return keys::equal(keys::hash_of(token), token_); }

  /// Something was written that holds at once.
  void apply_changes(table::Instant now) { orders_.apply_orders(now); }

 private:
  OperatorOrders& orders_;
  keys::TokenHash token_;
};

}  // namespace kuhhandel::server
