// Fuzzes requests about registered names: a method, a path below /api/, a key, and a body. TABLE and TOKEN
// represent those of Anna's seat. No request may obtain Anna's name, key or seat.
#include <boost/json/parse.hpp>
#include <string>
#include <utility>

#include "tests/fuzz/a_server.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace kuhhandel;

constexpr std::string_view kAnnasKey = "00112233445566778899aabbccddeeff";
constexpr std::string_view kBensKey = "ffeeddccbbaa99887766554433221100";

struct AFuzzedServerWithNames : AFuzzedServer {
  AFuzzedServerWithNames() {
    names.claim("Anna", kAnnasKey, now);
    names.claim("Ben", kBensKey, now);
  }
};

std::string key_of(std::string_view whose) {
  if (whose == "Anna") return std::string(kAnnasKey);
  if (whose == "Ben") return std::string(kBensKey);
  return std::string(whose);
}

/// Inserts those of Anna's seat, which cannot be guessed.
std::string body_at(AFuzzedServer const& server, std::string_view line) {
  std::string body(line);
  for (auto const& [word, meant] : {std::pair{"TABLE", server.anna.table}, {"TOKEN", server.anna.token}}) {
    if (auto const at = body.find(word); at != std::string::npos) body.replace(at, 5, meant);
  }
  return body;
}

/// The sender knows everything in the request, and an error may repeat it.
bool gives_away(server::HttpRequest const& request, server::HttpResponse const& answer,
                std::string_view secret) {
  return answer.body.contains(secret) && !request.body.contains(secret);
}

/// The name now belongs to its claimer, and had no owner before.
void promise_a_free_name(names::Names& names, std::string_view body) {
  auto const claimed = boost::json::parse(body);
  std::string const name(claimed.at("name").as_string());
  std::string const key(claimed.at("key").as_string());
  promise(names.owner_of(name, key) == names::NameOwner::caller && names.name_for_key(key) == name);
  promise(!names::Names::is_reserved(name));
}

void promise_annas_own(AFuzzedServerWithNames& server, server::HttpRequest const& request,
                       server::HttpResponse const& answer) {
  bool const annas = request.authorization == "Bearer " + std::string(kAnnasKey);
  bool const given_up = annas && request.method == "DELETE" && answer.status == 200;
  promise(given_up || server.names.name_for_key(kAnnasKey) == "Anna");
  for (std::string_view const secret : {kAnnasKey, kBensKey, std::string_view(server.anna.token)})
    promise(!gives_away(request, answer, secret));
  auto const further = names::seat_token_of(kAnnasKey, server.anna.table, server.anna.seat);
  promise(annas || !gives_away(request, answer, further));
}

}  // namespace

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  static AFuzzedServerWithNames server;
  auto text = text_of(bytes, size);
  auto const method = next_line(text);
  auto const path = "/api/" + std::string(next_line(text));
  auto const authorization = "Bearer " + key_of(next_line(text));
  auto const body = body_at(server, text);
  if (!path.starts_with("/api/name")) return 0;
  server::HttpRequest const request{.method = method,
                                    .path = path,
                                    .body = body,
                                    .accept_encoding = {},
                                    .if_none_match = {},
                                    .authorization = authorization};
  server.forgetting([&] {
    auto const answer = server.answer(request);
    promise(answer.status >= 200 && answer.status < 500 && boost::json::parse(answer.body).is_object());
    if (answer.status == 201) promise_a_free_name(server.names, answer.body);
    promise_annas_own(server, request, answer);
    return answer;
  });
  return 0;
}
