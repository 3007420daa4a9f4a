#include "tests/kill/survivors.h"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <span>
#include <utility>

#include "codec/editions.h"
#include "load/choice.h"
#include "store/store.h"
#include "table/messages/server_message.h"
#include "tests/support/whole_log.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;
using std::chrono::milliseconds;

constexpr double kEagerness = 0.5;
load::LoadTable const kTable{.edition = "master", .seats = 3};

// As a page does it (web/src/wire/connection.ts).
constexpr milliseconds kUntilOpen{1500};
constexpr milliseconds kUntilMessage{3000};
constexpr milliseconds kBetweenLooks{100};
constexpr milliseconds kBeforeComingAgain{250};

std::string hello_of(std::string const& token, std::uint64_t last) {
  json::object hello{{"type", "hello"}, {"version", 1}, {"token", token}};
  if (last > 0) hello["last"] = last;
  return json::serialize(hello);
}

/// The client's own name of the command that the fact carries out, empty for other facts.
std::string_view id_of(table::Fact const& fact) {
  if (auto const* const played = std::get_if<table::fact::Played>(&fact)) return played->id;
  if (auto const* const pressed = std::get_if<table::fact::Pressed>(&fact)) return pressed->press.id;
  return {};
}

}  // namespace

/// A table up to the point of the log that was compared with its clients' messages.
struct Survivors::Followed {
  explicit Followed(table::TableSetup const& setup) : table(setup) {}

  std::uint64_t read_up_to() const { return table.version() + ahead.size(); }
  /// Empty, or a command that the log has twice.
  std::string read(std::vector<table::Entry> const& entries) {
    for (auto const& entry : entries) {
      ahead.push_back(entry);
      auto const id = id_of(entry.fact);
      if (!id.empty() && !applied.try_emplace(std::string(id), read_up_to()).second)
        return std::string(id) + " was done twice";
    }
    return {};
  }

  table::Table table;
  std::vector<table::Entry> ahead;                         // of the table, as not all clients are there yet
  std::unordered_map<std::string, std::uint64_t> applied;  // by which version each command
};

namespace {

/// Continues with the table; returns a contradiction, or an empty string. Missed steps are shorter.
template <class MessagesAt>
std::string follow(table::Table& table, std::span<table::Entry const> entries,
                   MessagesAt const& messages_at) {
  for (auto const& entry : entries) {
    auto const step = table.apply(entry);
    table::StepMessages messages(table, step);
    for (auto const& [seat, message] : messages_at(table.version())) {
      if (*message == messages.message_for(Viewer{seat}) ||
          *message == missed_step_message(table, Viewer{seat}, step))
        continue;
      return "seat " + std::to_string(index_of(seat)) + " was told\n" + *message + "\nthe log says\n" +
             messages.message_for(Viewer{seat});
    }
  }
  return {};
}

}  // namespace

Survivors::Survivors(std::filesystem::path data, std::uint64_t seed, Survived who)
    : data_(std::move(data)), rng_(seed), who_(who) {}
Survivors::~Survivors() = default;

void Survivors::sit_down(std::vector<load::ServerAddress> const& servers) {
  for (std::size_t i = 0; i < who_.tables; ++i) {
    auto const is_apart = who_.first_home != load::kAnyAddress;
    auto const home = who_.first_home + (is_apart ? static_cast<std::uint32_t>(i) : 0);
    auto const keys = load::TableOpener(servers[i % servers.size()], home).open_table(kTable);
    for (int seat = 0; seat < kTable.seats; ++seat) {
      clients_.push_back({.table = keys.table,
                          .seat = seat,
                          .token = keys.tokens[static_cast<std::size_t>(seat)],
                          .home = home,
                          .server = 0,
                          .witness = load::ConsistencyChecker(*codec::edition_named(kTable.edition), seat)});
    }
  }
}

void Survivors::come_back(load::ServerAddress server) {
  if (clients_.empty()) sit_down({server});
  servers_.clear();
  lines_.clear();
  steps_.clear();
  load::Sockets::SocketListener& ear = *this;
  sockets_ = std::make_unique<load::Sockets>(server, ear);
  for (std::size_t client = 0; client < clients_.size(); ++client) {
    clients_[client].connection.reset();
    clients_[client].server_address = server;
    clients_[client].sent_by.reset();
    open_anew(client);
  }
}

void Survivors::come_back_to_any(std::vector<load::ServerAddress> servers) {
  if (clients_.empty()) sit_down(servers);
  come_back(servers.front());
  servers_ = std::move(servers);
  for (auto& client : clients_) client.server = 0;
  leave_silent_lines();
}

void Survivors::open_anew(std::size_t number) {
  auto& client = clients_[number];
  if (client.connection) lines_.erase(*client.connection);
  client.connection = sockets_->open("/api/tables/" + client.table + "/live", client.home);
  client.last_received = Steady::now();
  client.is_open = false;
  lines_[*client.connection] = number;
}

