// The messages to one client by any server, compared with a log.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "table/messages/server_message.h"
#include "table/table.h"

namespace kuhhandel {

/// Every step word for word, and which of their commands, `c1` and so on, were acknowledged.
struct ReceivedMessages {
  std::map<std::uint64_t, std::string> steps;
  std::map<std::uint64_t, std::string> events;  // including repeated steps
  std::set<std::string> acknowledged;
  std::uint64_t latest = 0;
  std::size_t messages = 0;  // of any kind
  int contradicted = 0;      // versions that were sent with two contents

  void keep(std::string const& text) {
    ++messages;
    auto const message = boost::json::parse(text).as_object();
    auto const type = std::string_view(message.at("type").as_string());
    if (type == "ack" && message.at("id").as_string().starts_with('c'))
      acknowledged.emplace(message.at("id").as_string());
    if (type != "step" && type != "snapshot") return;
    latest = message.at("version").to_number<std::uint64_t>();
    if (type != "step") return;
    auto const content = boost::json::serialize(message.at("events"));
    if (events.emplace(latest, content).first->second != content) ++contradicted;
    // A step that was missed comes with its events alone.
    if (message.contains("view")) steps[latest] = text;
  }
};

/// The client's own name of the command that the fact carries out, empty for other facts.
inline std::string id_of(table::Fact const& fact) {
  if (auto const* const played = std::get_if<table::fact::Played>(&fact)) return played->id;
  if (auto const* const pressed = std::get_if<table::fact::Pressed>(&fact)) return pressed->press.id;
  return {};
}

/// Returns the number of facts of a log, from its first fact on, that the seat received differently, or that
/// are missing in the log.
inline int untrue(ReceivedMessages const& received, Seat seat, table::TableSetup const& setup,
                  std::vector<table::Entry> const& log) {
  int untrue = received.contradicted;
  table::Table table(setup);
  std::set<std::string> applied;
  for (auto const& entry : log) {
    auto const step = table.apply(entry);
    applied.insert(id_of(entry.fact));
    auto const kept = received.steps.find(step.version);
    if (kept != received.steps.end() && kept->second != table::StepMessages(table, step).message_for(seat))
      ++untrue;
  }
  if (received.latest > table.version()) ++untrue;
  if (!std::ranges::includes(applied, received.acknowledged)) ++untrue;
  return untrue;
}

}  // namespace kuhhandel
