// Shape of a problem in an imported file.
#pragma once

#include "codec/file_problem.h"
#include "codec/wire/kinds.h"
#include "codec/wire/shape.h"

namespace kuhhandel::codec {

using ProblemText = TextUpTo<1000>;

template <>
inline constexpr auto kShape<FileProblem> = shape(
    "FileProblem", "A problem in an imported table.",
    member<ProblemText, &FileProblem::kind>("kind", "Such as ambiguous_date; docs/GROUPS_API.md lists them."),
    member<Counted, &FileProblem::line>("line", "From 1, as editors count."),
    member<IfAny<ProblemText>, &FileProblem::heading>("heading", "As in the file."),
    member<IfAny<ProblemText>, &FileProblem::value>("value", "As in the file; a long one is cut."),
    member<IfAny<ProblemText>, &FileProblem::expected>("expected",
                                                       "A correct value, or what contradicts this one."),
    member<ProblemText, &FileProblem::message>("message", "A sentence in English."));

}  // namespace kuhhandel::codec
