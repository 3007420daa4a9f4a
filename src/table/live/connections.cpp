#include "live/connections.h"

#include <algorithm>

namespace kuhhandel::live {

void Connections::open(Connection& connection, Viewer viewer) {
  viewers_[&connection] = viewer;
  silent_.erase(&connection);
}

void Connections::set_liveness(Connection& connection, Liveness liveness) {
  if (liveness == Liveness::silent)
    silent_.insert(&connection);
  else
    silent_.erase(&connection);
}

void Connections::set_attention(Connection& connection, Attention attention) {
  if (attention == Attention::inattentive)
    inattentive_.insert(&connection);
  else
    inattentive_.erase(&connection);
}

void Connections::set_screen(Connection& connection, Screen screen) {
  if (screen == Screen::own)
    big_screens_.erase(&connection);
  else
    big_screens_[&connection] = screen;
}

bool Connections::gives_orders(Connection& connection) const {
  auto const screen = big_screens_.find(&connection);
  auto const viewer = viewer_of(connection);
  return screen != big_screens_.end() && screen->second == Screen::giving_orders && viewer && !*viewer;
}

bool Connections::has_big_screen() const {
  return std::ranges::any_of(big_screens_, [&](auto const& screen) {
    auto const open = viewers_.find(screen.first);
    return open != viewers_.end() && !open->second && !silent_.contains(screen.first);
  });
}

std::vector<std::pair<Seat, table::Duration>> Connections::round_trips() const {
  std::vector<std::pair<Seat, table::Duration>> known;
  for (auto const& [connection, viewer] : viewers_) {
    auto const round_trip = viewer ? connection->round_trip() : std::nullopt;
    if (round_trip) known.emplace_back(*viewer, *round_trip);
  }
  return known;
}

bool Connections::is_reachable(Seat seat) const {
  return std::ranges::any_of(
      viewers_, [&](auto const& open) { return open.second == seat && !silent_.contains(open.first); });
}

bool Connections::is_attentive(Seat seat) const {
  return std::ranges::any_of(viewers_, [&](auto const& open) {
    return open.second == seat && !silent_.contains(open.first) && !inattentive_.contains(open.first);
  });
}

std::optional<Viewer> Connections::close(Connection& connection) {
  auto const viewer = viewer_of(connection);
  viewers_.erase(&connection);
  silent_.erase(&connection);
  inattentive_.erase(&connection);
  big_screens_.erase(&connection);
  return viewer;
}

std::optional<Viewer> Connections::viewer_of(Connection& connection) const {
  auto const found = viewers_.find(&connection);
  if (found == viewers_.end()) return {};
  return found->second;
}

std::vector<Connection*> Connections::of_viewer(Viewer viewer) const {
  std::vector<Connection*> found;
  for (auto const& [connection, whose] : viewers_)
    if (whose == viewer) found.push_back(connection);
  return found;
}

std::vector<Connection*> Connections::unseat(Seat seat) {
  auto const unseated = of_viewer(seat);
  for (auto* const connection : unseated) viewers_[connection] = {};
  return unseated;
}

void Connections::broadcast(std::string const& message) const {
  for (auto const& [connection, viewer] : viewers_) connection->send(message);
}

}  // namespace kuhhandel::live
