#include "server/api/idempotency.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "keys/encryption.h"
#include "server/api/handlers.h"
#include "server/cluster_map/shard.h"
#include "store/corrupt_data.h"

namespace kuhhandel::server {
namespace {

constexpr auto kMessageId = "Messages of a live connection have ids.";
constexpr auto kReads = "It only reads.";

constexpr std::array kWithoutIdempotency{
    RouteWithoutIdempotency("POST", "/api/tables/{table}/sitting", kReads),
    RouteWithoutIdempotency("POST", "/api/seats", kReads),
    RouteWithoutIdempotency("POST", "/api/tables/{table}/events", kMessageId),
    RouteWithoutIdempotency("POST", "/api/tables/{table}/events/pong", kMessageId),
    RouteWithoutIdempotency("POST", "/api/ratings", kReads),
    RouteWithoutIdempotency("PUT", "/api/notices", "It replaces the subscription of the browser."),
    RouteWithoutIdempotency("POST", "/api/score", kReads)};

/// Longer bodies are hashed in a background thread.
constexpr std::size_t kHashedOnLoop = std::size_t{256} * 1024;

/// Joins parts of a text so that no two lists of parts give the same text.
std::string joined(std::initializer_list<std::string_view> parts) {
  std::string text;
  for (auto const part : parts) (text += std::to_string(part.size()) + ':') += part;
  return text;
}

/// The secrets and hashes that follow from a request with a key.
class KeyedRequest {
 public:
  KeyedRequest(std::string_view key, HttpRequest const& http)
      : scope_(
            joined({key, http.method, http.target.empty() ? http.path : http.target, http.authorization})) {}

  keys::TokenHash id() const { return keys::hash_of(joined({"id", scope_})); }
  /// Only a client that has the key can decrypt the stored answer.
  keys::EncryptionKey encryption_key() const { return keys::hash_of(joined({"answer", scope_})); }
  keys::TokenHash fingerprint_of(std::string_view body) const {
    return keys::hash_of(joined({"body", scope_, body}));
  }

 private:
  std::string scope_;
};

/// Returns the handler that reads again what a change returned. Handlers whose answer is a background read
/// store only that the change was made, because the answer does not exist yet when it is committed.
RouteHandler reader_of(Route const& route) {
  if (route.pattern.starts_with("/api/operator")) return routes::show_operator;
  if (route.pattern.starts_with("/api/group/puzzles")) return routes::show_puzzles;
  return routes::show_group;
}

HttpResponse bad_key() {
  return error_response(
      400, "bad_idempotency_key",
      "The header Idempotency-Key must have 16 to 128 letters, digits or punctuation marks.");
}

HttpResponse in_progress() {
  auto response = error_response(409, "request_in_progress",
                                 "The server is still handling this request. Repeat it in a moment.");
  response.headers.emplace_back("Retry-After", "1");
  return response;
}

HttpResponse key_reused() {
  return error_response(422, "idempotency_key_reused",
                        "This Idempotency-Key belongs to a request with another body. Use a new key.");
}

/// Runs the handler and stores its answer in the commit batch of its change.
class FirstRun {
 public:
  FirstRun(RequestContext& ctx, IdempotencyService& service, KeyedRequest const& request,
           keys::TokenHash const& fingerprint)
      : ctx_(ctx), service_(service), request_(request), fingerprint_(fingerprint) {}

  Task<HttpResponse> run(RouteHandler handler) {
    ctx_.use_one_transaction();
    ctx_.set_read_hook([this] { store(0, {}); });
    auto response = co_await handler(ctx_);
    // An error has changed nothing: a repeated request may succeed.
    if (!is_stored_ && response.status < 300 && !ctx_.is_unchanged())
      store(response.status, keys::encrypted(response.body, request_.encryption_key()));
    co_return response;
  }

