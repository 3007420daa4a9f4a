#include "codec/records/replay.h"

#include "codec/moves/refusal.h"
#include "codec/records/fingerprints.h"

namespace kuhhandel::codec {

Transition beginning_of(Record const& record) {
  if (auto const* const position = std::get_if<State>(&record.from)) {
    return set_up(record.edition, *position);
  }
  auto const& dealt = std::get<Dealt>(record.from);
  return start(record.edition, static_cast<int>(record.seats.size()), dealt.seed, dealt.first,
               record.rules_version);
}

std::string_view sentence_of(Fault const& fault) {
  return fault.refusal ? kuhhandel::sentence_of(*fault.refusal) : "Its effect differs from the recorded one.";
}

boost::json::object to_json(Fault const& fault) {
  boost::json::object object{{"at", fault.at}};
  if (!fault.refusal) object["differs"] = true;
  if (fault.refusal)
    for (auto const& [name, value] : to_json(*fault.refusal)) object[name] = value;
  return object;
}

namespace {

/// Returns whether the state after that step (0: the beginning) equals the recorded one.
bool matches_fingerprint(Record const& record, std::size_t step, State const& now) {
  return record.fingerprints.empty() || record.fingerprints[step] == state_fingerprint(record.edition, now);
}

}  // namespace

std::expected<State, Fault> replay(Record const& record, Follower const& follower) {
  auto const beginning = beginning_of(record);
  if (follower) follower(beginning);
  auto now = beginning.next;
  for (std::size_t at = 0; at < record.commands.size(); ++at) {
    if (at == 0 && !matches_fingerprint(record, 0, now)) return std::unexpected(Fault{0, {}});
    auto const transition = play(record.edition, now, record.commands[at]);
    if (!transition) return std::unexpected(Fault{at, transition.error()});
    now = transition->next;
    if (!matches_fingerprint(record, at + 1, now)) return std::unexpected(Fault{at, {}});
    if (follower) follower(*transition);
  }
  return now;
}

}  // namespace kuhhandel::codec
