// Carries out a request with an Idempotency-Key once: a repeated request gets the stored answer
// (draft-ietf-httpapi-idempotency-key-header, docs/adr/0034).
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string_view>

#include "server/api/idempotency_quota.h"
#include "server/ledger/ledger.h"
#include "server/routing/request_context.h"
#include "store/store.h"

namespace kuhhandel::server {

inline constexpr std::size_t kShortestIdempotencyKey = 16;
inline constexpr std::size_t kLongestIdempotencyKey = 128;

/// A route that changes nothing or identifies repeated messages in another way, so it ignores the key.
struct RouteWithoutIdempotency {
  std::string_view method;
  std::string_view pattern;
  std::string_view reason;
};
std::span<RouteWithoutIdempotency const> routes_without_idempotency();

/// Returns whether the route carries out a request with a key once.
bool supports_idempotency(Route const& route);

/// Returns the key in the header, without the quotes of a structured string; nullopt if its length or its
/// characters are not allowed.
std::optional<std::string_view> parse_idempotency_key(std::string_view header);

/// The keys of the requests in progress, and the limits of stored answers. Used on the loop's thread.
class IdempotencyService {
 public:
  /// Both must outlive this object.
  IdempotencyService(Ledger& ledger, store::Store& store, IdempotencyQuota quota = IdempotencyQuota());

  /// Marks a request as in progress for its lifetime.
  class InProgress {
   public:
    InProgress(IdempotencyService& service, keys::TokenHash const& id)
        : service_(service), id_(id), is_first_(service.in_progress_.insert(id).second) {}
    InProgress(InProgress const&) = delete;
    InProgress& operator=(InProgress const&) = delete;
    ~InProgress() {
      if (is_first_) service_.in_progress_.erase(id_);
    }

    /// Returns false if another request with the key is in progress.
    bool is_first() const { return is_first_; }

   private:
    IdempotencyService& service_;
    keys::TokenHash id_;
    bool is_first_;
  };

  /// Returns nullopt if there is no answer, or if it has expired.
  std::optional<store::StoredAnswer> find(keys::TokenHash const& id, table::Instant now) const;
  /// Stores the answer in the current commit batch. `client` identifies the client for the limits.
  void store(std::string const& client, store::StoredAnswer const& answer);

 private:
  Ledger& ledger_;
  store::Store& store_;
  IdempotencyQuota quota_;
  std::set<keys::TokenHash> in_progress_;
};

/// Runs the handler, or returns the stored answer if the request has a key with which it was carried out
/// before. 409 `request_in_progress`, 422 `idempotency_key_reused` or 400 `bad_idempotency_key` if the key
/// cannot be used.
Task<HttpResponse> run_once(RequestContext& ctx, Route const& route, RouteHandler handler);

}  // namespace kuhhandel::server
