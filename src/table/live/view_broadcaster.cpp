#include "live/view_broadcaster.h"

#include "table/messages/server_message.h"

namespace kuhhandel::live {

table::Table const& ViewBroadcaster::table_for(Viewer viewer) const {
  return viewer || delayed_.table() == nullptr ? table_ : *delayed_.table();
}

codec::Perspective ViewBroadcaster::eyes_of(Viewer viewer) const {
  if (!is_delayed(viewer)) return viewer;
  return codec::OpenHands{};
}

void ViewBroadcaster::send_catch_up(Connection& connection, Viewer viewer, std::optional<std::uint64_t> last,
                                    table::Instant now) const {
  auto const& shown = table_for(viewer);
  auto const eyes = eyes_of(viewer);
  if (is_delayed(viewer)) connection.send(delayed_.message());
  auto const missed = last ? shown.history().steps_after(*last) : std::nullopt;
  if (!missed)
    return connection.send(
        table::snapshot_message(shown, eyes, is_delayed(viewer) ? delayed_.delayed_time(now) : now));
  for (auto const& step : *missed) {
    bool const newest = step.version == shown.version();
    connection.send(newest ? table::StepMessages(shown, step).message_for(eyes)
                           : table::missed_step_message(shown, eyes, step));
  }
  send_alive(connection, viewer);
}

void ViewBroadcaster::send_alive(Connection& connection, Viewer viewer) const {
  connection.send(table::alive_message(table_for(viewer).version()));
}

void ViewBroadcaster::broadcast(table::Step const& step) const {
  if (connections_.is_empty()) return;
  if (step.resets_game) {
    for (auto const& [connection, viewer] : connections_.all())
      if (!is_delayed(viewer)) connection->send(table::snapshot_message(table_, viewer, step.at));
    return;
  }
  table::StepMessages messages(table_, step);
  for (auto const& [connection, viewer] : connections_.all())
    if (!is_delayed(viewer)) connection->send(messages.message_for(viewer));
}

void ViewBroadcaster::broadcast(std::string const& message) const {
  for (auto const& [connection, viewer] : connections_.all())
    if (!is_delayed(viewer)) connection->send(message);
}

void ViewBroadcaster::broadcast_delayed(std::string const& message) const {
  for (auto const& [connection, viewer] : connections_.all())
    if (is_delayed(viewer)) connection->send(message);
}

bool ViewBroadcaster::on_entry(table::Entry const& entry) {
  bool const was_late = is_delayed({});
  bool const waited = delayed_.earliest_release().has_value();
  delayed_.on_entry(table_, entry);
  // Spectators are notified once that something is pending, not with each command.
  if (!waited && delayed_.earliest_release()) broadcast_delayed(delayed_.message());
  return was_late != is_delayed({});
}

bool ViewBroadcaster::advance_to(table::Instant now) {
  bool has_sent = false;
  while (auto const step = delayed_.take_due(now)) {
    has_sent = true;
    auto const& shown = *delayed_.table();
    codec::Perspective const eyes = codec::OpenHands{};
    broadcast_delayed(step->resets_game ? table::snapshot_message(shown, eyes, step->at)
                                        : table::StepMessages(shown, *step).message_for(eyes));
  }
  return has_sent;
}

}  // namespace kuhhandel::live
