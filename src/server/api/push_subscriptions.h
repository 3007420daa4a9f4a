// What the server answers about who is called (docs/PROTOCOL.md).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "live/lobby_json.h"
#include "server/api/route.h"
#include "store/subscriptions.h"

namespace kuhhandel::server {

/// A browser, and what it is called for; its keys in base64url.
struct CalledBrowser {
  std::vector<live::KnownSeat> seats;
  std::string endpoint;
  std::string p256dh;
  std::string auth;
  store::CalledFor called_for;
};

struct NoticesKey {
  std::string_view key;
};

struct NoticesKept {
  int seats;
  std::optional<bool> is_reached;
};

namespace routes {

HttpAnswer show_notices_key(RoutedRequest const& asked);
/// Of a seat whose key opens nothing nobody is called, and nothing is said.
HttpAnswer call_browser(RoutedRequest const& asked);

}  // namespace routes

}  // namespace kuhhandel::server
