// A client's live connection to a table, independent of its transport. Messages are processed in commit
// batches, and output is sent once the batch is durable.
#pragma once

#include <algorithm>
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
#include "table/instant.h"

namespace kuhhandel::server {

/// Maximum interval between signs of life in each direction.
inline constexpr table::Duration kTickInterval{1'000};
/// A client that has been silent for this long counts as away. Other players see it within three seconds:
/// half a second is left for the way to them and for their page. With a ping each second, an answer may be
/// 1.5 s late before the connection counts as lost: TCP retransmits after 0.2 s, 0.6 s and 1.4 s.
inline constexpr table::Duration kSilenceTimeout{2'500};

/// Returns the time until the connection's next heartbeat. Connections share 16 slots per second, so that few
/// batches serve many connections and no batch serves all.
constexpr table::Duration until_next_tick(table::Instant now) {
  constexpr auto kGrain = kTickInterval / 16;
  return kTickInterval - now % kGrain;
}

/// Detects silent clients: each second the server sends a heartbeat and a ping, which the browser answers by
/// itself.
class Heartbeat {
 public:
  explicit Heartbeat(table::Instant now) : last_activity_(now) {}

  void on_activity(table::Instant now) { last_activity_ = now; }
  bool is_silent(table::Instant now) const { return now - last_activity_ >= kSilenceTimeout; }

  /// Returns the time until the connection must be checked again: at its next heartbeat, or earlier if it
  /// falls silent before.
  table::Duration next_tick_in(table::Instant now) const {
    auto const tick = until_next_tick(now);
    return is_silent(now) ? tick : std::min(tick, last_activity_ + kSilenceTimeout - now);
  }

 private:
  table::Instant last_activity_;
};

class ClientConnection : public live::Connection, public DurableOutput {
 public:
  ~ClientConnection() override;
  ClientConnection(ClientConnection const&) = delete;
  ClientConnection& operator=(ClientConnection const&) = delete;

  void send(std::string const& message) final;

  std::string const& table() const { return session_.table(); }
  /// Stops processing messages, since the table moves to another server; the client is soon redirected or
  /// disconnected.
  void detach() { session_.detach(); }
  /// Redirects the client to the server that owns the table, and soon disconnects it.
  void redirect(std::string const& address);
  /// Reports to the client that an exception has closed the table, and soon disconnects it. The client may
  /// reconnect.
  void close_table();
  /// Closes the connection and sends nothing more.
  void close_now();

 protected:
  ClientConnection(ServerContext& context, ConnectionLimiter::Slot slot, std::string table);

  ServerContext& context() { return context_; }
  bool is_closed() const { return is_closed_; }
  bool has_left() const { return has_left_; }

  /// Must be called for every message and every frame of the protocol below.
  void on_activity();
  /// Must be called after next_tick_in(), until the connection ends: sends the heartbeat and checks whether
  /// the client is silent.
  void tick();
  /// Returns the time until the next tick.
  table::Duration next_tick_in() const;

  /// Handles a client's message. Returns false if the connection must end; the reason has then been sent.
  bool on_message(std::string_view text);
  /// Handles the end of the connection.
  void leave();
  /// Discards all further output.
  void stop_sending() { is_closed_ = true; }
  /// Counts one piece of input. Disconnects a client that sends too much, even if only empty frames, since
  /// all input takes time to read.
  void count_input(std::size_t bytes);

  /// Runs `work` for a handler of this connection. If it throws, only this connection ends.
  template <class Work>
  void contained(Work const& work) {
    try {
      work();
    } catch (...) {
      context_.commit_loop.contain(std::current_exception(), "connection");
      close_now();
    }
  }
  /// Counts a control frame of the protocol below. Returns false if the limit is exceeded; the client is then
  /// disconnected.
  bool count_control_frame();

 private:
  /// Buffers the message for the end of the batch; does not block.
  virtual void write_message(std::string const& message) = 0;
  /// Drops the messages that have not begun to be sent.
  virtual void drop_unsent() = 0;
  /// Removes the deadline for the hello message, since the client has sent it.
  virtual void cancel_hello_deadline() = 0;
  virtual void close() = 0;
  /// Reports to the client that the operator has banned its address, and soon disconnects it.
  void kick(moderation::Ban const& ban);
  /// Sends the addresses of other servers that the client can try if this one fails.
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
  std::shared_ptr<ClusterSnapshot const> sent_addresses_;  // nullptr: none sent yet
};

}  // namespace kuhhandel::server
