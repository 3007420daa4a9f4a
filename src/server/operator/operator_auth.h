// Authenticates the operator by a token (`kuhhandel serve --operator-token-file`).
#pragma once

#include <boost/asio/ip/address.hpp>
#include <filesystem>
#include <string>
#include <string_view>

#include "keys/token.h"
#include "server/http/message.h"
#include "server/limits/request_rate_limits.h"
#include "server/operator/operator_orders.h"

namespace kuhhandel::server {

/// Returns the token in the only line of that file. Creates the file, readable only by its owner, with a new
/// token if it does not exist. Throws std::runtime_error if the file cannot be read, the token is too short,
/// or users other than the owner can read or write the file.
std::string read_or_create_operator_token(std::filesystem::path const& file,
                                          keys::SecureRandom const& chance);

class OperatorAuth {
 public:
  /// `orders` must outlive this object.
  OperatorAuth(OperatorOrders& orders, std::string_view token)
      : orders_(orders), token_(keys::hash_of(token)) {}

  /// Compares in constant time.
  bool accepts(std::string_view token) const { return keys::equal(keys::hash_of(token), token_); }

  /// Applies orders just written to the database at once.
  void apply_changes(table::Instant now) { orders_.apply_orders(now); }

 private:
  OperatorOrders& orders_;
  keys::TokenHash token_;
};

/// Returns true if the address has used up its wrong guesses; the token is then not checked. Otherwise counts
/// a wrong token.
bool refuse_token_guess(OperatorAuth const& auth, HttpRequest const& head, RateLimits& rate_limits,
                        boost::asio::ip::address const& address, table::Instant now);

}  // namespace kuhhandel::server
