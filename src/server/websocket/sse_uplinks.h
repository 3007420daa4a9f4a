// Registry of live connections over plain HTTP, for networks that block WebSockets. A key that only the
// client knows joins its posts to its event stream.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace kuhhandel::server {

/// Interface of a connection for posts.
class SseUplink {
 public:
  virtual ~SseUplink() = default;
  /// Handles a client's message in the current batch.
  virtual void on_posted(std::string_view message) = 0;
  /// Handles the answer to the ping with this number.
  virtual void on_ping_seen(std::uint64_t number) = 0;
};

class SseUplinks {
 public:
  /// Adds a connection under an unguessable key, which is valid as long as the connection lives.
  void add(std::string const& key, std::weak_ptr<SseUplink> connection);
  void remove(std::string const& key);

  /// Returns nullptr if the key belongs to no connection.
  std::shared_ptr<SseUplink> find(std::string_view key) const;

 private:
  /// Keyed by hashes of the keys, so that lookup times reveal nothing about the keys.
  std::map<std::string, std::weak_ptr<SseUplink>> connections_;
};

}  // namespace kuhhandel::server
