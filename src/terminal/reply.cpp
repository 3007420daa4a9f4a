#include "terminal/reply.h"

#include "terminal/questions.h"

namespace kuhhandel::terminal {

Answer reply_to(OpenQuestion const& question, std::string const& line, TableModel const& model,
                table::Instant now) {
  auto const legal = model.options();
  if (legal.empty()) return std::unexpected("There is nothing for you to answer now.");
  if (line.empty() && question.has_just_changed(now))
    return std::unexpected("The question has just changed; look again, then press Enter.");
  bool const marked = line.empty() && !choices_of(model.words(), legal).empty();
  auto const meant = marked ? std::to_string(question.draft().chosen + 1) : line;
  return parse_answer(meant, model.game->view, legal);
}

std::expected<std::string, std::string> least_bid(LegalActions const& legal) {
  auto const* const bids = legal.empty() ? nullptr : std::get_if<option::Bid>(&legal[0]);
  if (bids == nullptr) return std::unexpected("There is nothing to bid for now.");
  return std::to_string(bids->from.points());
}

}  // namespace kuhhandel::terminal