 private:
  void store(int status, std::string content) {
    is_stored_ = true;
    service_.store(ctx_.client(), {.id = request_.id(),
                                   .shard = ctx_.shard().value_or(kAccountShard),
                                   .at = ctx_.now,
                                   .fingerprint = fingerprint_,
                                   .status = status,
                                   .content = std::move(content)});
  }

  RequestContext& ctx_;
  IdempotencyService& service_;
  KeyedRequest const& request_;
  keys::TokenHash fingerprint_;
  bool is_stored_ = false;
};

}  // namespace

std::span<RouteWithoutIdempotency const> routes_without_idempotency() { return kWithoutIdempotency; }

bool supports_idempotency(Route const& route) {
  if (route.method == "GET") return false;
  return std::ranges::none_of(kWithoutIdempotency, [&](RouteWithoutIdempotency const& other) {
    return other.method == route.method && other.pattern == route.pattern;
  });
}

std::optional<std::string_view> parse_idempotency_key(std::string_view header) {
  if (header.size() >= 2 && header.front() == '"' && header.back() == '"')
    header = header.substr(1, header.size() - 2);
  bool const is_allowed =
      header.size() >= kShortestIdempotencyKey && header.size() <= kLongestIdempotencyKey &&
      std::ranges::all_of(header, [](char letter) { return letter > ' ' && letter <= '~' && letter != '"'; });
  return is_allowed ? std::optional(header) : std::nullopt;
}

IdempotencyService::IdempotencyService(Ledger& ledger, store::Store& store, IdempotencyQuota quota)
    : ledger_(ledger), store_(store), quota_(std::move(quota)) {
  for (auto const& answer : store::StoredAnswers(store.database()).sizes()) quota_.add({}, answer);
}

std::optional<store::StoredAnswer> IdempotencyService::find(keys::TokenHash const& id,
                                                            table::Instant now) const {
  auto answer = store::StoredAnswers(store_.database()).find(id);
  if (answer && now >= answer->at + store::StoredAnswers::kRetention) return {};
  return answer;
}

void IdempotencyService::store(std::string const& client, store::StoredAnswer const& answer) {
  quota_.expire(answer.at - store::StoredAnswers::kRetention);
  ledger_.write(row::AnswerStored{answer});
  auto const dropped = quota_.add(
      client, {.id = answer.id, .shard = answer.shard, .at = answer.at, .bytes = answer.content.size()});
  for (auto const& each : dropped) ledger_.write(row::AnswerDeleted{each.shard, each.id});
}

Task<HttpResponse> run_once(RequestContext& ctx, Route const& route, RouteHandler handler) {
  auto* const service = ctx.services.idempotency;
  if (service == nullptr || !ctx.http.idempotency_key || !supports_idempotency(route))
    co_return co_await handler(ctx);
  auto const key = parse_idempotency_key(*ctx.http.idempotency_key);
  if (!key) co_return bad_key();
  KeyedRequest const request(*key, ctx.http);
  IdempotencyService::InProgress const progress(*service, request.id());
  if (!progress.is_first()) co_return in_progress();
  keys::TokenHash fingerprint{};
  auto const hash_body = [&] { fingerprint = request.fingerprint_of(ctx.http.body); };
  if (ctx.http.body.size() <= kHashedOnLoop) {
    hash_body();
  } else {
    BackgroundWork work = [&](ReadOnlyDb&) { hash_body(); };
    co_await ctx.compute(std::move(work));
  }
  auto const stored = service->find(request.id(), ctx.now);
  if (!stored) {
    FirstRun first(ctx, *service, request, fingerprint);
    co_return co_await first.run(handler);
  }
  if (!keys::equal(stored->fingerprint, fingerprint)) co_return key_reused();
  if (stored->status == 0) co_return co_await reader_of(route)(ctx);
  auto body = keys::decrypted(stored->content, request.encryption_key());
  if (!body) throw store::CorruptData("A stored answer cannot be decrypted.");
  co_return json_response(stored->status, *std::move(body));
}

}  // namespace kuhhandel::server
