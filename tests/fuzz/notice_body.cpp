// Fuzzes push subscriptions of browsers: the address at a push service becomes a request that the server
// sends.
#include <algorithm>

#include "codec/wire/body.h"
#include "push/base64url.h"
#include "push/endpoint.h"
#include "push/key_pair.h"
#include "server/api/players/push_subscription_shapes.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace kuhhandel;

bool fits_a_line_of_http(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return c > ' ' && c <= '~'; });
}

/// The address ends no line, contains no user, and leads to no other port than it shows.
void promise_a_request(std::string_view url, push::AddressPolicy policy) {
  auto const endpoint = push::Endpoint::read(url, policy);
  if (!endpoint) return;
  promise(fits_a_line_of_http(endpoint->target) && endpoint->target.starts_with('/'));
  promise(fits_a_line_of_http(endpoint->authority()) && !endpoint->host.contains('@') &&
          !endpoint->host.contains(':'));
  promise(policy == push::AddressPolicy::anywhere || endpoint->port == 443);
  promise(push::Endpoint::read(endpoint->origin() + endpoint->target, policy).has_value());
}

void promise_a_browser(server::BrowserSubscription const& browser) {
  promise(browser.seats.size() <= server::kMaxKnownSeats);
  for (auto const policy : {push::AddressPolicy::internet, push::AddressPolicy::anywhere})
    promise_a_request(browser.endpoint, policy);
  auto const point = push::from_base64url(browser.p256dh, push::kPointBytes);
  if (point && push::is_point(*point)) promise(point->size() == push::kPointBytes);
}

}  // namespace

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  auto const text = text_of(bytes, size);
  for (auto const policy : {push::AddressPolicy::internet, push::AddressPolicy::anywhere})
    promise_a_request(text, policy);
  if (auto const browser = codec::read_body<server::BrowserSubscription>(text)) promise_a_browser(*browser);
  return 0;
}
