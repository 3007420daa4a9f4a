#include "server/notice_text.h"

#include "codec/animals.h"
#include "codec/editions.h"
#include "engine/visit.h"
#include "server/notice_shapes.h"
#include "table/in_turn.h"

namespace kuhhandel::server {
namespace {

/// What is asked, and what everybody at the table sees of it.
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

/// Empty where the edition says none, as those that every client knows do.
std::string animal_name(Edition const& edition, std::string const& animal, std::string const& language) {
  auto value = boost::json::value(codec::edition_for_people(edition));
  boost::system::error_code missing;
  auto const* const name = value.find_pointer("/words/" + language + "/animals/" + animal, missing);
  return name != nullptr && name->is_string() ? std::string(name->as_string()) : std::string();
}

void add_question(NoticeText& text, table::Table const& table) {
  auto const question =
      visit_switch([](auto const& now) { return question_of(now); }, table.game()->state.phase);
  text.asked_for = question.what;
  if (question.who) text.who = table::name_at(table, *question.who);
  if (!question.animal) return;
  auto const& edition = table.setup().edition;
  text.animal = codec::name_of(Card(*question.animal), edition);
  text.animal_name = animal_name(edition, text.animal, text.language);
}

}  // namespace

std::optional<table::Instant> answer_by(table::Table const& table, Seat seat) {
  if (!table::is_asked(table, seat)) return {};
  auto const* const limit = std::get_if<table::Limit>(&table.schedule().clock());
  return limit == nullptr ? std::nullopt : std::optional(limit->at);
}

std::string notice_text(store::NoticeKind kind, table::Table const& table, Seat seat,
                        std::string const& language) {
  NoticeText text{.kind = kind, .language = language, .table = table.setup().id, .name = table.setup().name};
  if (kind == store::NoticeKind::turn) {
    add_question(text, table);
    text.until = answer_by(table, seat);
  }
  return codec::text_of(text, codec::NoEdition{});
}

}  // namespace kuhhandel::server