void Survivors::come_to_next(std::size_t number) {
  auto& client = clients_[number];
  client.server = (client.server + 1) % servers_.size();
  client.server_address = servers_[client.server];
  client.sent_by.reset();
  sockets_->redirect_to(*client.server_address);
  open_anew(number);
}

void Survivors::on_close(std::size_t number) {
  auto const line = lines_.find(number);
  if (servers_.empty() || line == lines_.end()) return;
  auto const client = line->second;
  lines_.erase(line);
  sockets_->run_after(kBeforeComingAgain, [this, client] { come_to_next(client); });
}

void Survivors::leave_silent_lines() {
  auto const now = Steady::now();
  for (std::size_t number = 0; number < clients_.size(); ++number) {
    auto const& client = clients_[number];
    auto const line = client.connection.value();
    if (!lines_.contains(line) || now < client.last_received + (client.is_open ? kUntilMessage : kUntilOpen))
      continue;
    come_to_next(number);
    sockets_->close(line);
  }
  sockets_->run_after(kBetweenLooks, [this] { leave_silent_lines(); });
}

void Survivors::follow(std::size_t client, std::string_view address) {
  ++led_;
  auto const target = load::address_in(address);
  if (clients_[client].sent_by == target) ++led_back_;
  clients_[client].sent_by = std::exchange(clients_[client].server_address, target);
  auto const known = std::ranges::find(servers_, target);
  if (known != servers_.end()) clients_[client].server = static_cast<std::size_t>(known - servers_.begin());
  sockets_->redirect_to(target);
  open_anew(client);
}

Survivors::Steps Survivors::take_steps() {
  Steps begins_anew;
  for (auto const& [table, at] : steps_) begins_anew[table] = {at.back()};
  return std::exchange(steps_, std::move(begins_anew));
}

std::string Survivors::standing_since(Steady::time_point then) const {
  std::string standing;
  for (auto const& client : clients_) {
    auto const steps = steps_.find(client.table);
    if (steps != steps_.end() && steps->second.back() > then) continue;
    standing += "table " + client.table + ", seat " + std::to_string(client.seat) + ": version " +
                std::to_string(client.witness.version()) + ", " + std::string(client.witness.phase()) +
                (client.is_open ? "" : ", has no line") +
                (client.unanswered ? ", has no answer to " + client.unanswered->text : "") + '\n';
  }
  return standing;
}

void Survivors::on_open(std::size_t number) {
  auto const line = lines_.find(number);
  if (line == lines_.end()) return;
  auto& client = clients_[line->second];
  client.is_open = true;
  client.last_received = Steady::now();
  sockets_->send(number, hello_of(client.token, client.witness.version()));
  if (client.unanswered) sockets_->send(number, client.unanswered->text);
}

void Survivors::on_message(std::size_t number, std::string_view text) {
  auto const line = lines_.find(number);
  if (line == lines_.end()) return;
  auto& client = clients_[line->second];
  client.last_received = Steady::now();
  auto const value = json::parse(text);
  auto const& message = value.as_object();
  auto const type = std::string_view(message.at("type").as_string());
  if (type == "moved") return follow(line->second, message.at("address").as_string());
  if (type == "error") fault_ = "an error: " + std::string(text);
  if (type == "went_back")
    fault_ = client.table + ": a server takes back what was told: " + std::string(text);
  if (type == "ack" || type == "refused") on_answer(line->second, message, type == "ack");
  if (type == "step" || type == "snapshot") on_step(line->second, message, text);
  // A slower client, or one without an answer, may have nothing to wait for.
  if (type == "alive") {
    client.thought_about = 0;
    think(line->second);
  }
}

void Survivors::on_answer(std::size_t number, json::object const& answer, bool is_ack) {
  auto& client = clients_[number];
  auto const id = std::string(answer.at("id").as_string());
  // Orders are acknowledged too, but the log does not keep their ids.
  if (!client.unanswered || client.unanswered->id != id) return;
  client.unanswered.reset();
  if (is_ack) {
    client.acknowledged[id] = answer.at("version").to_number<std::uint64_t>();
    ++acknowledged_;
  }
  think(number);
}

void Survivors::on_step(std::size_t number, json::object const& message, std::string_view text) {
  bool const is_step = std::string_view(message.at("type").as_string()) == "step";
  auto& client = clients_[number];
  client.sent_by.reset();
  client.witness.check(message);
  if (client.witness.fault()) fault_ = *client.witness.fault();
  auto const version = client.witness.version();
  auto& newest = newest_[client.table];
  if (version > newest) steps_[client.table].push_back(client.last_received);
  newest = std::max(newest, version);
  if (is_step) {
    auto const [step, is_new] = client.steps.try_emplace(version, text);
    if (!is_new && step->second != text)
      fault_ = client.table + ": one version was told with two contents:\n" + step->second + '\n' +
               std::string(text);
  }
  auto const* const view = message.if_contains("view");
  if (view == nullptr) return;
  client.news = message;
  think(number);
}

