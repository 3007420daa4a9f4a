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

class ClientSession {
 public:
  /// `connection` must outlive the session. `address` is where it comes from; unspecified if not known.
  ClientSession(TableDirectory& directory, live::Connection& connection, std::string table,
                boost::asio::ip::address address = {});

  /// Takes one message; false where the connection must end (its reason has been sent).
  bool receive(std::string_view text, table::Instant now);

  /// Whether the client has said hello and is at the table.
  bool has_joined() const { return has_joined_; }

  /// At each beat of the line: tells that the table is there, and the table, where that is so, that nothing
  /// is heard of the client any more. False where the connection must end.
  bool tick(bool is_silent, table::Instant now);

  /// Something came from the client, be it no message.
  void on_activity(table::Instant now);

  /// The connection is gone.
  void leave(table::Instant now);

  /// The table is another server's: nothing is said to it any more.
  void detach() {
    has_joined_ = false;
    is_detached_ = true;
  }
  bool is_detached() const { return is_detached_; }
  std::string const& table() const { return table_; }

 private:
  bool handle(std::string_view text, table::Instant now);
  bool join(table::HelloMessage const& hello, table::Instant now);
  /// Tells a client that was told more than the table holds, or another story.
  bool send_rollback_if_needed(table::Table const& table, table::HelloMessage const& hello);
  template <class Work>
  void with_table(Work const& work);
  void send_error(std::string_view name, std::string_view sentence, std::string id = {});
  /// Whether who keeps the server closes the table, which the client is told then, once.
  bool send_takedown_if_ordered();

  TableDirectory& directory_;
  live::Connection& connection_;
  std::string table_;
  boost::asio::ip::address address_;
  bool has_joined_ = false;
  bool is_detached_ = false;
  bool is_silent_ = false;
  bool sent_takedown_ = false;
  Viewer viewer_;
  table::RateLimit messages_;
  table::RateLimit refused_messages_;
  table::RateLimit hellos_;
};

}  // namespace kuhhandel::server
