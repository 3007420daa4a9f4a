// What each message of a connection brings about at a live table.
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
  /// Anyone may ask for a bot's reasons; they are told once the auction or trade is over, and those of a
  /// trade to others once the game is.
  void operator()(table::WhyMessage const& message) const;
  void operator()(table::HintMessage const& message) const;
  void operator()(table::BindChanceMessage const& message) const;
  void operator()(table::OpenChanceMessage const& message) const;
  void operator()(table::SeenMessage const& message) const;
  void operator()(table::CeilingMessage const& message) const;
  void operator()(table::SayMessage const& message) const;
  void operator()(table::ReviewMessage const& message) const;

 private:
  /// What is so already needs no fact, and what follows within a moment is one.
  void apply_settings(Seat seat, std::string const& id,
                      std::expected<table::TableSettings, table::OrderRefusal> const& conduct) const;
  /// Who speaks; a connection that has not joined is refused.
  std::optional<Viewer> viewer(std::string const& id) const;
  /// The seat that speaks; who only watches is refused.
  std::optional<Seat> sender(std::string const& id) const;
  void reply(Seat seat, std::string const& id, Reply const& answer) const;
  void error(std::string_view name, std::string sentence, std::string const& id) const;
};

}  // namespace kuhhandel::live