void Survivors::think(std::size_t number) {
  auto& client = clients_[number];
  auto const version = client.witness.version();
  if (client.unanswered || client.thought_about == version) return;
  client.thought_about = version;
  if (thinks_.count() == 0) return act(number);
  auto const wait = milliseconds(rng_.below(static_cast<int>(thinks_.count())));
  sockets_->run_after(wait, [this, number, version] {
    auto const& thinker = clients_[number];
    if (!thinker.unanswered && thinker.witness.version() == version) act(number);
  });
}

void Survivors::act(std::size_t number) {
  auto& client = clients_[number];
  if (!client.is_open) return;
  auto const id = "k" + std::to_string(++ids_);
  auto const* const options = client.news.if_contains("options");
  auto const* const view = client.news.if_contains("view");
  if (options == nullptr || view == nullptr) return;
  bool const over = view->is_null() || client.witness.phase() == "finished";
  if (over && client.seat == 0) {
    auto const* const what = view->is_null() ? "start" : "again";
    sockets_->send(*client.connection,
                   R"({"type":"order","id":")" + id + R"(","order":{"do":")" + what + "\"}}");
    return;
  }
  auto const chosen = load::choose(options->as_array(), client.witness.hand(), kEagerness, rng_);
  if (!chosen) return;
  client.unanswered =
      Command{id, json::serialize(json::object{{"type", "command"}, {"id", id}, {"command", *chosen}})};
  sockets_->send(*client.connection, client.unanswered->text);
}

void Survivors::receive_rest() { sockets_->run_for(milliseconds(5)); }

std::string Survivors::compare_with_log() {
  if (!fault_.empty()) return fault_;
  store::Store store(data_);
  std::map<std::string, std::vector<Client*>> tables;
  for (auto& client : clients_) tables[client.table].push_back(&client);
  for (auto const& [id, clients] : tables) {
    auto const setup = store.tables().load(id)->setup;
    auto& followed = followed_.try_emplace(id, setup).first->second;
    auto untrue = followed.read(whole_log(store, setup, followed.read_up_to()));
    if (untrue.empty()) untrue = contradiction(clients, followed);
    if (!untrue.empty()) return "table " + id + ": " + untrue;
  }
  return {};
}

std::string Survivors::contradiction(std::vector<Client*> const& clients, Followed& followed) {
  auto slowest = followed.read_up_to();
  for (auto* const client : clients) {
    auto const who = "seat " + std::to_string(client->seat) + ": ";
    auto const version = client->witness.version();
    if (version > followed.read_up_to()) return who + "a version that they saw is not in the log";
    slowest = std::min(slowest, version);
    for (auto const& [id, at] : std::exchange(client->acknowledged, {})) {
      auto const found = followed.applied.find(id);
      if (found == followed.applied.end() || found->second > at)
        return who + id + " is not where it was acknowledged";
    }
  }
  auto const messages_at = [&](std::uint64_t version) {
    std::vector<std::pair<Seat, std::string const*>> messages;
    for (auto const* const client : clients)
      if (auto const step = client->steps.find(version); step != client->steps.end())
        messages.emplace_back(seat_at(client->seat), &step->second);
    return messages;
  };
  std::span<table::Entry const> const ahead(followed.ahead);
  auto const common = slowest - std::min(slowest, followed.table.version());
  auto untrue = kuhhandel::follow(followed.table, ahead.first(common), messages_at);
  if (!untrue.empty()) return untrue;
  // Clients that are behind still receive these.
  auto further = followed.table;
  untrue = kuhhandel::follow(further, ahead.subspan(common), messages_at);
  followed.ahead.erase(followed.ahead.begin(), followed.ahead.begin() + static_cast<std::ptrdiff_t>(common));
  for (auto* const client : clients)
    client->steps.erase(client->steps.begin(), client->steps.upper_bound(slowest));
  return untrue;
}

std::vector<milliseconds> longest_pauses(Survivors::Steps const& steps) {
  std::vector<milliseconds> pauses;
  for (auto const& [table, at] : steps) {
    Survivors::Steady::duration longest{0};
    for (std::size_t i = 1; i < at.size(); ++i) longest = std::max(longest, at[i] - at[i - 1]);
    pauses.push_back(std::chrono::duration_cast<milliseconds>(longest));
  }
  return pauses;
}

milliseconds longest_pause(Survivors::Steps const& steps) {
  auto const pauses = longest_pauses(steps);
  return pauses.empty() ? milliseconds(0) : *std::ranges::max_element(pauses);
}

}  // namespace kuhhandel
