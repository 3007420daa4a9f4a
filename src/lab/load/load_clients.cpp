#include "load/load_clients.h"

#include <algorithm>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <stdexcept>
#include <utility>

#include "codec/editions.h"
#include "load/choice.h"

namespace kuhhandel::load {
namespace {

namespace json = boost::json;

/// Below what the server allows, so that it never refuses a client for its haste.
constexpr table::Rate kCommands{40, table::Duration{56}};
constexpr std::size_t kFaultsKept = 10;
constexpr auto kPatience = std::chrono::seconds(120);
/// Hellos and connections under way at once, so that the listening queue never overflows.
constexpr std::size_t kArrivalsAtOnce = 200;

Edition const& known_edition(std::string const& id) {
  auto const* const edition = codec::edition_named(id);
  if (edition == nullptr) throw std::runtime_error("No edition is called '" + id + "'.");
  return *edition;
}

std::string_view word(json::object const& object, std::string_view name) {
  auto const* const value = object.if_contains(name);
  return value != nullptr && value->is_string() ? std::string_view(value->get_string()) : std::string_view{};
}

/// Whether the events are of the game, not of people and clocks alone.
bool is_a_move(json::object const& step) {
  return std::ranges::any_of(step.at("events").as_array(), [](json::value const& event) {
    auto const name = word(event.as_object(), "name");
    return name != "seated" && name != "away" && name != "back" && name != "reopened" &&
           name != "seen_enough";
  });
}

bool has_verdict(json::object const& news) {
  auto const* const events = news.if_contains("events");
  return events != nullptr && std::ranges::any_of(events->as_array(), [](json::value const& event) {
           return word(event.as_object(), "name") == "verdict";
         });
}

}  // namespace

void Counters::add(Counters const& others) {
  moves += others.moves;
  commands += others.commands;
  refused += others.refused;
  messages += others.messages;
  bytes += others.bytes;
  games += others.games;
  to_step.add(others.to_step);
}

LoadClients::LoadClients(std::uint16_t port, LoadOptions const& options)
    : options_(options),
      port_(port),
      edition_(known_edition(options.table.edition)),
      sockets_(port, *this),
      rng_(options.seed) {}

void LoadClients::report_fault(std::string what) {
  if (faults_.size() < kFaultsKept) faults_.push_back(std::move(what));
}

void LoadClients::open_table() {
  auto const keys =
      TableOpener(port_, source_address_of(options_.table, tables_.size())).open_table(options_.table);
  tables_.push_back({.id = keys.table, .known_to_all = {}});
  for (int seat = 0; seat < people_of(options_.table); ++seat) {
    clients_.push_back({.table = tables_.size() - 1,
                        .seat = seat,
                        .token = keys.tokens[static_cast<std::size_t>(seat)],
                        .checker = ConsistencyChecker(edition_, seat),
                        .waits_since = {},
                        .commands = {},
                        .step_received_at = {},
                        .options = {}});
  }
}

std::vector<std::string> LoadClients::connect_all() {
  auto const all = static_cast<std::size_t>(tables_of(options_));
  auto const began = Clock::now();
  auto const on_time = [&] { return Clock::now() - began < kPatience && faults_.empty(); };
  std::size_t arriving = 0;
  while ((tables_.size() < all || joined_ < clients_.size()) && on_time()) {
    // An unvisited table is deleted, so tables are opened as clients arrive.
    while (tables_.size() < all && clients_.size() < joined_ + kArrivalsAtOnce) open_table();
    for (; arriving < clients_.size() && arriving < joined_ + kArrivalsAtOnce; ++arriving) {
      auto const table = clients_[arriving].table;
      sockets_.open("/api/tables/" + tables_[table].id + "/live", source_address_of(options_.table, table));
    }
    sockets_.run_for(std::chrono::milliseconds(5));
  }
  for (std::size_t i = 0; i < clients_.size(); ++i) {
    if (clients_[i].seat == 0) begin(i);
  }
  while (playing_ < tables_.size() && on_time()) sockets_.run_for(std::chrono::milliseconds(20));
  if (playing_ < tables_.size())
    throw std::runtime_error(faults_.empty() ? "Not all tables began to play in time." : faults_.front());
  std::vector<std::string> ids;
  for (auto const& table : tables_) ids.push_back(table.id);
  return ids;
}

void LoadClients::on_open(std::size_t number) {
  sockets_.send(number, R"({"type":"hello","version":1,"token":")" + clients_[number].token + "\"}");
}

void LoadClients::on_close(std::size_t number) {
  auto const age = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - begun_);
  report_fault("table " + tables_[clients_[number].table].id + ", seat " +
               std::to_string(clients_[number].seat) + ": the connection was lost after " +
               std::to_string(age.count()) + " s");
}

void LoadClients::on_message(std::size_t number, std::string_view text) {
  unsigned char room[16 * 1024];
  json::monotonic_resource memory(room, sizeof room);
  auto const value = json::parse(text, &memory);
  auto const& message = value.as_object();
  ++counters_.messages;
  counters_.bytes += static_cast<std::int64_t>(text.size());
  auto const type = word(message, "type");
  if (type == "step" || type == "snapshot") return on_step(number, message);
  if (type == "ack" || type == "refused") return on_reply(number, message);
  if (type == "error") report_fault("an error: " + std::string(text));
}

