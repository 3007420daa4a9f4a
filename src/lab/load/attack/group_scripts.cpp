#include "load/attack/group_scripts.h"

#include <array>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <chrono>
#include <deque>

namespace kuhhandel::load::attacks {
namespace {

using server::Task;
using std::chrono::milliseconds;

/// Groups that one attacker fills with the largest file, so that no attack fills the disk of this machine.
constexpr int kMostImports = 15;
/// Groups for the statistics of one attacker, with a file of medium size.
constexpr int kGroupsForStatistics = 3;
/// Games of a file; a group has at most the first number.
constexpr std::array<int, 3> kGames{20'000, 4'000, 400};

/// Games of three players, each with the longest note and place: 600 bytes a game.
std::string csv_of(int games) {
  std::string const note(490, 'n');
  std::string const place(50, 'p');
  std::string file = "game,date,place,note,player,points\n";
  for (int game = 0; game < games; ++game) {
    auto const number = std::to_string(game);
    file.append(number).append(",2025-01-01,").append(place).append(",").append(note).append(number);
    file.append(",Anna,100\n").append(number).append(",2025-01-01,,,Ben,200\n");
    file.append(number).append(",2025-01-01,,,Cleo,300\n");
  }
  return file;
}

std::string const& file_of(std::size_t size) {
  static std::array<std::string, kGames.size()> const kFiles{csv_of(kGames[0]), csv_of(kGames[1]),
                                                             csv_of(kGames[2])};
  return kFiles.at(size);
}

std::string bearer(std::string const& key) { return "Authorization: Bearer " + key + "\r\n"; }

/// Returns the key of a new group; empty if the server makes none.
Task<std::string> make_group(Attacker& me, RawConnection& line) {
  auto const making = request("POST", "/api/groups", R"({"name":"x","players":["Mallory"]})");
  auto const made = co_await line.send_request(making);
  if (made.status != 201) {
    me.count("no group: " + std::to_string(made.status));
    co_return std::string();
  }
  auto const answered = boost::json::parse(made.body);
  co_return std::string(answered.at("key").as_string());
}

std::string head_of_import(std::string const& key, std::size_t bytes) {
  return request("POST", "/api/group/import.csv", {},
                 bearer(key) + "Content-Type: text/csv\r\nContent-Length: " + std::to_string(bytes) + "\r\n");
}

/// Returns the status; 0 if the server has closed the connection.
Task<int> import(Attacker& me, RawConnection& line, std::string const& key, std::size_t size) {
  auto const& file = file_of(size);
  auto const head = head_of_import(key, file.size());
  auto const answer = co_await line.send_request(head, file);
  me.count("import " + std::to_string(answer.status));
  co_return answer.status;
}

/// Makes a group with the largest file that the server takes, once for each attacker. False if the server
/// takes none.
Task<bool> fill_group(Attacker& me, std::size_t largest) {
  for (std::size_t size = largest; me.group_key.empty() && size < kGames.size(); ++size) {
    auto line = me.line();
    bool const open = co_await line.connect(me.target.port);
    if (!open) break;
    auto const key = co_await make_group(me, line);
    if (key.empty()) break;
    auto const status = co_await import(me, line, key, size);
    if (status == 200 || status == 201) me.group_key = key;
  }
  if (me.group_key.empty()) co_await wait(milliseconds(5000));
  co_return !me.group_key.empty();
}

Task<void> rest() { return wait(std::chrono::hours(24)); }

}  // namespace

Task<void> import_groups(Attacker& me) {
  if (me.times++ >= kMostImports) co_return co_await rest();
  auto line = me.line();
  bool const open = co_await line.connect(me.target.port);
  if (!open) co_return me.count("not let in");
  auto const key = co_await make_group(me, line);
  if (!key.empty()) co_await import(me, line, key, 0);
}

Task<void> export_groups(Attacker& me) {
  bool const is_filled = co_await fill_group(me, 0);
  if (!is_filled) co_return;
  auto line = me.line();
  bool const open = co_await line.connect(me.target.port);
  if (!open) co_return me.count("not let in");
  for (int status = 200; status == 200;) {
    auto const asking = request("GET", "/api/group/export.json", {}, bearer(me.group_key));
    auto const answer = co_await line.send_request(asking);
    me.count(answer);
    status = answer.status;
  }
}

Task<void> leave_exports_unread(Attacker& me) {
  constexpr int kLines = 10;
  bool const is_filled = co_await fill_group(me, 1);
  if (!is_filled) co_return;
  auto const asking = request("GET", "/api/group/export.json", {}, bearer(me.group_key));
  std::deque<RawConnection> lines;
  for (int i = 0; i < kLines; ++i) {
    auto& line = lines.emplace_back(me.io, me.address, kSmallBuffer);
    bool open = co_await line.connect(me.target.port);
    if (open) open = co_await line.send(asking);
    me.count(open ? "asked" : "not let in");
  }
  co_await wait(milliseconds(35'000));
}

Task<void> hold_uploads(Attacker& me) {
  constexpr std::size_t kMissing = 1000;  // bytes that never come
  bool const is_filled = co_await fill_group(me, kGames.size() - 1);
  if (!is_filled) co_return;
  auto line = me.line();
  bool open = co_await line.connect(me.target.port);
  auto const& file = file_of(0);
  auto const head = head_of_import(me.group_key, file.size());
  if (open) open = co_await line.send(head);
  if (open) open = co_await line.send(std::string_view(file).substr(kMissing));
  me.count(open ? "held" : "cut");
  if (open) co_await line.read_to_end();
}

Task<void> compute_statistics(Attacker& me) {
  if (me.times++ < kGroupsForStatistics) me.group_key.clear();
  bool const is_filled = co_await fill_group(me, 0);
  if (!is_filled) co_return;
  auto line = me.line();
  bool const open = co_await line.connect(me.target.port);
  if (!open) co_return me.count("not let in");
  for (auto const* const path : {"/api/group/statistics", "/api/group/statistics/2025"}) {
    auto const asking = request("GET", path, {}, bearer(me.group_key));
    auto const answer = co_await line.send_request(asking);
    me.count(answer);
  }
  if (me.times > kGroupsForStatistics) co_await wait(milliseconds(500));
}

}  // namespace kuhhandel::load::attacks
