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

class LiveConnection : public live::Connection, public Teller {
 public:
  ~LiveConnection() override;
  LiveConnection(LiveConnection const&) = delete;
  LiveConnection& operator=(LiveConnection const&) = delete;

  void send(std::string const& message) final;

  std::string const& table() const { return session_.table(); }
  /// The table will be another server's: nothing more is heard of the client, who is soon told where, or cut.
  void part() { session_.part(); }
  /// The table is another server's: the client is told to go there, and soon cut.
  void move_to(std::string const& address);
  /// An exception has closed the table: the client is told so, and soon cut. It may come back.
  void close_table();
  /// Nothing more is told, and the line is closed.
  void cut();

 protected:
  LiveConnection(ServerContext& context, Admission::Pass pass, std::string table);

  ServerContext& context() { return context_; }
  bool is_cut() const { return cut_; }
  bool has_left() const { return left_; }

  /// Something came from the client, a message or a frame of the protocol below.
  void hear_of();
  /// A second has passed, or nothing is heard of the client any more; to be told until the connection ends.
  void beat();
  /// How long from now that is.
  table::Duration until_look() const;

  /// A message of the client; false where the connection must end, its reason having been sent.
  bool hear(std::string_view text);
  /// The client is gone.
  void leave();
  /// Nothing more is sent.
  void give_up() { cut_ = true; }
  /// So many bytes came from the client in one piece. One that sends too much, be it frames without content,
  /// is cut: whatever it sends takes time to read.
  void count_input(std::size_t bytes);

  /// Does `work` for a handler of this connection. If that throws, only this connection ends.
  template <class Work>
  void contained(Work const& work) {
    try {
      work();
    } catch (...) {
      context_.turns.contain(std::current_exception(), "connection");
      cut();
    }
  }
  /// Whether the protocol below may have one more of its own frames from the client now; where not, it is
  /// cut.
  bool takes_control_frame();

 private:
  /// Keeps the message for the end of the turn; does not block.
  virtual void keep(std::string const& message) = 0;
  /// Drops the messages that have not begun to be sent.
  virtual void drop_unsent() = 0;
  /// The client has said who they are, and so may stay as long as they like.
  virtual void stay() = 0;
  virtual void close() = 0;
  /// Who keeps the server lets nobody in from there any more: they are told, and soon cut.
  void turn_out(moderation::Ban const& ban);
  /// Where else to ask when this server is gone.
  void tell_of_neighbours();

  ServerContext& context_;
  Admission::Pass pass_;
  LiveSession session_;
  Heartbeat heartbeat_;
  table::RateLimit control_frames_;
  table::RateLimit input_;
  bool stays_ = false;
  bool told_of_ban_ = false;
  bool has_moved_ = false;
  bool cut_ = false;
  bool left_ = false;
  std::shared_ptr<Neighbourhood const> told_of_;  // null: of no neighbours yet
};

}  // namespace kuhhandel::server
