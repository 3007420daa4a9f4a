// Checked answers on the search path, for callers that do not know whether a reply is legal: refuses it as
// `play` refuses the corresponding command.
#pragma once

#include <expected>

#include "engine/choices/choices.h"
#include "engine/choices/replies.h"
#include "engine/refusal.h"

namespace kuhhandel {

/// Returns the question after the reply, or the reason for refusing it; never changes `question`. A reply
/// that does not fit the question is `not_now`, as is a payment with unnecessary cards (C4.6).
std::expected<Question, Refusal> try_answer(Edition const& edition, Question const& question, Reply reply);

/// Returns the reason for refusing a reply that is not an answer to the question.
Refusal why_refused(Edition const& edition, Question const& question, Reply reply);

}  // namespace kuhhandel
