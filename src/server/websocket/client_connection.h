// A live connection, whatever carries it: a connection for its table. What it hears belongs to a turn of the
// server's work, and what it is told goes out when that turn is over.
#pragma once

#include <cstddef>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "moderation/bans.h"
#include "server/cluster_map/cluster_map.h"
#include "server/limits/connection_limiter.h"
#include "server/loop/commit_loop.h"
#include "server/loop/server_context.h"
#include "server/websocket/client_session.h"
#include "server/websocket/heartbeat.h"

namespace kuhhandel::server {

class ClientConnection : public live::Connection, public DurableOutput {
 public:
  ~ClientConnection() override;
  ClientConnection(ClientConnection const&) = delete;
  ClientConnection& operator=(ClientConnection const&) = delete;

  void send(std::string const& message) final;

  std::string const& table() const { return session_.table(); }
  /// The table will be another server's: nothing more is heard of the client, who is soon told where, or cut.
  void detach() { session_.detach(); }
  /// The table is another server's: the client is told to go there, and soon cut.
  void redirect(std::string const& address);
  /// An exception has closed the table: the client is told so, and soon cut. It may come back.
  void close_table();
  /// Nothing more is told, and the line is closed.
  void close_now();

 protected:
  ClientConnection(ServerContext& context, ConnectionLimiter::Slot slot, std::string table);

  ServerContext& context() { return context_; }
  bool is_closed() const { return is_closed_; }
  bool has_left() const { return has_left_; }

  /// Something came from the client, a message or a frame of the protocol below.
  void on_activity();
  /// A second has passed, or nothing is heard of the client any more; to be told until the connection ends.
  void tick();
  /// How long from now that is.
  table::Duration next_tick_in() const;

  /// A message of the client; false where the connection must end, its reason having been sent.
  bool on_message(std::string_view text);
  /// The client is gone.
  void leave();
  /// Nothing more is sent.
  void stop_sending() { is_closed_ = true; }
  /// So many bytes came from the client in one piece. One that sends too much, be it frames without content,
  /// is cut: whatever it sends takes time to read.
  void count_input(std::size_t bytes);

  /// Does `work` for a handler of this connection. If that throws, only this connection ends.
  template <class Work>
  void contained(Work const& work) {
    try {
      work();
    } catch (...) {
      context_.commit_loop.contain(std::current_exception(), "connection");
      close_now();
    }
  }
  /// Whether the protocol below may have one more of its own frames from the client now; where not, it is
  /// cut.
  bool count_control_frame();

 private:
  /// Keeps the message for the end of the turn; does not block.
  virtual void write_message(std::string const& message) = 0;
  /// Drops the messages that have not begun to be sent.
  virtual void drop_unsent() = 0;
  /// The client has said who they are, and so may stay as long as they like.
  virtual void cancel_hello_deadline() = 0;
  virtual void close() = 0;
  /// Who keeps the server lets nobody in from there any more: they are told, and soon cut.
  void kick(moderation::Ban const& ban);
  /// Where else to ask when this server is gone.
  void send_cluster_addresses();

  ServerContext& context_;
  ConnectionLimiter::Slot slot_;
  ClientSession session_;
  Heartbeat heartbeat_;
  table::RateLimit control_frames_;
  table::RateLimit input_;
  bool has_joined_ = false;
  bool sent_ban_ = false;
  bool is_redirected_ = false;
  bool is_closed_ = false;
  bool has_left_ = false;
  std::shared_ptr<ClusterSnapshot const> sent_addresses_;  // null: of no neighbours yet
};

}  // namespace kuhhandel::server
