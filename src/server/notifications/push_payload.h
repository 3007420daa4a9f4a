// What a notice says: facts, of which the browser makes a sentence in its own words. It goes through other
// people's computers, to be shown on a screen that lies about: never sums, and nothing that not everybody at
// the table may see.
#pragma once

#include <optional>
#include <string>

#include "server/outbox/event.h"
#include "server/outbox/pending_decision.h"
#include "store/subscriptions.h"

namespace kuhhandel::server {

struct PushPayload {
  store::NotificationKind kind;
  std::string language;
  std::string table;
  std::string name;  // of the table
  std::optional<DecisionKind> decision{};
  std::string who{};          // auctions, bids, is to be paid, challenges
  std::string animal{};       // at stake, by its id
  std::string animal_name{};  // in that language, where the edition itself says it
  std::optional<table::Instant> until{};
};

/// The text that waits to be sent. Who is asked is told for what, by when, and by whom.
std::string push_payload_text(store::NotificationKind kind, std::string const& table,
                              outbox_event::TableStatusChanged const& status, std::string const& language);

}  // namespace kuhhandel::server
