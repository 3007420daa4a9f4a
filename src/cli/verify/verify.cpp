#include "cli/verify/verify.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <optional>
#include <vector>

#include "cli/replay/input.h"
#include "codec/moves/refusal.h"
#include "codec/records/record.h"
#include "codec/records/replay.h"
#include "keys/shuffle.h"

namespace kuhhandel::cli {
namespace {

namespace json = boost::json;

struct Verdict {
  std::string seed;
  std::size_t added = 0;
  std::vector<Seat> withheld = {};
  std::size_t commands = 0;
  std::optional<std::string> flaw;
};

Verdict flawed(std::string flaw) { return {.seed = {}, .flaw = std::move(flaw)}; }

Verdict judge(codec::Record const& record) {
  auto const* const dealt = std::get_if<codec::Dealt>(&record.from);
  if (dealt == nullptr) return flawed("position: a game that starts from a position was not dealt");
  if (!dealt->proof) return flawed("proof: the record has none; its game was dealt without one");
  Verdict verdict{.seed = dealt->seed,
                  .added = dealt->proof->added.size(),
                  .commands = record.commands.size(),
                  .flaw = keys::find_flaw(*dealt->proof, dealt->seed)};
  for (auto const& part : dealt->proof->withheld) verdict.withheld.push_back(part.seat);
  if (verdict.flaw) return verdict;
  auto const replayed = codec::replay(record);
  if (!replayed) verdict.flaw = "commands[" + std::to_string(replayed.error().at) + "]: is not legal there";
  return verdict;
}

Verdict judge_file(std::string const& file) {
  auto const record = read_record_file(file);
  return record ? judge(*record) : flawed(record.error());
}

/// Returns a sentence about the players whose parts are missing; empty if no part is.
std::string sentence_on_withheld(std::vector<Seat> const& withheld) {
  std::string seats;
  for (auto const seat : withheld) seats += (seats.empty() ? "" : ", ") + std::to_string(index_of(seat));
  if (withheld.empty()) return {};
  return "Not in the seed, because it was not revealed within 10 seconds: the part of seat " + seats + ".\n";
}

std::string sentence_of(Verdict const& verdict) {
  return "The proof holds: the server had bound itself to its secret, " + std::to_string(verdict.added) +
         (verdict.added == 1 ? " player" : " players") + " added chance, both make the seed " + verdict.seed +
         ", and all " + std::to_string(verdict.commands) + " commands follow from its deal.\n" +
         sentence_on_withheld(verdict.withheld);
}

json::array withheld_json(std::vector<Seat> const& withheld) {
  json::array seats;
  for (auto const seat : withheld) seats.push_back(index_of(seat));
  return seats;
}

}  // namespace

int verify(VerifyOptions const& options, std::ostream& out, std::ostream& err) {
  auto const verdict = judge_file(options.file);
  if (options.json) {
    json::object report{{"ok", !verdict.flaw}};
    if (verdict.flaw) report["error"] = *verdict.flaw;
    if (!verdict.flaw) report["seed"] = verdict.seed;
    if (!verdict.flaw) report["added"] = verdict.added;
    if (!verdict.flaw && !verdict.withheld.empty()) report["withheld"] = withheld_json(verdict.withheld);
    out << json::serialize(report) << '\n';
  } else if (verdict.flaw) {
    err << *verdict.flaw << '\n';
  } else {
    out << sentence_of(verdict);
  }
  return verdict.flaw ? 1 : 0;
}

}  // namespace kuhhandel::cli
