// What those who are connected to a table are shown: the table as it stands, or, to those who watch where the
// host opened all hands, as it stood long ago.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "codec/perspective.h"
#include "live/connections.h"
#include "live/delayed_view.h"
#include "table/table.h"

namespace kuhhandel::live {

class ViewBroadcaster {
 public:
  /// Both must outlive it.
  ViewBroadcaster(table::Table const& table, Connections const& connections)
      : table_(table), connections_(connections) {}

  table::Table const& table() const { return table_; }

  /// The table as this viewer sees it.
  table::Table const& table_for(Viewer viewer) const;
  bool is_delayed(Viewer viewer) const { return &table_for(viewer) != &table_; }

  /// Tells a connection what its viewer missed after `last`, or everything.
  void send_catch_up(Connection& connection, Viewer viewer, std::optional<std::uint64_t> last,
                     table::Instant now) const;

  /// Tells a connection that the table is there, and the version that its viewer is shown.
  void send_alive(Connection& connection, Viewer viewer) const;

  /// To all who see the table as it stands: a step of it, or a message beside it.
  void broadcast(table::Step const& step) const;
  void broadcast(std::string const& message) const;

  /// To those who see the table late; nobody where the hands are closed.
  void broadcast_delayed(std::string const& message) const;

  /// To be told each fact once the table has applied it. True where the hands were opened or closed by it, so
  /// that those who watch see another table.
  bool on_entry(table::Entry const& entry);

  /// Tells those who see the table late what may be shown by `now`; false where that is nothing.
  bool advance_to(table::Instant now);
  std::optional<table::Instant> next_due() const { return delayed_.next_due(); }

 private:
  codec::Perspective eyes_of(Viewer viewer) const;

  table::Table const& table_;
  Connections const& connections_;
  DelayedView delayed_;
};

}  // namespace kuhhandel::live
