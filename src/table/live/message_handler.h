// Handles each kind of client message at a LiveTable.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "live/live_table.h"

namespace kuhhandel::live {

/// One message, from `connection` at `now`.
struct LiveTable::MessageHandler {
  LiveTable& live;
  Connection& connection;
  table::Instant now;

  void operator()(table::HelloMessage const&) const {}
  void operator()(table::CommandMessage const& message) const;
  void operator()(table::OrderMessage const& message) const;
  /// Anyone may ask for a bot's reasons. They are sent after the auction or trade; those of a trade are sent
  /// to others only after the game.
  void operator()(table::WhyMessage const& message) const;
  void operator()(table::HintMessage const& message) const;
  void operator()(table::BindChanceMessage const& message) const;
  void operator()(table::OpenChanceMessage const& message) const;
  void operator()(table::SeenMessage const& message) const;
  void operator()(table::CeilingMessage const& message) const;
  void operator()(table::SayMessage const& message) const;
  void operator()(table::ReviewMessage const& message) const;

 private:
  /// Ignores settings that are already in force, and debounces changes.
  void apply_settings(Seat seat, std::string const& id,
                      std::expected<table::TableSettings, table::OrderRefusal> const& conduct) const;
  /// Returns the sender; refuses a connection that has not joined.
  std::optional<Viewer> viewer(std::string const& id) const;
  /// Returns the sender's seat; refuses spectators.
  std::optional<Seat> sender(std::string const& id) const;
  void reply(Seat seat, std::string const& id, Reply const& answer) const;
  void error(std::string_view name, std::string sentence, std::string const& id) const;
};

}  // namespace kuhhandel::live
