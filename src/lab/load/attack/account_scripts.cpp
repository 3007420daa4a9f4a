#include "load/attack/account_scripts.h"

#include <array>
#include <chrono>

namespace kuhhandel::load::attacks {
namespace {

using server::Task;
using std::chrono::milliseconds;

/// Code points, as JSON escapes, of which nothing can be seen.
constexpr std::array<std::string_view, 14> kInvisible{
    R"(\u00a0)", R"(\u200b)", R"(\u3000)", R"(\u200d)", R"(\u00ad)", R"(\u3164)",       R"(\ufe0f)",
    R"(\u2060)", R"(\u180e)", R"(\u115f)", R"(\u034f)", R"(\u2800)", R"(\udb40\udc20)", R"(\u202e)"};

constexpr std::array<std::string_view, 40> kFirstNames{
    "Anna", "Ben",    "Cleo",   "David", "Emma",  "Finn", "Greta", "Hannah", "Ida",    "Jonas",
    "Karl", "Lena",   "Max",    "Nora",  "Oskar", "Paul", "Quinn", "Rosa",   "Sophie", "Tom",
    "Ulla", "Viktor", "Willi",  "Xenia", "Yara",  "Zoe",  "Alex",  "Bruno",  "Clara",  "Dora",
    "Emil", "Frida",  "Gustav", "Heidi", "Ivan",  "Jana", "Kim",   "Leo",    "Mia",    "Noah"};

template <std::size_t size>
std::string_view any_of(std::array<std::string_view, size> const& texts, Rng& rng) {
  return texts[static_cast<std::size_t>(rng.below(static_cast<int>(size)))];
}

std::string player(std::string_view name) { return R"({"player":")" + std::string(name) + "\"}"; }

/// A request with that name in one of the places where a server takes a name.
std::string request_with(std::string const& name, Attacker& me) {
  switch (me.rng.below(5)) {
    case 0:
      return request("POST", "/api/play", player(name));
    case 1:
      return request("POST", "/api/names", player(name));
    case 2:
      return request("POST", "/api/tables/" + me.any_of(me.target.asleep) + "/seats", player(name));
    case 3:
      return request("POST", "/api/groups", R"({"name":")" + name + R"(","players":[")" + name + "\"]}");
    default:
      return request("POST", "/api/tables",
                     R"({"name":")" + name + R"(","edition":"second","seats":3,"player":")" + name + "\"}");
  }
}

}  // namespace

Task<void> sit_invisibly(Attacker& me) {
  auto line = me.line();
  if (!co_await line.connect(me.target.port)) co_return me.count("not let in");
  std::string name;
  for (int length = 1 + me.rng.below(3); length > 0; --length) name += any_of(kInvisible, me.rng);
  auto const asking = request_with(name, me);
  auto const answer = co_await line.send_request(asking);
  me.count(answer);
}

Task<void> claim_names(Attacker& me) {
  auto line = me.line();
  if (!co_await line.connect(me.target.port)) co_return me.count("not let in");
  for (int status = 201; status != 0 && status != 429;) {
    auto const asking = request("POST", "/api/names", player(any_of(kFirstNames, me.rng)));
    auto const answer = co_await line.send_request(asking);
    me.count(answer);
    status = answer.status;
  }
  co_await wait(milliseconds(5000));
}

}  // namespace kuhhandel::load::attacks
