// Sends each connection its view of the table: current for players, delayed for spectators if the host opened
// all hands.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "codec/views/perspective.h"
#include "live/connections.h"
#include "live/delayed_view.h"
#include "table/table.h"

namespace kuhhandel::live {

class ViewBroadcaster {
 public:
  /// Both must outlive this object.
  ViewBroadcaster(table::Table const& table, Connections const& connections)
      : table_(table), connections_(connections) {}

  table::Table const& table() const { return table_; }

  /// Returns the table as this viewer sees it.
  table::Table const& table_for(Viewer viewer) const;
  bool is_delayed(Viewer viewer) const { return &table_for(viewer) != &table_; }

  /// Sends what the viewer missed after `last`, or a snapshot.
  void send_catch_up(Connection& connection, Viewer viewer, std::optional<std::uint64_t> last,
                     table::Instant now) const;

  /// Sends a heartbeat with the version that the viewer sees.
  void send_alive(Connection& connection, Viewer viewer) const;

  /// Sends a step, or another message, to all who see the table without delay.
  void broadcast(table::Step const& step) const;
  void broadcast(std::string const& message) const;

  /// Sends to delayed spectators; there are none if the hands are closed.
  void broadcast_delayed(std::string const& message) const;

  /// Call after the table has applied the fact. Returns true if the fact opened or closed the hands, so that
  /// spectators see another table.
  bool on_entry(table::Entry const& entry);

  /// Sends delayed spectators the steps that may be shown by `now`. Returns false if there are none.
  bool advance_to(table::Instant now);
  std::optional<table::Instant> next_due() const { return delayed_.next_due(); }

 private:
  codec::Perspective eyes_of(Viewer viewer) const;

  table::Table const& table_;
  Connections const& connections_;
  DelayedView delayed_;
};

}  // namespace kuhhandel::live
