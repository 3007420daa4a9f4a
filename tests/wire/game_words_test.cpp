// Pins the JSON of games to the byte: events, views, options, commands and the errors about spoilt ones.
// After an intended change: KUHHANDEL_WRITE_GOLDEN=1, and a look at the difference.
#include <boost/json/serialize.hpp>
#include <set>

#include "codec/editions.h"
#include "codec/moves/command.h"
#include "codec/moves/event.h"
#include "codec/moves/options.h"
#include "codec/views/open_state.h"
#include "codec/views/perspective.h"
#include "codec/views/view.h"
#include "engine/play.h"
#include "engine/sequential.h"
#include "tests/support/as_in_protocol.h"
#include "tests/support/golden_texts.h"
#include "tests/support/random_play.h"
#include "tests/support/source_path.h"
#include "tests/support/spoilt.h"
#include "tests/support/words.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

constexpr int kGames = 12;  // of each edition

/// The edition by itself, or with the house rules of this number (C11.4).
Edition with_house_rules(Edition edition, int number) {
  auto& rules = edition.rules;
  if (number % 2 == 1) rules.offer_count = OfferCount::concealed;
  if (number % 3 == 1) rules.payments = Payments::closed;
  if (number % 4 == 1) rules.insolvency = Insolvency::continue_without;
  if (number % 4 == 3) rules.insolvency = Insolvency::reauction_capped;
  if (number % 5 == 1) rules.super_trade = true;
  if (number % 5 == 2) rules.money_counts = true;
  if (number % 5 == 3) rules.settlement = Settlement::winner_pays;
  if (number % 3 == 2) rules.bonus = edition.bonus.worth > 0;
  return edition;
}

std::string kind_of(std::string const& what, json::object const& object, std::string_view by) {
  return what + " " + std::string(std::string_view(object.at(by).as_string()));
}

/// All messages of a random game.
class GameTexts {
 public:
  GameTexts(GoldenTexts& texts, Edition const& edition) : texts_(texts), edition_(edition) {}

  void game(int number) {
    auto const seats = edition_.fewest_seats + number % (edition_.most_seats - edition_.fewest_seats + 1);
    auto state = start(edition_, seats, std::to_string(number)).next;
    Rng rng(static_cast<std::uint64_t>(number));
    for (int step = 0; !std::holds_alternative<phase::Finished>(state.phase); ++step) {
      if (step % 3 == 0) now(state);
      auto const command = random_command(edition_, state, random_actor(edition_, state, rng), rng);
      add("command", "do", codec::to_json(command, edition_));
      auto transition = play(edition_, state, command).value();
      events(transition, seats);
      state = transition.next;
    }
    now(state);
  }

 private:
  void add(std::string const& what, std::string_view by, json::object const& object) {
    texts_.add(kind_of(what, object, by), json::serialize(object));
  }

  void events(Transition const& transition, int seats) {
    for (auto const& event : transition.events) {
      for (int viewer = -1; viewer < seats; ++viewer)
        add("event", "name",
            codec::to_json(seen_by(viewer < 0 ? Viewer{} : seat_at(viewer), event), edition_));
      add("event", "name",
          codec::to_json(codec::event_seen_from(codec::OpenHands{}, event, edition_, seats), edition_));
    }
  }

  void now(State const& state) {
    for (auto const& view : all_views(edition_, state)) {
      auto const object = codec::to_json(view, edition_);
      texts_.add(kind_of("view", object.at("phase").as_object(), "name"), json::serialize(object));
    }
    for (auto const other : seats_of(state.seats)) options(state, other);
    texts_.add("open state", json::serialize(codec::open_state(state, edition_)));
    texts_.add("open view", json::serialize(codec::view_from(codec::OpenHands{}, state, edition_)));
  }

  void options(State const& state, Seat seat) {
    for (auto const& option : codec::options_for(seat, state, edition_))
      add("option", "do", option.as_object());
    auto const in_turn =
        codec::options_when_asked(legal_actions(edition_, state, seat), state.hand(seat), edition_);
    texts_.add("options in turn", json::serialize(in_turn));
  }

  GoldenTexts& texts_;
  Edition const& edition_;
};

void play_all(GoldenTexts& texts) {
  for (auto const id : codec::edition_ids(Purpose::play)) {
    for (int game = 0; game < kGames; ++game) {
      auto const edition = with_house_rules(*codec::edition_named(id), game);
      GameTexts(texts, edition).game(game);
    }
  }
}

TEST(GoldenMessages, CoverRandomGamesOfAllEditions) {
  GoldenTexts texts;

  play_all(texts);

  texts.expect_as_in(source_path("tests/wire/game_words.tsv"));
}

