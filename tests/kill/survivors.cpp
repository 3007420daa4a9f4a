#include "tests/kill/survivors.h"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <utility>

#include "codec/editions.h"
#include "load/choice.h"
#include "store/store.h"
#include "table/server_message.h"
#include "tests/support/whole_log.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;
using std::chrono::milliseconds;

constexpr std::size_t kTables = 4;
constexpr double kEagerness = 0.5;
load::LoadTable const kTable{.edition = "master", .seats = 3};

std::string hello_of(std::string const& token, std::uint64_t last) {
  json::object hello{{"type", "hello"}, {"version", 1}, {"token", token}};
  if (last > 0) hello["last"] = last;
  return json::serialize(hello);
}

/// A table as its log tells of it, up to a version.
struct Told {
  table::Table table;
  std::optional<table::Step> step;

  Told(store::StoredTable const& stored, std::uint64_t version) : table(stored.setup) {
    for (auto const& entry : stored.log) {
      if (table.version() == version) break;
      step = table.apply(entry);
    }
  }
  std::string to(Seat seat) const { return table::StepTelling(table, *step).to(Viewer{seat}); }
};

/// The client's own name of the command that the fact carries out, empty for other facts.
std::string_view id_of(table::Fact const& fact) {
  if (auto const* const played = std::get_if<table::fact::Played>(&fact)) return played->id;
  if (auto const* const pressed = std::get_if<table::fact::Pressed>(&fact)) return pressed->press.id;
  return {};
}

/// How often it was done in the first `versions` steps.
auto times_in(store::StoredTable const& stored, std::string const& id, std::uint64_t versions) {
  auto const end = stored.log.begin() + static_cast<std::ptrdiff_t>(versions);
  return std::count_if(stored.log.begin(), end,
                       [&](table::Entry const& entry) { return id_of(entry.fact) == id; });
}

}  // namespace

Survivors::Survivors(std::filesystem::path data, std::uint64_t seed) : data_(std::move(data)), rng_(seed) {}

void Survivors::sit_down(std::vector<std::uint16_t> const& ports) {
  for (std::size_t i = 0; i < kTables; ++i) {
    load::TableOpener lobby(ports[i % ports.size()]);
    auto const keys = lobby.open_table(kTable);
    for (int seat = 0; seat < kTable.seats; ++seat) {
      clients_.push_back({.table = keys.table,
                          .seat = seat,
                          .token = keys.tokens[static_cast<std::size_t>(seat)],
                          .witness = load::Witness(*codec::edition_named(kTable.edition), seat),
                          .last_step = {},
                          .unanswered = {},
                          .acknowledged = {}});
    }
  }
}

void Survivors::come_back(std::uint16_t port) {
  if (clients_.empty()) sit_down({port});
  ports_.clear();
  lines_.clear();
  stepped_.clear();
  load::Sockets::Ear& ear = *this;
  sockets_ = std::make_unique<load::Sockets>(port, ear);
  for (std::size_t client = 0; client < clients_.size(); ++client) open_anew(client);
}

void Survivors::come_back_to_any(std::vector<std::uint16_t> ports) {
  if (clients_.empty()) sit_down(ports);
  come_back(ports.front());
  ports_ = std::move(ports);
}

void Survivors::open_anew(std::size_t client) {
  auto& at = clients_[client].connection;
  lines_.erase(at);
  at = sockets_->open("/api/tables/" + clients_[client].table + "/live", load::kThisMachine);
  lines_[at] = client;
}

void Survivors::closed(std::size_t number) {
  auto const line = lines_.find(number);
  if (ports_.empty() || line == lines_.end()) return;
  auto const client = line->second;
  lines_.erase(line);
  sockets_->later(milliseconds(20), [this, client] {
    std::ranges::rotate(ports_, ports_.begin() + 1);
    sockets_->go_to(ports_.front());
    open_anew(client);
  });
}

void Survivors::follow(std::size_t client, std::string_view address) {
  ++led_;
  sockets_->go_to(static_cast<std::uint16_t>(std::stoi(std::string(address.substr(address.rfind(':') + 1)))));
  open_anew(client);
}

