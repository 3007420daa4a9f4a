#include "tournament/work_item_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <charconv>
#include <limits>
#include <span>

#include "codec/text/field.h"
#include "codec/text/parse.h"

namespace kuhhandel::tournament {
namespace {

namespace json = boost::json;

constexpr std::int64_t kFar = std::numeric_limits<std::int32_t>::max();
constexpr std::size_t kDigits = 16;

std::string hex(std::uint64_t number) { return fmt::format("{:016x}", number); }

std::string check_of(json::object const& object) {
  std::uint64_t hash = 0xcbf29ce484222325U;  // FNV-1a
  for (char const letter : serialize(object))
    hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
  return hex(hash);
}

json::object to_json(GameResult const& game, std::size_t seats) {
  json::array scores;
  for (auto const score : std::span(game.scores).first(seats)) scores.push_back(score.points());
  return {{"scores", scores},
          {"faults", json::array(game.faults.begin(), game.faults.begin() + seats)},
          {"digest", hex(game.digest)},
          {"cut_off", game.cut_off}};
}

json::object to_json(HistogramsByName const& times) {
  json::object object;
  for (auto const& [name, own] : times) {
    json::array counts;
    for (auto const& count : own.counts()) counts.push_back(json::array{count.step, count.number});
    object[name] = counts;
  }
  return object;
}

std::array<int, kMaxSeats> read_numbers(codec::Field const& field, std::size_t seats) {
  auto const items = field.list(seats, seats);
  std::array<int, kMaxSeats> numbers{};
  for (std::size_t i = 0; i < items.size(); ++i) numbers[i] = static_cast<int>(items[i].whole(0, kFar));
  return numbers;
}

std::uint64_t read_digest(codec::Field const& field) {
  auto const text = field.text(kDigits);
  std::uint64_t digest = 0;
  auto const [end, fault] = std::from_chars(text.data(), text.data() + text.size(), digest, 16);
  if (fault != std::errc{} || end != text.data() + text.size()) field.refuse("is not a digest");
  return digest;
}

GameResult read_game(codec::Field const& field, std::size_t seats) {
  auto const fields = field.fields({"scores", "faults", "digest", "cut_off"});
  GameResult game;
  std::ranges::transform(read_numbers(fields.required("scores"), seats), game.scores.begin(), Money::of);
  game.faults = read_numbers(fields.required("faults"), seats);
  game.digest = read_digest(fields.required("digest"));
  game.cut_off = fields.required("cut_off").truth();
  return game;
}

DurationHistogram read_times(codec::Field const& field) {
  DurationHistogram times;
  for (auto const& count : field.list(0, DurationHistogram::kSteps)) {
    auto const pair = count.list(2, 2);
    if (pair.size() != 2) continue;
    times.add(DurationHistogram::Count{static_cast<int>(pair[0].whole(0, DurationHistogram::kSteps - 1)),
                                       pair[1].whole(0, kFar)});
  }
  return times;
}

WorkItemResult read_unit(codec::Field const& field, TournamentPlan const& plan) {
  auto const fields = field.fields({"block", "line_up", "games", "times"});
  auto const seats = static_cast<std::size_t>(plan.seats());
  WorkItemResult read{
      .item = {.block = static_cast<int>(fields.required("block").whole(0, kFar)),
               .line_up = static_cast<int>(fields.required("line_up").whole(0, plan.line_up_count() - 1))},
      .result = {},
      .times = {}};
  for (auto const& game : fields.required("games").list(seats, seats)) {
    read.result.push_back(read_game(game, seats));
  }
  for (auto const& [name, times] : fields.required("times").entries()) {
    read.times[std::string(name)] = read_times(times);
  }
  return read;
}

/// Removes the checksum; returns false if it does not match the rest.
bool remove_valid_checksum(json::value& line) {
  auto* const object = line.if_object();
  if (object == nullptr || !object->contains("check")) return false;
  auto const check = object->at("check");
  object->erase("check");
  return check == json::value(check_of(*object));
}

}  // namespace

json::object with_checksum(json::object line) {
  line.erase("check");
  auto const check = check_of(line);
  line["check"] = check;
  return line;
}

std::string line_of(WorkItemResult const& findings) {
  json::array games;
  for (auto const& game : findings.result) games.push_back(to_json(game, findings.result.size()));
  json::object line{{"block", findings.item.block},
                    {"line_up", findings.item.line_up},
                    {"games", games},
                    {"times", to_json(findings.times)}};
  return serialize(with_checksum(std::move(line)));
}

std::expected<WorkItemResult, codec::FormatError> read_line(std::string_view line, std::string const& where,
                                                            TournamentPlan const& plan) {
  auto document = codec::parse(line);
  if (!document || !remove_valid_checksum(*document))
    return std::unexpected(codec::FormatError{where, "is damaged"});
  return codec::read_document(*document, where,
                              [&](codec::Field const& field) { return read_unit(field, plan); });
}

}  // namespace kuhhandel::tournament
