#include "tournament/kept_records.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <filesystem>
#include <fstream>

#include "codec/records/record.h"

namespace kuhhandel::tournament {
namespace {

/// The name of a player in a record, which may have 100 letters.
std::string name_in_record(std::string name) {
  constexpr std::size_t kLongest = 100;
  if (name.size() <= kLongest) return name;
  auto end = kLongest - 3;
  while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) --end;
  return name.substr(0, end) + "...";
}

}  // namespace

std::string record_file(TournamentPlan const& plan, int block, BotNames const& line_up, int rotation) {
  auto const number = std::ranges::find(plan.line_ups, line_up) - plan.line_ups.begin();
  return fmt::format("line-up-{:02}-block-{:05}-rotation-{}.json", number + 1, block, rotation);
}

std::string keep_record(TournamentPlan const& plan, int block, BotNames const& line_up, int rotation,
                        std::vector<Command> const& commands) {
  auto names = line_up;
  std::ranges::rotate(names, names.begin() + rotation);
  std::ranges::transform(names, names.begin(), name_in_record);
  codec::Record const record{.edition = *plan.edition,
                             .seats = names,
                             .from = codec::Dealt{.seed = deal_of(plan, block), .first = {}},
                             .commands = commands};
  auto const path = std::filesystem::path(plan.keep) / record_file(plan, block, line_up, rotation);
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file << serialize(to_json(record)) << '\n';
  file.close();
  return file ? std::string() : fmt::format("--keep: {} cannot be written.", path.string());
}

}  // namespace kuhhandel::tournament
