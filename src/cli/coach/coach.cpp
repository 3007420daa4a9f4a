#include "cli/coach/coach.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <future>
#include <ostream>

#include "cli/coach/coach_report.h"
#include "cli/replay/input.h"
#include "coach/assessment_json.h"

namespace kuhhandel::cli {
namespace {

using OrSentence = std::expected<std::vector<coach::Assessment>, std::string>;

std::string sentence_of(coach::NotAssessed const& why) {
  auto const* const fault = std::get_if<codec::Fault>(&why);
  if (fault == nullptr) return "The game is not over yet: only a finished one is judged.";
  return "commands[" + std::to_string(fault->at) + "]: " + std::string(codec::sentence_of(*fault));
}

OrSentence assessments_of(codec::Record const& record, CoachOptions const& options) {
  auto const seats = static_cast<int>(record.seats.size());
  if (options.seat && (*options.seat < 0 || *options.seat >= seats)) {
    return std::unexpected("There is no seat " + std::to_string(*options.seat) + ": the seats are 0 to " +
                           std::to_string(seats - 1) + ".");
  }
  // Judges each seat in a thread of its own, up to the number of cores.
  std::vector<std::future<std::expected<coach::Assessment, coach::NotAssessed>>> judged;
  for (auto const seat : seats_of(seats)) {
    if (options.seat && *options.seat != index_of(seat)) continue;
    judged.push_back(std::async(std::launch::async, [&record, &options, seat] {
      return coach::assess(record, seat, options.effort);
    }));
  }
  std::vector<coach::Assessment> assessments;
  for (auto& seat : judged) {
    auto found = seat.get();
    if (!found) return std::unexpected(sentence_of(found.error()));
    assessments.push_back(*std::move(found));
  }
  return assessments;
}

}  // namespace

int coach_game(CoachOptions const& options, std::ostream& out, std::ostream& err) {
  auto const record = read_record_file(options.file);
  auto const assessments =
      record ? assessments_of(*record, options) : OrSentence(std::unexpected(record.error()));
  if (!assessments) {
    err << assessments.error() << '\n';
    return 1;
  }
  if (options.json) {
    boost::json::array list;
    for (auto const& assessment : *assessments) list.push_back(to_json(assessment, *record));
    out << boost::json::object{{"worlds", options.effort.worlds}, {"assessments", std::move(list)}} << '\n';
    return 0;
  }
  for (auto const& assessment : *assessments) print_assessment(assessment, *record, out);
  return 0;
}

}  // namespace kuhhandel::cli
