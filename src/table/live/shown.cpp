#include "live/shown.h"

#include "table/server_message.h"

namespace kuhhandel::live {

table::Table const& Shown::to(Viewer viewer) const {
  return viewer || late_.shown() == nullptr ? table_ : *late_.shown();
}

codec::Eyes Shown::eyes_of(Viewer viewer) const {
  if (!is_late(viewer)) return viewer;
  return codec::OpenHands{};
}

void Shown::welcome(Connection& connection, Viewer viewer, std::optional<std::uint64_t> last,
                    table::Instant now) const {
  auto const& shown = to(viewer);
  auto const eyes = eyes_of(viewer);
  if (is_late(viewer)) connection.send(late_.message());
  auto const missed = last ? shown.history().steps_after(*last) : std::nullopt;
  if (!missed)
    return connection.send(table::snapshot_message(shown, eyes, is_late(viewer) ? late_.now(now) : now));
  for (auto const& step : *missed) {
    bool const newest = step.version == shown.version();
    connection.send(newest ? table::StepTelling(shown, step).to(eyes)
                           : table::missed_step_message(shown, eyes, step));
  }
  beat(connection, viewer);
}

void Shown::beat(Connection& connection, Viewer viewer) const {
  connection.send(table::alive_message(to(viewer).version()));
}

void Shown::tell(table::Step const& step) const {
  if (connections_.none()) return;
  if (step.begins_anew) {
    for (auto const& [connection, viewer] : connections_.all())
      if (!is_late(viewer)) connection->send(table::snapshot_message(table_, viewer, step.at));
    return;
  }
  table::StepTelling telling(table_, step);
  for (auto const& [connection, viewer] : connections_.all())
    if (!is_late(viewer)) connection->send(telling.to(viewer));
}

void Shown::tell(std::string const& message) const {
  for (auto const& [connection, viewer] : connections_.all())
    if (!is_late(viewer)) connection->send(message);
}

void Shown::tell_late(std::string const& message) const {
  for (auto const& [connection, viewer] : connections_.all())
    if (is_late(viewer)) connection->send(message);
}

bool Shown::follow(table::Entry const& entry) {
  bool const was_late = is_late({});
  bool const waited = late_.earliest().has_value();
  late_.follow(table_, entry);
  // That something is on its way is told once, not with each command.
  if (!waited && late_.earliest()) tell_late(late_.message());
  return was_late != is_late({});
}

bool Shown::pass_time(table::Instant now) {
  bool told = false;
  while (auto const step = late_.due(now)) {
    told = true;
    auto const& shown = *late_.shown();
    codec::Eyes const eyes = codec::OpenHands{};
    tell_late(step->begins_anew ? table::snapshot_message(shown, eyes, step->at)
                                : table::StepTelling(shown, *step).to(eyes));
  }
  return told;
}

}  // namespace kuhhandel::live
