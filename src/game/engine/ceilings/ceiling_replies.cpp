#include "engine/ceilings/ceiling_replies.h"

#include <algorithm>

#include "engine/choices/fingerprint.h"

namespace kuhhandel {
namespace {

bool is_legal(Edition const& edition, Question const& question, CeilingReply reply) {
  return nth_of(edition, question, full_of(reply)).has_value();
}

}  // namespace

std::optional<CeilingReply> ceiling_reply_of(Reply reply) {
  if (static_cast<int>(reply) < static_cast<int>(CeilingReply::silent))
    return static_cast<CeilingReply>(reply);
  if (reply == Reply::silent) return CeilingReply::silent;
  if (reply == Reply::claim) return CeilingReply::claim;
  auto const tens = static_cast<int>(reply) - static_cast<int>(Reply::bid) + 1;
  auto const found = std::ranges::lower_bound(kCeilingAmounts, tens);
  if (found == kCeilingAmounts.end() || *found != tens) return {};
  return plus(CeilingReply::amount, static_cast<int>(found - kCeilingAmounts.begin()));
}

std::span<CeilingReply> list_ceiling_replies(Edition const& edition, Question const& question,
                                             std::span<CeilingReply> replies) {
  std::size_t written = 0;
  for (int number = 0; number < kCeilingReplies; ++number) {
    auto const reply = static_cast<CeilingReply>(number);
    if (is_legal(edition, question, reply)) replies[written++] = reply;
  }
  return replies.first(written);
}

std::uint64_t ceiling_replies_hash() {
  Fingerprint fingerprint;
  for (int number = 0; number < kCeilingReplies; ++number)
    fingerprint.add(static_cast<std::uint16_t>(full_of(static_cast<CeilingReply>(number))));
  return fingerprint.value();
}

}  // namespace kuhhandel
