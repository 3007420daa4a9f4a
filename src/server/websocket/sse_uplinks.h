// The live connections that come over plain HTTP, where something on the way lets no WebSocket through: the
// server sends events, the client posts. A key that only the client was told joins the two.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace kuhhandel::server {

/// What posts can reach of a connection.
class SseUplink {
 public:
  virtual ~SseUplink() = default;
  /// A message of the client, of this turn.
  virtual void on_posted(std::string_view message) = 0;
  /// The client has seen the ping of that number.
  virtual void on_ping_seen(std::uint64_t number) = 0;
};

class SseUplinks {
 public:
  /// The key must be one that nobody can guess. It opens the connection for as long as that lives.
  void add(std::string const& key, std::weak_ptr<SseUplink> connection);
  void remove(std::string const& key);

  /// Null where the key opens no connection.
  std::shared_ptr<SseUplink> find(std::string_view key) const;

 private:
  /// By what the keys hash to, so that how long a search takes tells nothing about them.
  std::map<std::string, std::weak_ptr<SseUplink>> connections_;
};

}  // namespace kuhhandel::server
