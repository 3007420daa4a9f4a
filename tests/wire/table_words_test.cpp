// Pins the JSON of tables to the byte: snapshots, steps and facts, and the answers to spoilt messages.
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "codec/editions.h"
#include "engine/play.h"
#include "table/decide.h"
#include "table/due_fact.h"
#include "table/log/log_json.h"
#include "table/messages/review.h"
#include "table/messages/saying_shapes.h"
#include "table/messages/server_message.h"
#include "tests/support/golden_texts.h"
#include "tests/support/random_play.h"
#include "tests/support/source_path.h"
#include "tests/support/spoilt.h"
#include "tests/support/words.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

std::string const kRandom(64, 'a');

/// A table with two people and a bot; all its messages are pinned.
class Evening {
 public:
  Evening(GoldenTexts& texts, table::TableSetup setup, std::uint64_t seed)
      : texts_(texts), table_(std::move(setup)), rng_(seed) {}

  void play(int steps) {
    arrive();
    for (int step = 0; step < steps && table_.state() == table::TableState::running; ++step) {
      if (step % 20 == 10) happen_during_game(step / 20);
      if (step % 25 == 0) add_snapshots();
      go_on();
    }
    add_snapshots();
  }

 private:
  void arrive() {
    happen(table::fact::Seated{kAnna, "Änne \"A\""});
    add_snapshots();
    happen(table::fact::Seated{kBen, "Ben"});
    happen(table::fact::BotSeated{kCleo, "farmer", "Frieda"});
    happen(table::fact::SeatVacated{kBen, table::VacateReason::was_away});
    add_snapshots();
    happen(table::fact::SeatRestored{kBen, "Ben"});
    happen(table::fact::Renamed{kBen, "Ben B."});
    happen(table::fact::Back{kAnna});
    happen(table::fact::Back{kBen});
    happen(table::fact::RoundTrip{kBen, table::Duration{38}});
    auto const edition = table_.setup().edition;
    happen(table::fact::Arranged{{edition.id, edition.rules, table_.setup().seats}});
    happen(table::fact::Committed{"secret", kRandom});
    happen(table::fact::ChanceAdded{kBen, kRandom});
    add_snapshots();
    happen(table::fact::Started{"seed " + std::to_string(rng_.next())});
  }

  void happen_during_game(int which) {
    switch (which % 6) {
      case 0:
        happen(table::fact::Away{kBen});
        happen(table::fact::StandIn{kBen, "farmer"});
        add_snapshots();
        return happen(table::fact::Back{kBen});
      case 1:
        happen(table::fact::Paused{kBen});
        add_snapshots();
        return happen(table::fact::Resumed{});
      case 2:
        happen(table::fact::Paused{});
        return happen(table::fact::Resumed{});
      case 3:
        return happen(
            table::fact::SettingsChanged{{table::Speed{2}, table::Gavel::auctioneer, table::Absence::pause,
                                          "shark", false, std::chrono::minutes{10}}});
      case 4:
        happen(table::fact::SettingsChanged{{}});
        return happen(table::fact::RoundTrip{kAnna, table::Duration{120}});
      default:
        happen(table::fact::JoinRequested{kCleo, "Jonas"});
        happen(table::fact::JoinDenied{"Jonas"});
        happen(table::fact::Reopened{});
        happen(table::fact::Back{kAnna});
        return happen(table::fact::Back{kBen});
    }
  }

  void go_on() {
    see();
    auto const& state = table_.game()->state;
    auto const actor = random_actor(table_.setup().edition, state, rng_);
    auto const* const seat = std::get_if<Seat>(&actor);
    if (seat == nullptr || rng_.below(4) == 0) return wait();
    auto const command = random_command(table_.setup().edition, state, actor, rng_);
    now_ += table::Duration{50};
    table::Arrival const receipt{.at = now_,
                                 .round_trip = table::Duration{38},
                                 .seen = table::Seen{now_ - table::Duration{90}, table::Duration{20}}};
    auto const fact = table::decide(table_, command, "id-" + std::to_string(++ids_), receipt);
    if (fact) return happen(*fact);
    texts_.add("refused", table::refused_message("id", fact.error(), Bid{kCleo, 60}));
    wait();
  }

