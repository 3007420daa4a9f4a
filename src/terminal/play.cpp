#include "terminal/play.h"

#include <fmt/format.h>

#include <ostream>
#include <random>
#include <string>

#include "codec/editions.h"
#include "terminal/curses/curses_screen.h"
#include "terminal/wire/local_wire.h"
#include "terminal/wire/remote_wire.h"

namespace kuhhandel::terminal {
namespace {

/// How long a key or a message may wait before it is looked at.
constexpr table::Duration kBeat{20};

void play_on_screen(TerminalClient& client, Wire& wire) {
  CursesScreen screen;
  while (!client.has_left() && !screen.interrupted()) {
    wire.exchange(client, table::Duration{0});
    screen.show(client.screen(screen.size(), local_now()));
    if (auto const key = screen.key(kBeat)) client.press(*key, local_now());
  }
}

/// Prints the text that remains in the terminal after the screen is closed.
void say_farewell(TerminalClient const& client, std::ostream& out) {
  auto const& model = client.model();
  auto const* const end = model.game ? std::get_if<seen::Finished>(&model.game->view.phase) : nullptr;
  if (end != nullptr) out << closing_text(model.words(), end->scores);
  out << (client.farewell().empty() ? "You leave the table. Goodbye." : client.farewell()) << '\n';
}

std::vector<table::Order> orders_to_begin(std::vector<std::string> const& bots) {
  std::vector<table::Order> orders;
  auto seat = seats_of(kMaxSeats).begin();
  for (auto const& bot : bots) orders.emplace_back(table::order::AddBot{*++seat, bot});
  orders.emplace_back(table::order::Start{});
  return orders;
}

int play_local_game(TerminalOptions const& options, std::ostream& out) {
  auto const bots = bots_of(options);
  table::TableSetup const setup{.id = options.seed,
                                .name = "against bots",
                                .edition = *codec::edition_named(options.edition),
                                .seats = static_cast<int>(bots.size()) + 1,
                                .is_public = false,
                                .speed = table::Speed{options.speed}};
  LocalWire wire(setup, own_name(options));
  TerminalClient client({.token = "0", .ids = "t", .orders = orders_to_begin(bots)});
  play_on_screen(client, wire);
  say_farewell(client, out);
  return 0;
}

/// A prefix for the ids of this program's messages: the seat may have sent others before.
std::string fresh_ids() {
  std::random_device chance;
  return fmt::format("t{:x}", chance());
}

/// Without a seat, at a table that is full, the player watches.
int play_remote_game(TableLink link, TerminalOptions const& options, std::ostream& out) {
  std::string watching;
  if (link.token.empty()) {
    auto const seat = take_seat(link, options.name);
    if (seat) link = *seat;
    if (!seat) watching = seat.error() + " You watch.";
  }
  RemoteWire wire(link);
  TerminalClient client({.token = link.token, .ids = fresh_ids(), .orders = {}});
  play_on_screen(client, wire);
  say_farewell(client, out);
  if (!watching.empty()) out << watching << '\n';
  if (!link.token.empty()) out << "Your seat, for you alone: " << text_of(link) << '\n';
  return 0;
}

int play_at(std::string const& table, TerminalOptions const& options, std::ostream& out) {
  auto const link = parse_link(table);
  if (link && can_be_screen()) return play_remote_game(*link, options, out);
  out << (link ? "--table: a table elsewhere needs a terminal that can be a screen." : link.error()) << '\n';
  return 1;
}

}  // namespace

int play_at_terminal(TerminalOptions const& options, std::istream& in, std::ostream& out) {
  if (!options.table.empty()) return play_at(options.table, options, out);
  if (!can_be_screen()) return play_in_terminal(options, in, out);
  auto const fault = fault_of(options);
  if (fault.empty()) return play_local_game(options, out);
  out << fault << '\n';
  return 1;
}

}  // namespace kuhhandel::terminal