std::chrono::milliseconds Survivors::longest_silence() {
  return std::chrono::duration_cast<milliseconds>(std::exchange(longest_silence_, {}));
}

void Survivors::opened(std::size_t number) {
  auto const line = lines_.find(number);
  if (line == lines_.end()) return;
  auto const& client = clients_[line->second];
  sockets_->say(number, hello_of(client.token, client.witness.version()));
  if (client.unanswered) sockets_->say(number, client.unanswered->text);
}

void Survivors::heard(std::size_t number, std::string_view text) {
  auto const line = lines_.find(number);
  if (line == lines_.end()) return;
  auto& client = clients_[line->second];
  auto const value = json::parse(text);
  auto const& message = value.as_object();
  auto const type = std::string_view(message.at("type").as_string());
  if (type == "moved") return follow(line->second, message.at("address").as_string());
  if (type == "error") fault_ = "an error: " + std::string(text);
  if (type == "ack" || type == "refused") {
    auto const id = std::string(message.at("id").as_string());
    // Orders are acknowledged too, but the log does not keep their ids.
    bool const mine = client.unanswered && client.unanswered->id == id;
    if (mine && type == "ack") {
      client.acknowledged[id] = message.at("version").to_number<std::uint64_t>();
      ++acknowledged_;
    }
    if (mine) client.unanswered.reset();
  }
  if (type != "step" && type != "snapshot") return;
  auto const now = Steady::now();
  auto const [last, is_first] = stepped_.try_emplace(client.table, now);
  if (!is_first) longest_silence_ = std::max(longest_silence_, now - std::exchange(last->second, now));
  client.witness.hear(message);
  if (client.witness.fault()) fault_ = *client.witness.fault();
  // Only the newest step carries everything; those that were missed before it carry their events alone.
  if (type == "step" && message.contains("view")) client.last_step = text;
  act(line->second, message);
}

void Survivors::act(std::size_t number, json::object const& step) {
  auto& client = clients_[number];
  if (client.unanswered) return;
  auto const id = "k" + std::to_string(++ids_);
  auto const* const options = step.if_contains("options");
  auto const* const view = step.if_contains("view");
  if (options == nullptr || view == nullptr) return;
  bool const over = view->is_null() || client.witness.phase() == "finished";
  if (over && client.seat == 0) {
    auto const* const what = view->is_null() ? "start" : "again";
    sockets_->say(client.connection,
                  R"({"type":"order","id":")" + id + R"(","order":{"do":")" + what + "\"}}");
    return;
  }
  auto const chosen = load::choose(options->as_array(), client.witness.hand(), kEagerness, rng_);
  if (!chosen) return;
  client.unanswered =
      Command{id, json::serialize(json::object{{"type", "command"}, {"id", id}, {"command", *chosen}})};
  sockets_->say(client.connection, client.unanswered->text);
}

void Survivors::hear_the_rest() { sockets_->run_for(milliseconds(5)); }

std::string Survivors::compare_with_log() {
  if (!fault_.empty()) return fault_;
  store::Store store(data_);
  std::map<std::string, store::StoredTable> tables;
  for (auto& client : clients_) {
    auto const who = client.table + ", seat " + std::to_string(client.seat) + ": ";
    if (!tables.contains(client.table)) {
      auto& stored = tables.emplace(client.table, *store.tables().load(client.table)).first->second;
      stored.log = whole_log(store, stored.setup);
    }
    auto const& stored = tables.at(client.table);
    if (client.witness.version() > stored.log.size())
      return who + "a version that they saw is not in the log";
    for (auto const& [id, version] : client.acknowledged) {
      if (version > stored.log.size()) return who + "the step that shows " + id + " is not in the log";
      if (times_in(stored, id, version) != 1) return who + id + " is not where it was acknowledged";
      if (times_in(stored, id, stored.log.size()) != 1) return who + id + " was done twice";
    }
    client.acknowledged.clear();
    if (client.last_step.empty()) continue;
    auto const version = json::parse(client.last_step).at("version").to_number<std::uint64_t>();
    auto const told = Told(stored, version).to(seat_at(client.seat));
    if (told != client.last_step)
      return who + "they were told\n" + client.last_step + "\nthe log says\n" + told;
  }
  return {};
}

}  // namespace kuhhandel
