#include "codec/replay.h"

namespace kuhhandel {

Transition beginning_of(Record const& record) {
  if (auto const* const position = std::get_if<State>(&record.from)) {
    return set_up(record.edition, *position);
  }
  auto const& dealt = std::get<Dealt>(record.from);
  return start(record.edition, static_cast<int>(record.seats.size()), dealt.seed, dealt.first);
}

std::expected<State, Fault> replay(Record const& record, Follower const& follower) {
  auto const beginning = beginning_of(record);
  if (follower) follower(beginning);
  auto now = beginning.next;
  for (std::size_t at = 0; at < record.commands.size(); ++at) {
    auto const transition = play(record.edition, now, record.commands[at]);
    if (!transition) return std::unexpected(Fault{at, transition.error()});
    if (follower) follower(*transition);
    now = transition->next;
  }
  return now;
}

}  // namespace kuhhandel
