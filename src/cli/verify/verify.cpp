#include "cli/verify/verify.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <optional>

#include "cli/replay/input.h"
#include "codec/record.h"
#include "codec/refusal.h"
#include "codec/replay.h"
#include "keys/shuffle.h"

namespace kuhhandel::cli {
namespace {

namespace json = boost::json;

struct Verdict {
  std::string seed;
  std::size_t added = 0;
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
  if (verdict.flaw) return verdict;
  auto const replayed = codec::replay(record);
  if (!replayed) verdict.flaw = "commands[" + std::to_string(replayed.error().at) + "]: is not legal there";
  return verdict;
}

Verdict judge_file(std::string const& file) {
  auto const record = read_record_file(file);
  return record ? judge(*record) : flawed(record.error());
}

std::string sentence_of(Verdict const& verdict) {
  return "The proof holds: the server had bound itself to its secret, " + std::to_string(verdict.added) +
         (verdict.added == 1 ? " player" : " players") + " added chance, both make the seed " + verdict.seed +
         ", and all " + std::to_string(verdict.commands) + " commands follow from its deal.\n";
}

}  // namespace

int verify(VerifyOptions const& options, std::ostream& out, std::ostream& err) {
  auto const verdict = judge_file(options.file);
  if (options.json) {
    json::object report{{"ok", !verdict.flaw}};
    if (verdict.flaw) report["error"] = *verdict.flaw;
    if (!verdict.flaw) report["seed"] = verdict.seed;
    if (!verdict.flaw) report["added"] = verdict.added;
    out << json::serialize(report) << '\n';
  } else if (verdict.flaw) {
    err << *verdict.flaw << '\n';
  } else {
    out << sentence_of(verdict);
  }
  return verdict.flaw ? 1 : 0;
}

}  // namespace kuhhandel::cli
