#include "cli/replay/replay.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ostream>

#include "cli/replay/event_lines.h"
#include "cli/replay/input.h"
#include "cli/replay/narration.h"
#include "cli/replay/steps.h"
#include "codec/moves/command.h"
#include "codec/moves/refusal.h"
#include "codec/records/record.h"
#include "codec/records/replay.h"
#include "codec/views/open_state.h"

namespace kuhhandel::cli {
namespace {

namespace json = boost::json;

int print_json(std::expected<codec::Record, std::string> const& record, std::ostream& out) {
  json::object object{{"ok", false}};
  if (!record) {
    object["error"] = record.error();
  } else if (auto const end = codec::replay(*record); end) {
    object["ok"] = true;
    for (auto const& [name, value] : codec::open_state(*end, record->edition)) object[name] = value;
  } else {
    for (auto const& [name, value] : codec::to_json(end.error())) object[name] = value;
  }
  out << object << '\n';
  return object.at("ok").as_bool() ? 0 : 1;
}

int print_step(std::expected<codec::Record, std::string> const& record, std::ostream& out,
               std::ostream& err) {
  if (!record) {
    err << record.error() << '\n';
    return 1;
  }
  GameNarration narration(*record, out);
  auto const end = codec::replay(*record, [&](Transition const& step) { narration.print_step(step); });
  if (end) {
    narration.print_scores(*end);
    return 0;
  }
  err << sentence_of(end.error(), *record) << '\n';
  return 1;
}

}  // namespace

std::string sentence_of(codec::Fault const& fault, codec::Record const& record) {
  auto const command = serialize(codec::to_json(record.commands[fault.at], record.edition));
  auto const where = "commands[" + std::to_string(fault.at) + "]: " + command;
  auto const why = std::string(codec::sentence_of(fault));
  if (fault.refusal) {
    return where + " is refused. " + why + " (" + std::string(name_of(*fault.refusal)) + ", " +
           std::string(clause_of(*fault.refusal)) + ")";
  }
  return where + " differs. " + why + " (rules of version " + std::to_string(record.rules_version) +
         " then, of version " + std::to_string(kRulesVersion) + " now)";
}

int replay(ReplayOptions const& options, std::istream& in, std::ostream& out, std::ostream& err) {
  auto const record = read_record_file(options.file);
  if (!options.events.empty() && record) return print_event_lines(*record, out, err);
  if (options.step && record && options.file != "-") return step_through(*record, in, out);
  if (options.step && record) {
    err << "--step needs a file, because standard input is used for its commands.\n";
    return 1;
  }
  return options.json ? print_json(record, out) : print_step(record, out, err);
}

}  // namespace kuhhandel::cli
