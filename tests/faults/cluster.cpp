#include "tests/faults/cluster.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "postgres/connection.h"
#include "server/cluster/follower.h"
#include "tests/ledger/http_client.h"
#include "tests/ledger/kept_story.h"

namespace kuhhandel {
namespace {

using server::pause_for;
using std::chrono::milliseconds;
using std::chrono::seconds;

/// As long as systemd waits before a restart.
constexpr milliseconds kBeforeBeginning{1000};
constexpr milliseconds kBetweenFaults{1500};
constexpr seconds kFaultLasts{6};
constexpr seconds kUntilOperatorsAct{2};
constexpr seconds kLongestPause{60};
constexpr milliseconds kBetweenLooks{20};
constexpr milliseconds kThinks{400};
constexpr int kTables = 24;

/// How many values of a histogram are in each of its buckets, after their bounds.
std::vector<double> counts_in(std::string const& figures, std::string const& name) {
  std::vector<double> counts;
  std::istringstream lines(figures);
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with(name + "_bucket")) counts.push_back(std::stod(line.substr(line.rfind(' '))));
  return counts;
}

/// The bounds of server/observability/prometheus_text.h, in milliseconds.
constexpr std::array kBounds{0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 25.0, 50.0, 100.0, 250.0, 1000.0};

/// In milliseconds, between bounds as if all were spread evenly.
double quantile(std::vector<double> const& counts, double part) {
  auto const all = counts.empty() ? 0.0 : counts.back();
  double lower = 0;
  double below = 0;
  for (std::size_t at = 0; at < kBounds.size() && at < counts.size(); ++at) {
    if (counts[at] >= part * all && counts[at] > below)
      return lower + (kBounds.at(at) - lower) * (part * all - below) / (counts[at] - below);
    lower = kBounds.at(at);
    below = counts[at];
  }
  return lower;
}

}  // namespace

Cluster::Cluster(std::filesystem::path const& folder, std::uint64_t seed)
    : folder_(folder),
      chance_(seed),
      databases_(network_, folder),
      servers_{ClusterServer(network_, folder, "red"), ClusterServer(network_, folder, "green"),
               ClusterServer(network_, folder, "blue")},
      survivors_(story_.path(), seed, {.tables = kTables, .first_home = ANetwork::homes()}) {
  std::vector<load::ServerAddress> addresses;
  for (auto& server : servers_) {
    if (!server.start(databases_.ledger()))
      throw std::runtime_error("the server " + server.host().name + " does not start: see " +
                               folder.string());
    addresses.push_back(server.address());
  }
  keep_whole_story(databases_.connection_string());
  wait_for_tables(owner().address());
  survivors_.think_up_to(kThinks);
  people_.emplace(survivors_, std::move(addresses));
}

int Cluster::acknowledged() {
  return people_->with([](Survivors& people) { return people.acknowledged(); });
}

ClusterServer& Cluster::owner() {
  auto const until = Steady::now() + kLongestPause;
  while (Steady::now() < until) {
    for (auto& any_server : servers_) {
      if (!any_server.runs()) continue;
      auto const response = response_to(any_server.address(), {.path = "/api/owner"});
      for (auto& server : servers_)
        if (response.find('"' + std::string("http://") + server.host().address_text() + ':') !=
            std::string::npos)
          return server;
    }
    pause_for(kBetweenLooks);
  }
  throw std::runtime_error("no server has what lies around tables for a minute: see " + folder_.string());
}

/// Mostly the owner of the account data, and its fair share of the others.
ClusterServer& Cluster::victim(Found& found) {
  auto& has_surroundings = owner();
  auto& one = servers_.at(static_cast<std::size_t>(chance_.below(3)));
  auto& chosen = chance_.below(3) == 0 ? one : has_surroundings;
  found.whom =
      chosen.host().name + (&chosen == &has_surroundings ? ", which has what lies around tables" : "");
  return chosen;
}

Found Cluster::bring(Fault fault) {
  Found found{.fault = fault};
  pause_for(kBetweenFaults);
  writable_.reset();
  people_->with([](Survivors& people) { people.take_steps(); });
  befall(fault, found);
  heal();
  wait_until_all_play(found);
  return found;
}

