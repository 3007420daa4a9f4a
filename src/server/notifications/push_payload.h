// Contents of a push notification: facts that the browser turns into a sentence. Never amounts of money or
// anything hidden from part of the table, because it passes third parties and appears on a lock screen.
#pragma once

#include <optional>
#include <string>

#include "server/outbox/event.h"
#include "server/outbox/pending_decision.h"
#include "store/account_data/subscriptions.h"

namespace kuhhandel::server {

struct PushPayload {
  store::NotificationKind kind;
  std::string language;
  std::string table;
  std::string name;  // of the table
  std::optional<DecisionKind> decision{};
  std::string who{};          // the auctioneer, bidder, payee or challenger
  std::string animal{};       // at stake, by its id
  std::string animal_name{};  // in that language, if the edition defines it
  std::optional<table::Instant> until{};
};

/// Returns the text to store until it is sent. A player who must decide gets the kind of decision, its
/// deadline, and who caused it.
std::string push_payload_text(store::NotificationKind kind, std::string const& table,
                              outbox_event::TableStatusChanged const& status, std::string const& language);

}  // namespace kuhhandel::server
