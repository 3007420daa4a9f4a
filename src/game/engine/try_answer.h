// The search path for those who do not know whether an answer is legal: a reply is checked, and refused as
// `play` refuses what it stands for.
#pragma once

#include <expected>

#include "engine/choices.h"
#include "engine/refusal.h"
#include "engine/replies.h"

namespace kuhhandel {

/// The question after that reply, or why it is refused; `question` is never changed. A reply to something
/// that is not asked for is `not_now`, and so is a payment that more cards than need be would make (C4.6).
std::expected<Question, Refusal> try_answer(Edition const& edition, Question const& question, Reply reply);

/// Why a reply is refused that no answer to the question is.
Refusal why_refused(Edition const& edition, Question const& question, Reply reply);

}  // namespace kuhhandel