  /// A player has seen enough, once in a while.
  void see() {
    if (!table_.reveal_delay().is_running(now_) || ids_ % 3 > 0) return;
    if (auto const fact = table::decide_seen(table_, kBen, table_.version(), now_)) happen(*fact);
  }

  void wait() {
    now_ = std::max(now_, table::next_due(table_).value_or(now_));
    if (auto const fact = table::due_fact(table_, now_)) happen(*fact);
  }

  void happen(table::Fact const& fact) {
    texts_.add("fact", table::fact_text(fact, table_.setup().edition));
    auto const step = table_.apply({now_, fact});
    table::StepMessages messages(table_, step);
    for (auto const& eyes : all_eyes()) {
      texts_.add("step", messages.message_for(eyes));
      texts_.add("missed step", table::missed_step_message(table_, eyes, step));
    }
  }

  void add_snapshots() {
    for (auto const& eyes : all_eyes()) texts_.add("snapshot", table::snapshot_message(table_, eyes, now_));
  }

  static std::array<codec::Perspective, 5> all_eyes() {
    return {Viewer{}, Viewer{kAnna}, Viewer{kBen}, Viewer{kCleo}, codec::OpenHands{}};
  }

  GoldenTexts& texts_;
  table::Table table_;
  Rng rng_;
  table::Instant now_{1'000'000};
  int ids_ = 0;
};

table::TableSetup setup_of(std::string_view edition) {
  return {.id = "k7q2m9", .name = "Sunday", .edition = *codec::edition_named(edition), .seats = 3};
}

TEST(GoldenMessages, CoverWholeEveningsAtATable) {
  GoldenTexts texts;

  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Evening(texts, setup_of("second"), seed).play(400);
    Evening(texts, setup_of("master"), seed).play(400);
    auto slow = setup_of("master");
    slow.answer_within = std::chrono::hours{24};
    slow.edition.rules.money_counts = true;
    Evening(texts, slow, seed).play(300);
  }

  texts.expect_as_in(source_path("tests/wire/table_words.tsv"));
}

TEST(GoldenMessages, CoverAnswers) {
  GoldenTexts texts;
  auto const last = static_cast<int>(Refusal::pile_empty);
  for (int i = 0; i <= last; ++i)
    texts.add("refused", table::refused_message("7", static_cast<Refusal>(i), {}));
  for (int i = 0; i <= static_cast<int>(table::OrderRefusal::too_often); ++i)
    texts.add("refused", table::refused_message("7", static_cast<table::OrderRefusal>(i)));
  texts.add("ack", table::ack_message("7", 46));
  texts.add("review", table::reviewed_message(kBen, "Ben", 2, {.step = 57, .eyes = "open"}));
  texts.add("review", table::review_ended_message());
  for (auto const& saying :
       {table::Saying{table::saying::Phrase{"bargain"}}, table::Saying{table::saying::Cry{kCow}},
        table::Saying{table::saying::Text{"Whose \"cow\" is this?"}}}) {
    texts.add("said", codec::text_of(table::TalkMessage{table::Instant{700}, kBen, "Ben", saying},
                                     codec::InEdition{second()}));
  }

  texts.expect_as_in(source_path("tests/wire/answer_words.tsv"));
}

