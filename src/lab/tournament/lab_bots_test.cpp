#include "tournament/lab_bots.h"

#include <gmock/gmock.h>

#include "neural/bot_from.h"
#include "tests/support/words.h"
#include "tournament/mixed_bot.h"

namespace kuhhandel::tournament {
namespace {

using ::testing::HasSubstr;

TEST(LabBots, AreNotBotsOfTheProgram) {
  for (auto const* const name : {"stranger:17", "strangers:train", "mix:farmer+offer=random"}) {
    EXPECT_TRUE(lab_bot_from(name)) << name;
    EXPECT_FALSE(neural::bot_from(name)) << name;
  }
}

TEST(LabBots, AreTheBotsOfTheProgramToo) {
  EXPECT_TRUE(lab_bot_from("shark:playouts=7"));
  EXPECT_TRUE(lab_bot_from("strangers:held-out:raider"));
}

TEST(LabBots, RefuseWrongDescriptions) {
  EXPECT_THAT(lab_bot_from("stranger:240").error(), HasSubstr("from 0 to 239"));
  EXPECT_THAT(lab_bot_from("stranger:x").error(), HasSubstr("from 0 to 239"));
  EXPECT_THAT(lab_bot_from("strangers:all").error(), HasSubstr("'train' or 'held-out'"));
  EXPECT_THAT(lab_bot_from("strangers:train:ghosts").error(), HasSubstr("no family"));
  EXPECT_THAT(lab_bot_from("mix:").error(), HasSubstr("a bot is missing"));
  EXPECT_THAT(lab_bot_from("mix:offer=farmer").error(), HasSubstr("a mix is a bot"));
  EXPECT_THAT(lab_bot_from("mix:farmer+hope=random").error(), HasSubstr("a mix is a bot"));
  EXPECT_THAT(lab_bot_from("mix:farmer+offer=ghost").error(), HasSubstr("there is no bot 'ghost'"));
}

/// Names itself by the animal that it challenges for.
class Named : public bots::Bot {
 public:
  explicit Named(AnimalId name) : name_(name) {}
  void start(Edition const&, int, Seat, std::uint64_t) override {}
  void see(SeenEvent const&) override {}
  bots::Choice decide(View const&, LegalActions const&) override { return action::Challenge{kAnna, name_}; }

 private:
  AnimalId name_;
};

View view_in(SeenPhase const& phase, int pile) {
  View view;
  view.phase = phase;
  view.pile = pile;
  return view;
}

TEST(MixedBot, AsksTheBotOfTheKind) {
  std::vector<std::unique_ptr<bots::Bot>> bots;
  for (auto const animal : {kRooster, kCow, kHorse}) bots.push_back(std::make_unique<Named>(animal));
  MixedBot::Deciders deciders{};
  deciders[static_cast<std::size_t>(DecisionKind::offer)] = 1;
  deciders[static_cast<std::size_t>(DecisionKind::last_offer)] = 2;
  MixedBot mix(std::move(bots), deciders);
  auto const chosen = [&](View const& view) {
    return std::get<action::Challenge>(*mix.decide(view, {})).animal;
  };

  EXPECT_EQ(chosen(view_in(phase::Offer{}, 5)), kCow);
  EXPECT_EQ(chosen(view_in(phase::Offer{}, 0)), kHorse);
  EXPECT_EQ(chosen(view_in(seen::Answer{}, 5)), kRooster);
  EXPECT_EQ(chosen(view_in(phase::Bidding{}, 0)), kRooster);
}

}  // namespace
}  // namespace kuhhandel::tournament
