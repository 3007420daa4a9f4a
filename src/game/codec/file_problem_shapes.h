// Shape of a problem in an imported file.
#pragma once

#include "codec/file_problem.h"
#include "codec/wire/kinds.h"
#include "codec/wire/shape.h"

namespace kuhhandel::codec {

using ProblemText = TextUpTo<1000>;

template <>
inline constexpr auto kShape<FileProblem> =
    shape("FileProblem", "A problem in an imported file.",
          member<ProblemText, &FileProblem::kind>(
              "kind", "The kind of problem, such as ambiguous_date (docs/GROUPS_API.md)."),
          member<Counted, &FileProblem::line>("line", "The line in the file, from 1."),
          member<IfAny<ProblemText>, &FileProblem::heading>("heading", "The column's heading in the file."),
          member<IfAny<ProblemText>, &FileProblem::value>("value",
                                                          "The wrong value in the file, shortened if long."),
          member<IfAny<ProblemText>, &FileProblem::expected>(
              "expected", "A correct value, or a value that contradicts this one."),
          member<ProblemText, &FileProblem::message>("message", "The problem as an English sentence."));

}  // namespace kuhhandel::codec
