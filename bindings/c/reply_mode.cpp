#include "bindings/c/reply_mode.h"

#include <algorithm>

#include "engine/choices/compact_replies.h"

namespace kuhhandel::bindings {
namespace {

/// As numbers, what `list` writes.
template <class AnyReply, class List>
void write_numbers(int count, std::uint16_t* numbers, List list) {
  std::vector<AnyReply> listed(static_cast<std::size_t>(count));
  list(listed);
  std::ranges::transform(listed, numbers, [](AnyReply reply) { return static_cast<std::uint16_t>(reply); });
}

}  // namespace

int policy_size(ReplyMode mode, Edition const& edition) {
  return mode == ReplyMode::compact ? compact_count(edition) : reply_count(edition);
}

CeilingQuestion deal(ReplyMode mode, Edition const& edition, int seats, std::uint64_t seed) {
  if (mode == ReplyMode::ceilings) return deal_by_ceilings(edition, seats, seed);
  return {.question = kuhhandel::deal(edition, seats, seed), .answered = {}};
}

void give(ReplyMode mode, Edition const& edition, CeilingQuestion& current, int nth,
          std::vector<Event>* events) {
  if (mode == ReplyMode::ceilings)
    return events == nullptr ? answer(edition, current, nth) : answer(edition, current, nth, *events);
  return events == nullptr ? answer(edition, current.question, nth)
                           : answer(edition, current.question, nth, *events);
}

int legal_count(ReplyMode mode, Question const& question) {
  return mode == ReplyMode::compact ? compact_answers(question) : question.count;
}

void list_legal(ReplyMode mode, Edition const& edition, Question const& question, std::uint16_t* replies) {
  auto const count = legal_count(mode, question);
  switch (mode) {
    case ReplyMode::full:
    case ReplyMode::nth:
    case ReplyMode::ceilings:
      return write_numbers<Reply>(count, replies, [&](auto& to) { list_replies(edition, question, to); });
    case ReplyMode::compact:
      return write_numbers<CompactReply>(count, replies,
                                         [&](auto& to) { list_compact(edition, question, to); });
  }
}

std::optional<int> nth_of_reply(ReplyMode mode, Edition const& edition, Question const& question,
                                std::uint16_t reply) {
  switch (mode) {
    case ReplyMode::nth:
      return reply < question.count ? std::optional<int>(reply) : std::nullopt;
    case ReplyMode::full:
    case ReplyMode::ceilings:
      return nth_of(edition, question, static_cast<Reply>(reply));
    case ReplyMode::compact:
      return nth_of(edition, question, static_cast<CompactReply>(reply));
  }
  return {};
}

Reply full_reply_of(ReplyMode mode, Edition const& edition, Question const& question, std::uint16_t reply) {
  bool const is_compact = mode == ReplyMode::compact && reply < compact_count(edition);
  return is_compact ? full_of(edition, question, static_cast<CompactReply>(reply))
                    : static_cast<Reply>(reply);
}

}  // namespace kuhhandel::bindings