void Cluster::befall(Fault fault, Found& found) {
  switch (fault) {
    case Fault::nothing:
      pause_for(seconds(2));
      return;
    case Fault::server_killed:
      return victim(found).process().kill();
    case Fault::server_stopped: {
      auto& server = victim(found);
      server.process().suspend();
      pause_for(kFaultLasts);
      return server.process().resume();
    }
    case Fault::server_cut_off:
      return change_line(found, Line::cut);
    case Fault::server_receives_nothing:
      return change_line(found, Line::brings_nothing);
    case Fault::server_sends_nothing:
      return change_line(found, Line::takes_nothing);
    case Fault::server_is_slow:
      return change_line(found, Line::slow);
    case Fault::server_disk_full:
      return fill(victim(found).disk());
    case Fault::upgrade:
      return upgrade(found);
    case Fault::database_killed:
      databases_.kill_primary();
      pause_for(kUntilOperatorsAct);
      databases_.start_primary();
      writable_ = databases_.wait_until_writable();
      return;
    case Fault::database_fails_over:
      databases_.kill_primary();
      return fail_over(Line::whole);
    case Fault::database_machine_lost:
      return fail_over(Line::cut);
    case Fault::database_disk_full:
      fill(databases_.disk_of_primary());
      databases_.start_primary();
      writable_ = databases_.wait_until_writable();
      return;
  }
}

void Cluster::change_line(Found& found, Line line) {
  auto& server = victim(found);
  network_.set(server.host(), line);
  pause_for(kFaultLasts);
  network_.set(server.host(), Line::whole);
}

void Cluster::fill(ASmallDisk& disk) {
  disk.fill();
  pause_for(kFaultLasts);
  disk.make_room();
}

void Cluster::fail_over(Line line) {
  auto const lost = databases_.primary();
  network_.set(lost, line);
  pause_for(kUntilOperatorsAct);
  databases_.promote_replica();
  writable_ = databases_.wait_until_writable();
  pause_for(seconds(2));
  network_.set(lost, Line::whole);
  databases_.make_replica();
}

void Cluster::upgrade(Found& found) {
  for (auto& server : servers_) {
    if (server.runs()) found.ends.push_back(server.end());
    heal();
    pause_for(kBeforeBeginning);
  }
}

/// Restarts servers that have ended, until they run.
void Cluster::heal() {
  auto const until = Steady::now() + kLongestPause;
  for (auto& server : servers_) {
    if (!server.runs()) pause_for(kBeforeBeginning);
    while (!server.start(databases_.ledger()) && Steady::now() < until) pause_for(kBeforeBeginning);
  }
}

void Cluster::wait_until_all_play(Found& found) {
  auto const healed = Steady::now();
  auto const standing = [&] {
    return people_->with([&](Survivors& people) { return people.standing_since(healed); });
  };
  while (Steady::now() < healed + kLongestPause && !standing().empty()) pause_for(kBetweenLooks);
  heal();
  people_->with([&](Survivors& people) {
    auto const still = people.standing_since(healed);
    if (!still.empty()) found.untrue = "for a minute after it these have stood still:\n" + still;
    auto const steps = people.take_steps();
    found.pauses = longest_pauses(steps);
    for (auto const& [table, at] : steps) {
      auto const next = std::ranges::find_if(at, [&](auto time) { return writable_ && time > *writable_; });
      if (next != at.end())
        found.resumed.push_back(std::chrono::duration_cast<milliseconds>(*next - *writable_));
    }
    people.receive_rest();
    auto const contradicted = untrue_in_ledger(people, databases_.connection_string(), story_.path());
    if (!contradicted.empty()) found.untrue = contradicted;
  });
}

std::vector<double> Cluster::seals() {
  std::vector<double> all;
  for (auto& server : servers_) {
    auto const counts =
        counts_in(response_to(server.figures(), {.path = "/metrics"}), "kuhhandel_seal_seconds");
    all.resize(std::max(all.size(), counts.size()));
    for (std::size_t at = 0; at < counts.size(); ++at) all[at] += counts[at];
  }
  return all;
}

std::int64_t Cluster::facts() const {
  postgres::Connection database(databases_.connection_string(), kLongestPause);
  return postgres::number_in(database.query({{"SELECT count(*) FROM facts"}})[0].rows[0][0]);
}

AtWork Cluster::work_for(seconds time) {
  people_->with([](Survivors& people) { people.think_up_to(milliseconds(0)); });
  pause_for(seconds(2));
  auto const seals_before = seals();
  auto const facts_before = facts();
  auto const began = Steady::now();
  pause_for(time);
  std::chrono::duration<double> const passed = Steady::now() - began;
  auto const written = facts() - facts_before;
  auto counts = seals();
  for (std::size_t at = 0; at < counts.size() && at < seals_before.size(); ++at)
    counts[at] -= seals_before[at];
  people_->with([](Survivors& people) { people.think_up_to(kThinks); });
  return {.facts_a_second = static_cast<double>(written) / passed.count(),
          .commit_p50 = quantile(counts, 0.5),
          .commit_p99 = quantile(counts, 0.99)};
}

}  // namespace kuhhandel
