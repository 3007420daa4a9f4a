// Who is connected to a table, and as whom: each seat may have several connections, and others watch.
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

/// Whether anything comes over a connection that is open.
enum class Liveness : std::uint8_t { silent, alive };

class Connections {
 public:
  /// A connection that is open already is this viewer's from now on.
  void open(Connection& connection, Viewer viewer);

  /// Whose it was; none where it was not open.
  std::optional<Viewer> close(Connection& connection);

  /// Whose it is; none where it is not open.
  std::optional<Viewer> viewer_of(Connection& connection) const;

  /// What is heard of one that is open.
  void set_liveness(Connection& connection, Liveness liveness);
  /// Whether the seat has a connection of which something is heard.
  bool is_reachable(Seat seat) const;

  /// To each seat, over each of its connections, where that is known.
  std::vector<std::pair<Seat, table::Duration>> round_trips() const;

  std::vector<Connection*> of_viewer(Viewer viewer) const;
  std::map<Connection*, Viewer> const& all() const { return viewers_; }
  bool is_empty() const { return viewers_.empty(); }

  /// Those of the seat only watch from now on; they are given back.
  std::vector<Connection*> unseat(Seat seat);

  void broadcast(std::string const& message) const;

 private:
  std::map<Connection*, Viewer> viewers_;
  std::set<Connection*> silent_;
};

}  // namespace kuhhandel::live