/// The first of each kind, by the bytes that they have in random games of an edition.
class Firsts {
 public:
  template <class Use>
  void once(std::string const& kind, Use const& use) {
    if (known_.insert(kind).second) use();
  }

 private:
  std::set<std::string> known_;
};

/// The result of reading spoilt JSON: the error, or the JSON written again.
class Refusals {
 public:
  Refusals(GoldenTexts& texts, Edition const& edition) : texts_(texts), edition_(edition) {}

  void event(SeenEvent const& event) {
    auto const good = codec::to_json(event, edition_);
    spoil("event " + std::string(good.at("name").as_string()), good, [this](codec::Field const& field) {
      auto const read = codec::EventReader(edition_).read(field);
      return read ? json::value(codec::to_json(*read, edition_)) : json::value("none of the game");
    });
  }
  void view(View const& view) {
    auto const good = codec::to_json(view, edition_);
    auto const name = std::string(good.at("phase").at("name").as_string());
    spoil("view " + name, good, [this](codec::Field const& field) -> json::value {
      auto const read = codec::read_view(field, edition_);
      if (!field.sound()) return nullptr;
      return codec::to_json(read, edition_);
    });
  }
  void options(json::array const& good) {
    for (auto const& option : good) {
      auto const name = std::string(option.at("do").as_string());
      firsts_.once("option " + name + (option.as_object().contains("cards") ? " cards" : ""), [&] {
        spoil("option " + name, json::array{option}, [this](codec::Field const& field) {
          return json::value(static_cast<int>(codec::read_options(field, edition_).size()));
        });
      });
    }
  }
  void command(Command const& command) {
    auto const good = codec::to_json(command, edition_);
    auto const name = std::string(good.at("do").as_string());
    firsts_.once("command " + name, [&] {
      spoil("command " + name, good, [this](codec::Field const& field) {
        return codec::to_json(codec::read_command(field, edition_), edition_);
      });
      each_spoilt(good, [&](json::value const& spoilt) {
        auto const read = codec::command_from(spoilt, edition_, kBen);
        texts_.add("refused sent " + name,
                   read ? json::serialize(codec::to_json(*read, edition_)) : codec::text_of(read.error()));
      });
    });
  }
  Firsts& firsts() { return firsts_; }

 private:
  template <class Read>
  void spoil(std::string const& kind, json::value const& good, Read const& read) {
    each_spoilt(good, [&](json::value const& spoilt) {
      auto const again = codec::read_document(spoilt, "it", [&](codec::Field const& field) -> json::value {
        auto const value = read(field);
        return field.sound() ? json::value(value) : json::value();
      });
      texts_.add("refused " + kind, again ? json::serialize(*again) : codec::text_of(again.error()));
    });
  }

  GoldenTexts& texts_;
  Edition const& edition_;
  Firsts firsts_;
};

void refuse_all(GoldenTexts& texts, Edition const& edition) {
  Refusals refusals(texts, edition);
  for (int game = 0; game < 6; ++game) {
    auto state = start(edition, edition.most_seats, std::to_string(game)).next;
    Rng rng(static_cast<std::uint64_t>(game));
    while (!std::holds_alternative<phase::Finished>(state.phase)) {
      auto const actor = random_actor(edition, state, rng);
      if (auto const* const seat = std::get_if<Seat>(&actor)) {
        refusals.options(codec::options_for(*seat, state, edition));
        auto const view = view_for(edition, state, *seat);
        refusals.firsts().once("view " + std::to_string(view.phase.index()), [&] { refusals.view(view); });
      }
      auto const command = random_command(edition, state, actor, rng);
      refusals.command(command);
      auto transition = play(edition, state, command).value();
      for (auto const& event : transition.events) {
        auto const seen = seen_by(kAnna, event);
        refusals.firsts().once("event " + std::to_string(seen.index()), [&] { refusals.event(seen); });
      }
      state = transition.next;
    }
    auto const view = view_for(edition, state, {});
    refusals.firsts().once("view " + std::to_string(view.phase.index()), [&] { refusals.view(view); });
  }
}

TEST(GoldenMessages, CoverEveryParseError) {
  GoldenTexts texts;

  for (std::string_view const id : {"second", "master", "duel", "russian"}) {
    if (auto const* const edition = codec::edition_named(id)) refuse_all(texts, *edition);
  }

  texts.expect_as_in(source_path("tests/wire/game_refusals.tsv"));
}

}  // namespace
}  // namespace kuhhandel
