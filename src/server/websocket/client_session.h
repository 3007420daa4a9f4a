// Protocol of one live connection, from hello to the end: parses messages, limits their rate, and passes them
// to the table.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>
#include <string_view>

#include "server/tables/server_table.h"
#include "server/tables/table_directory.h"
#include "table/messages/client_message.h"
#include "table/rate_limit.h"

namespace kuhhandel::server {

class ClientSession {
 public:
  /// `connection` must outlive the session. `address` is the client's; unspecified if unknown.
  ClientSession(TableDirectory& directory, live::Connection& connection, std::string table,
                boost::asio::ip::address address = {});

  /// Handles one message: checks its rate and size, parses it and lets the table act on it. Returns false if
  /// the connection must end; the reason has then been sent.
  bool on_message(std::string_view text, table::Instant now);

  /// Returns whether the client has sent hello and was admitted to the table.
  bool has_joined() const { return has_joined_; }

  /// Sends a heartbeat to the client and, if `is_silent`, notifies the table that the client has fallen
  /// silent. Returns false if the connection must end.
  bool tick(bool is_silent, table::Instant now);

  /// Handles any sign of life from the client, even if it is not a message.
  void on_activity(table::Instant now);

  /// Handles the end of the connection.
  void leave(table::Instant now);

  /// Stops sending and receiving for the table, which is closed here or owned by another server.
  void detach() {
    has_joined_ = false;
    is_detached_ = true;
  }
  bool is_detached() const { return is_detached_; }
  std::string const& table() const { return table_; }

 private:
  /// Returns the table, loaded if necessary; nullptr if the connection must end, whose reason has been sent.
  ServerTable* find_table();
  bool act(ServerTable& table, table::ClientMessage const& message, table::Instant now);
  bool join(table::HelloMessage const& hello, table::Instant now);
  /// Notifies a client whose version is newer than the table's, or whose history differs. Returns whether
  /// that was necessary.
  bool send_rollback_if_needed(table::Table const& table, table::HelloMessage const& hello);
  template <class Work>
  void with_table(Work const& work);
  void send_error(std::string_view name, std::string_view sentence, std::string id = {});
  /// Returns whether the operator has closed the table, and reports it to the client once.
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
