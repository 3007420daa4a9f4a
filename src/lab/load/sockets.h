// The WebSockets and timers of many clients in one thread. Besides the baseline's server, only this part of
// the load generator uses Beast.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "load/server_address.h"

namespace kuhhandel::load {

class Sockets {
 public:
  /// Receives the messages of a connection.
  class SocketListener {
   public:
    virtual ~SocketListener() = default;
    virtual void on_open(std::size_t connection) = 0;
    virtual void on_message(std::size_t connection, std::string_view message) = 0;
    virtual void on_close(std::size_t connection) = 0;
  };

  /// Connections go to this server, until another is said; `ear` must outlive the sockets.
  Sockets(ServerAddress server, SocketListener& ear);
  ~Sockets();

  /// Begins to open one more connection, from that address of this machine; connections are counted from 0.
  std::size_t open(std::string const& path, std::uint32_t from);
  /// Those that are opened from now on.
  void redirect_to(ServerAddress server);
  void send(std::size_t connection, std::string message);
  void close(std::size_t connection);
  void run_after(std::chrono::microseconds wait, std::function<void()> callback);

  /// Receives and sends during that time.
  void run_for(std::chrono::milliseconds time);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kuhhandel::load
