// Checks the messages to one client against each other and against the rules of secrecy: no version is
// missing, no card appears or vanishes, the hand follows from the events, and nothing hidden from the seat is
// sent.
#pragma once

#include <array>
#include <boost/json/object.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/cards/money_cards.h"
#include "engine/edition.h"

namespace kuhhandel::load {

/// Cards by denomination; may be negative while events are being counted.
using CardCounts = PerDenomination<int>;

class ConsistencyChecker {
 public:
  ConsistencyChecker(Edition const& edition, int seat) : edition_(&edition), seat_(seat) {}

  /// Takes a snapshot or a step.
  void check(boost::json::object const& message);

  /// The first thing that cannot be, as a sentence.
  std::optional<std::string> const& fault() const { return fault_; }
  std::uint64_t version() const { return version_; }
  std::string_view phase() const { return phase_; }
  CardCounts const& hand() const { return hand_; }
  /// Whether its hand and herds were checked against the events at the latest step.
  bool knows_game() const { return knows_game_; }

 private:
  using Herds = std::vector<std::map<std::string, int, std::less<>>>;

  void report_fault(std::string what);
  void check_version(boost::json::object const& message);
  void apply_event(boost::json::object const& event);
  void follow_money(std::string_view name, boost::json::object const& event);
  void follow_trade(boost::json::object const& event, boost::json::object const& offer,
                    boost::json::object const& counter);
  void follow_animals(std::string_view name, boost::json::object const& event);
  void check_event_secrets(std::string_view name, boost::json::object const& event);
  bool may_see_money(std::string_view name, boost::json::object const& event) const;
  void check_view(boost::json::object const& view);
  void check_view_secrets(boost::json::object const& view);
  void check_phase_secrets(boost::json::object const& phase);
  void check_sums(boost::json::object const& view);
  bool is_me(boost::json::object const& event, std::string_view role) const;

  Edition const* edition_;
  int seat_;
  std::optional<std::string> fault_;
  std::uint64_t version_ = 0;
  std::string phase_;
  bool knows_game_ = false;
  CardCounts hand_{};
  Herds herds_;
  int money_from_pile_ = 0;              // drawn since the last view
  std::optional<int> cards_of_animals_;  // pile, herds and lot together
  std::optional<int> cards_of_money_;    // hands, bank and what is laid
};

/// "{"10":2}" as counts.
CardCounts counts_of(boost::json::object const& money);

}  // namespace kuhhandel::load
