// Answers as numbers that mean the same at every question, for learning: a policy has one output per number.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/choices/choices.h"
#include "engine/choices/reply.h"

namespace kuhhandel {

/// Returns the number of replies of the edition, which is the size of a policy over them. No question has
/// more answers.
int reply_count(Edition const& edition);

/// Returns the reply of answer `nth`, which is less than `question.count`.
Reply reply_of(Edition const& edition, Question const& question, int nth);

/// Returns the answer with this reply: `nth_of(reply_of(n)) == n`. nullopt if there is none.
std::optional<int> nth_of(Edition const& edition, Question const& question, Reply reply);

/// Writes the reply of each answer into `replies`, in the order of the answers, and returns the part written.
/// `replies` must have room for `question.count`.
std::span<Reply> list_replies(Edition const& edition, Question const& question, std::span<Reply> replies);

}  // namespace kuhhandel
