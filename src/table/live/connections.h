// The connections to a table and their viewers: a seat may have several connections, spectators have their
// own.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/view.h"
#include "live/connection.h"

namespace kuhhandel::live {

/// Whether messages still arrive over an open connection.
enum class Liveness : std::uint8_t { silent, alive };

/// Whether the player at a connection looks at the game.
enum class Attention : std::uint8_t { inattentive, attentive };

/// Whether a spectator's page is on a device of their own or on the big screen of the table, which may give
/// orders if it has opened the table.
enum class Screen : std::uint8_t { own, big, giving_orders };

class Connections {
 public:
  /// Opens a connection, or assigns an open one to another viewer.
  void open(Connection& connection, Viewer viewer);

  /// Returns the connection's viewer; nullopt if it was not open.
  std::optional<Viewer> close(Connection& connection);

  /// Returns the connection's viewer; nullopt if it is not open.
  std::optional<Viewer> viewer_of(Connection& connection) const;

  /// Sets the liveness of an open connection.
  void set_liveness(Connection& connection, Liveness liveness);
  /// Returns true if the seat has a connection that is not silent.
  bool is_reachable(Seat seat) const;

  /// Sets the attention at an open connection, also for its next hello. A new connection is attentive.
  void set_attention(Connection& connection, Attention attention);
  /// Returns true if the seat has a connection that is attentive and not silent.
  bool is_attentive(Seat seat) const;

  /// Sets where the page of an open connection is shown.
  void set_screen(Connection& connection, Screen screen);
  /// Returns true if a spectator on a big screen is connected and not silent.
  bool has_big_screen() const;
  /// Returns true if the page of a spectator is on a big screen that gives orders.
  bool gives_orders(Connection& connection) const;

  /// Returns the round trip of each seat's connections, if known.
  std::vector<std::pair<Seat, table::Duration>> round_trips() const;

  std::vector<Connection*> of_viewer(Viewer viewer) const;
  std::map<Connection*, Viewer> const& all() const { return viewers_; }
  bool is_empty() const { return viewers_.empty(); }

  /// Turns the seat's connections into spectators and returns them.
  std::vector<Connection*> unseat(Seat seat);

  void broadcast(std::string const& message) const;

 private:
  std::map<Connection*, Viewer> viewers_;
  std::set<Connection*> silent_;
  std::set<Connection*> inattentive_;
  std::map<Connection*, Screen> big_screens_;
};

}  // namespace kuhhandel::live
