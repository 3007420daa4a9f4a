// A long walk through each edition by random choices. At every step nothing is lost or gained, somebody can
// go on, and a world imagined from a view looks like the view. `make nightly` sets KUHHANDEL_DECISIONS to ten
// million for each edition.
#include <gmock/gmock.h>

#include "codec/editions.h"
#include "engine/choices/choices.h"
#include "engine/knowledge/resample.h"
#include "engine/play.h"
#include "engine/view.h"
#include "tests/support/laws.h"
#include "tests/support/whole_box.h"

namespace kuhhandel {
namespace {

constexpr std::uint64_t kDecisions = 20'000;
constexpr int kLookOneIn = 64;  // for what takes long

class Walk : public ::testing::TestWithParam<std::string_view> {};

/// The money that is chosen for an offer but not laid yet are still in the hand.
void expect_the_whole_box(Edition const& edition, State const& now, State const& opening) {
  ASSERT_EQ(all_money(now), all_money(opening)) << "C2.2";
  ASSERT_EQ(red_cards(now), red_cards(edition)) << "C1.1";
}

void expect_worlds_to_look_alike(Edition const& edition, State const& now, Rng& rng) {
  for (auto const seat : seats_of(now.seats)) {
    auto const view = view_for(edition, now, seat);
    ASSERT_EQ(view_for(edition, resample(edition, view, rng), seat), view) << "C2.4";
  }
}

/// One game to its end; how many decisions it took.
std::uint64_t walk(Edition const& edition, Rng& rng) {
  auto const seats = edition.fewest_seats + rng.below(edition.most_seats - edition.fewest_seats + 1);
  auto const opening = start(edition, seats, std::to_string(rng.next())).next;
  auto question = ask(edition, opening, rng.next());
  std::uint64_t decisions = 0;
  for (; question.count > 0; ++decisions) {
    expect_the_whole_box(edition, question.state, opening);
    if (rng.below(kLookOneIn) == 0) expect_worlds_to_look_alike(edition, question.state, rng);
    if (::testing::Test::HasFatalFailure()) return decisions + kDecisions;
    answer(edition, question, rng.below(question.count));
  }
  EXPECT_TRUE(std::holds_alternative<phase::Finished>(question.state.phase))
      << "C12: somebody can always act";
  return decisions + 1;
}

TEST_P(Walk, RoundTripsAndKeepsItsInvariants) {
  auto const& edition = *codec::edition_named(GetParam());
  auto const most = number_from_environment("KUHHANDEL_DECISIONS", kDecisions);
  Rng rng(number_from_environment("KUHHANDEL_SEED", 1));
  for (std::uint64_t done = 0; done < most && !HasFailure();) done += walk(edition, rng);
}

INSTANTIATE_TEST_SUITE_P(Editions, Walk, ::testing::ValuesIn(codec::edition_ids(Purpose::play)),
                         [](auto const& edition) { return std::string(edition.param); });

}  // namespace
}  // namespace kuhhandel
