// Who is connected to a table, and as whom: each seat may have several connections, and others watch.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/view.h"
#include "live/connection.h"

namespace kuhhandel::live {

class Connections {
 public:
  /// A connection that is open already is this viewer's from now on.
  void open(Connection& connection, Viewer viewer) { viewers_[&connection] = viewer; }

  /// Whose it was; none where it was not open.
  std::optional<Viewer> close(Connection& connection);

  /// Whose it is; none where it is not open.
  std::optional<Viewer> viewer_of(Connection& connection) const;

  std::vector<Connection*> of(Viewer viewer) const;
  std::map<Connection*, Viewer> const& all() const { return viewers_; }
  bool none() const { return viewers_.empty(); }

  /// Those of the seat only watch from now on; they are given back.
  std::vector<Connection*> free(Seat seat);

  void tell(std::string const& message) const;

 private:
  std::map<Connection*, Viewer> viewers_;
};

}  // namespace kuhhandel::live