void LoadClients::on_step(std::size_t number, json::object const& news) {
  auto& client = clients_[number];
  client.step_received_at = Clock::now();
  client.has_verdict = has_verdict(news);
  client.checker.check(news);
  if (client.checker.fault())
    report_fault("table " + tables_[client.table].id + ", " + *client.checker.fault());
  bool const snapshot = word(news, "type") == "snapshot";
  if (snapshot) ++joined_;
  bool const host = client.seat == 0;
  if (host && !snapshot && is_a_move(news)) ++counters_.moves;
  auto const* const table = news.if_contains("table");
  if (host && table != nullptr && !snapshot) {
    auto const state = word(table->as_object(), "state");
    if (state == "running" && table->at("game") == 1) ++playing_;
    if (state == "finished") {
      ++counters_.games;
      order(number, {{"do", "again"}});
    }
  }
  auto const* const view = news.if_contains("view");
  if (view == nullptr || !view->is_object()) return;
  compare(client, view->as_object());
  client.options = json::array(news.at("options").as_array(), json::storage_ptr());
  update_view(number, news);
  think(number);
}

/// Nothing moves on the screen of such a client, so it has seen at once what the table shows.
void LoadClients::update_view(std::size_t number, json::object const& news) {
  auto& client = clients_[number];
  auto const* const opens_at = news.if_contains("opens_at");
  client.shown_for = std::chrono::milliseconds(
      opens_at == nullptr ? 0
                          : opens_at->to_number<std::int64_t>() - news.at("now").to_number<std::int64_t>());
  if (opens_at == nullptr || (word(news, "type") == "step" && !is_a_move(news))) return;
  auto const version = std::to_string(client.checker.version());
  sockets_.send(number, R"({"type":"seen","version":)" + version + "}");
}

void LoadClients::compare(Client const& client, json::object const& view) {
  auto& table = tables_[client.table];
  auto known = json::serialize(view.at("cards")) + json::serialize(view.at("herds")) +
               json::serialize(view.at("bank")) + json::serialize(view.at("pile")) +
               json::serialize(view.at("turn")) + std::string(client.checker.phase());
  if (client.checker.version() != table.compared) {
    // A client that lags behind is not compared; its own connection keeps the order.
    if (client.checker.version() < table.compared) return;
    table.compared = client.checker.version();
    table.views = 0;
    table.hands = counts_of(view.at("bank").as_object());
    table.known_to_all = known;
  }
  if (known != table.known_to_all)
    report_fault("table " + table.id + ": two seats received different events");
  for (auto const denomination : kDenominations)
    table.hands[denomination] += client.checker.hand()[denomination];
  bool const money_in_hands = client.checker.phase() != "answer" && client.checker.phase() != "rat_round";
  bool const all_hands_are_known = ++table.views == options_.table.seats;
  if (!all_hands_are_known || !money_in_hands || edition_.division) return;
  for (auto const denomination : kDenominations) {
    if (table.hands[denomination] == edition_.money.count(denomination)) continue;
    report_fault("table " + table.id + ": all hands and the bank together are not the money of the box");
  }
}

void LoadClients::on_reply(std::size_t number, json::object const& answer) {
  auto& client = clients_[number];
  if (!client.waits_since) return;
  if (word(answer, "type") == "ack") {
    ++counters_.commands;
    // Presses in a race are shown at once and answered with the verdict, which has its own time.
    auto const shown = answer.at("version").to_number<std::uint64_t>() <= client.checker.version();
    auto const until = shown ? client.step_received_at : Clock::now();
    if (!client.has_verdict)
      counters_.to_step.add(std::chrono::nanoseconds(until - *client.waits_since).count());
  } else {
    ++counters_.refused;
  }
  client.waits_since.reset();
  think(number);
}

void LoadClients::think(std::size_t number) {
  auto& client = clients_[number];
  // A client waits until its command is answered; the step that it brought may have come first.
  if (client.waits_since || client.thought == client.checker.version()) return;
  client.thought = client.checker.version();
  if (client.options.empty()) return;
  // A bid would be refused; a step shows whether the reveal delay ends early.
  if (client.shown_for.count() > 0) return act_after(number, client.shown_for);
  if (options_.table.think_ms == 0) return act(number);
  act_after(number, std::chrono::microseconds(1000 * rng_.below(options_.table.think_ms)));
}

void LoadClients::act_after(std::size_t number, std::chrono::microseconds wait) {
  auto const version = clients_[number].checker.version();
  sockets_.run_after(wait, [this, number, version] {
    if (clients_[number].checker.version() == version) act(number);
  });
}

void LoadClients::act(std::size_t number) {
  auto& client = clients_[number];
  auto const command = choose(client.options, client.checker.hand(), options_.table.eagerness, rng_);
  if (!command) return;
  auto const now = std::chrono::duration_cast<table::Instant>(Clock::now().time_since_epoch());
  if (!client.commands.take(kCommands, now)) return act_after(number, std::chrono::milliseconds(60));
  client.waits_since = Clock::now();
  sockets_.send(number, R"({"type":"command","id":"c)" + std::to_string(++ids_) + R"(","command":)" +
                            json::serialize(*command) + "}");
}

void LoadClients::begin(std::size_t host) {
  auto const& table = options_.table;
  for (int seat = people_of(table); seat < table.seats; ++seat) {
    order(host, {{"do", "add_bot"}, {"seat", seat}, {"bot", table.bot}});
  }
  order(host, {{"do", "start"}});
}

void LoadClients::order(std::size_t number, json::object order) {
  json::object const message{
      {"type", "order"}, {"id", "o" + std::to_string(++ids_)}, {"order", std::move(order)}};
  sockets_.send(number, json::serialize(message));
}

}  // namespace kuhhandel::load
