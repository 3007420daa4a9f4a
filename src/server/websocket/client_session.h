// What one live connection says, from hello to the end: read, bounded in rate, and passed to its table.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>
#include <string_view>

#include "server/tables/server_table.h"
#include "server/tables/table_directory.h"
#include "table/client_message.h"
#include "table/rate_limit.h"

namespace kuhhandel::server {

class LiveSession {
 public:
  /// `connection` must outlive the session. `address` is where it comes from; unspecified if not known.
  LiveSession(Lobby& lobby, live::Connection& connection, std::string table,
              boost::asio::ip::address address = {});

  /// Takes one message; false where the connection must end (its reason has been sent).
  bool receive(std::string_view text, table::Instant now);

  /// Whether the client has said hello and is at the table.
  bool has_joined() const { return joined_; }

  /// At each beat of the line: tells that the table is there, and the table, where that is so, that nothing
  /// is heard of the client any more. False where the connection must end.
  bool beat(bool is_silent, table::Instant now);

  /// Something came from the client, be it no message.
  void hear(table::Instant now);

  /// The connection is gone.
  void leave(table::Instant now);

  /// The table is another server's: nothing is said to it any more.
  void part() {
    joined_ = false;
    has_parted_ = true;
  }
  bool has_parted() const { return has_parted_; }
  std::string const& table() const { return table_; }

 private:
  bool take(std::string_view text, table::Instant now);
  bool join(table::HelloMessage const& hello, table::Instant now);
  /// Tells a client that was told more than the table holds, or another story.
  bool went_back(table::Table const& table, table::HelloMessage const& hello);
  template <class Work>
  void with_table(Work const& work);
  void say_error(std::string_view name, std::string_view sentence, std::string id = {});
  /// Whether who keeps the server closes the table, which the client is told then, once.
  bool tells_of_closing();

  Lobby& lobby_;
  live::Connection& connection_;
  std::string table_;
  boost::asio::ip::address address_;
  bool joined_ = false;
  bool has_parted_ = false;
  bool silent_ = false;
  bool told_of_closing_ = false;
  Viewer viewer_;
  table::RateLimit messages_;
  table::RateLimit refused_;
  table::RateLimit hellos_;
};

}  // namespace kuhhandel::server