/// One good message of each kind.
constexpr std::array kMessages{
    R"({"type":"hello","version":1,"token":"abc","last":41})",
    R"({"type":"command","id":"7","command":{"do":"bid","amount":40},"seen":{"at":700,"ago":212}})",
    R"({"type":"command","id":"7","command":{"do":"pay","money":{"10":4}}})",
    R"({"type":"why","id":"7","seat":2})",
    R"({"type":"hint","id":"7"})",
    R"({"type":"bind_chance","hash":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"})",
    R"({"type":"open_chance","random":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"})",
    R"({"type":"seen","version":41})",
    R"({"type":"attention","attentive":true})",
    R"({"type":"say","id":"7","phrase":"bargain"})",
    R"({"type":"say","id":"7","cry":"cow"})",
    R"({"type":"say","id":"7","text":"Whose cow is this?"})",
    R"({"type":"review","id":"7","at":{"step":57,"eyes":"open"}})",
    R"({"type":"review","id":"7","at":null})",
    R"({"type":"order","id":"7","order":{"do":"start"}})",
    R"({"type":"order","id":"7","order":{"do":"again"}})",
    R"({"type":"order","id":"7","order":{"do":"add_bot","seat":2,"bot":"farmer"}})",
    R"({"type":"order","id":"7","order":{"do":"free_seat","seat":2}})",
    R"({"type":"order","id":"7","order":{"do":"pause"}})",
    R"({"type":"order","id":"7","order":{"do":"resume"}})",
    R"({"type":"order","id":"7","order":{"do":"speed","speed":2,"gavel":"auctioneer"}})",
    R"({"type":"order","id":"7","order":{"do":"absence","then":"stand_in","bot":"shark"}})",
    R"({"type":"order","id":"7","order":{"do":"memory_aid","allowed":false}})",
    R"({"type":"order","id":"7","order":{"do":"open_hands","after":10}})",
    R"({"type":"order","id":"7","order":{"do":"fairness","fairness":"strict"}})",
    R"({"type":"order","id":"7","order":{"do":"call"}})",
    R"({"type":"order","id":"7","order":{"do":"silent"}})",
};

TEST(GoldenMessages, CoverEveryMessageParseError) {
  GoldenTexts texts;

  for (std::string_view const good : kMessages) {
    auto const message = json::parse(good);
    auto const kind = std::string(std::string_view(message.at("type").as_string()));
    each_spoilt(message, [&](json::value const& spoilt) {
      auto const read = table::read_client_message(json::serialize(spoilt), second(), kBen);
      texts.add(kind, read ? "message " + std::to_string(read->index()) : table::error_message(read.error()));
    });
  }

  texts.expect_as_in(source_path("tests/wire/message_refusals.tsv"));
}

/// One fact of each kind, as logs have them.
constexpr std::array kFacts{
    R"({"name":"seated","seat":1,"player":"Ben"})",
    R"({"name":"bot_seated","seat":1,"bot":"farmer","player":"Hugo"})",
    R"({"name":"freed","seat":1})",
    R"({"name":"started","seed":"s"})",
    R"({"name":"played","command":{"by":1,"do":"bid","amount":40},"id":"7","slept":true})",
    R"({"name":"pressed","command":{"by":1,"do":"claim"},"id":"7","count":3,"moment":9,)"
    R"("arrival":9,"lag":3,"seen":{"at":7,"ago":2}})",
    R"({"name":"judged","order":[1,0]})",
    R"({"name":"lag","seat":1,"lag":38})",
    R"({"name":"called","call":2})",
    R"({"name":"away","seat":1})",
    R"({"name":"back","seat":1})",
    R"({"name":"stand_in","seat":1,"bot":"farmer"})",
    R"({"name":"paused","missing":1})",
    R"({"name":"resumed"})",
    R"({"name":"conducted","speed":2,"gavel":"house","absence":"pause","stand_in":"farmer",)"
    R"("memory_aid":true,"open_hands_after":10,"fairness":"strict"})",
    R"({"name":"reopened"})",
    R"({"name":"committed","secret":"s","commitment":"c"})",
    R"({"name":"chance_added","seat":1,"random":"r"})",
    R"({"name":"chance_bound","seat":1,)"
    R"("hash":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"})",
    R"({"name":"opening","seats":[0,1]})",
    R"({"name":"chance_opened","seat":1,)"
    R"("random":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"})",
    R"({"name":"chance_withheld","seats":[1]})",
    R"({"name":"silent","seat":1,"slept":true})",
    R"({"name":"claim_noted","seat":1})",
    R"({"name":"seen_enough","seat":1})",
    R"({"name":"attention","seat":1,"attentive":false})",
};

TEST(GoldenMessages, CoverEveryFactParseError) {
  GoldenTexts texts;

  for (std::string_view const good : kFacts) {
    auto const fact = json::parse(good);
    each_spoilt(fact, [&](json::value const& spoilt) {
      auto const read = table::read_fact(json::serialize(spoilt), second());
      texts.add(std::string(std::string_view(fact.at("name").as_string())),
                read ? table::fact_text(*read, second()) : codec::text_of(read.error()));
    });
  }

  texts.expect_as_in(source_path("tests/wire/fact_refusals.tsv"));
}

}  // namespace
}  // namespace kuhhandel
