// The outgoing side of a connection to a client.
#pragma once

#include <optional>
#include <string>

#include "table/instant.h"

namespace kuhhandel::live {

/// Implementations must not throw.
class Connection {
 public:
  virtual ~Connection() = default;
  virtual void send(std::string const& message) = 0;

  /// Returns the measured round trip to the client; nullopt if it is not known yet.
  virtual std::optional<table::Duration> round_trip() { return {}; }
};

}  // namespace kuhhandel::live
