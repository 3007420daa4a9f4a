#include "server/outbox/pending_decision.h"

#include <optional>

#include "codec/animals.h"
#include "codec/editions.h"
#include "engine/visit.h"

namespace kuhhandel::server {
namespace {

struct Question {
  AskedFor what;
  std::optional<Seat> who{};
  std::optional<AnimalId> animal{};
};

Question question_of(phase::TurnChoice const&) { return {AskedFor::turn}; }
Question question_of(phase::Bidding const& now) { return {AskedFor::bid, now.auctioneer, now.lot.animal()}; }
Question question_of(phase::BuyingRight const& now) {
  return {AskedFor::sell, now.standing.seat, now.lot.animal()};
}
Question question_of(phase::Payment const& now) { return {AskedFor::pay, now.payee, now.lot.animal()}; }
Question question_of(phase::Offer const& now) {
  return {AskedFor::offer, now.trade.challenged, now.trade.animal};
}
Question question_of(phase::Answer const& now) {
  return {AskedFor::answer, now.trade.challenger, now.trade.animal};
}
Question question_of(phase::Countdown const& now) { return {AskedFor::claim, now.auctioneer, now.pedigree}; }
Question question_of(phase::ClaimRight const& now) { return {AskedFor::sell, now.claim.seat, now.pedigree}; }
Question question_of(phase::ClaimPayment const& now) { return {AskedFor::pay, now.payee, now.pedigree}; }
Question question_of(phase::RatRound const& now) { return {AskedFor::rat, now.auctioneer}; }
/// The card is theirs alone to see.
Question question_of(phase::Division const&) { return {AskedFor::divide}; }
Question question_of(phase::QuartetExclusion const&) { return {AskedFor::exclude}; }
Question question_of(phase::Finished const&) { return {AskedFor::turn}; }

/// None where the edition says none, as those that every client knows do.
std::vector<AnimalName> names_of(Edition const& edition, std::string const& animal) {
  auto value = boost::json::value(codec::edition_for_people(edition));
  std::vector<AnimalName> names;
  for (auto const language : kLanguages) {
    boost::system::error_code missing;
    auto const* const name =
        value.find_pointer("/words/" + std::string(language) + "/animals/" + animal, missing);
    if (name != nullptr && name->is_string())
      names.push_back({std::string(language), std::string(name->as_string())});
  }
  return names;
}

}  // namespace

AskedQuestion asked_question(table::Table const& table) {
  auto const question =
      visit_switch([](auto const& now) { return question_of(now); }, table.game()->state.phase);
  AskedQuestion asked{.what = question.what};
  if (question.who) asked.who = table::name_at(table, *question.who);
  if (!question.animal) return asked;
  auto const& edition = table.setup().edition;
  asked.animal = codec::name_of(Card(*question.animal), edition);
  asked.names = names_of(edition, asked.animal);
  return asked;
}

}  // namespace kuhhandel::server
