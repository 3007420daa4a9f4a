// What a table says of itself on the wire: who sits there, how it is run, what time is running.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "codec/edition_kinds.h"
#include "codec/wire/named.h"
#include "table/table.h"
#include "table/table_event_shapes.h"

namespace kuhhandel {

template <>
inline constexpr auto kShape<EmptySeat> = shape("empty", "");

template <>
inline constexpr auto kShape<Person> =
    shape("person", "", member<LoggedText, &Person::name>("name"), member<&Person::away>("away"),
          member<Lasting, &Person::round_trip>(
              "lag", "The round trip to them, as it was measured, in milliseconds."),
          member<IfAny<LoggedText>, &Person::stand_in>("stand_in",
                                                       "The bot that plays for them until they are back."));

template <>
inline constexpr auto kShape<BotPlayer> = shape("bot", "", member<LoggedText, &BotPlayer::name>("name"),
                                                member<LoggedText, &BotPlayer::bot>("bot", "Its kind."));

inline constexpr Named<Occupant> kOccupants{.by = "kind"};

template <>
struct KindOf<Occupant> {
  using Value = Occupant;
  static void write(JsonText& json, Occupant const& occupant, auto const& words) {
    kOccupants.write(json, occupant, words);
  }
  static boost::json::value schema(auto& all) {
    return all.definition("SeatInfo",
                          [&] { return boost::json::object{{"oneOf", kOccupants.schemas(all)}}; });
  }
};

std::string_view word_of(TableState state);
template <>
inline constexpr std::array kEach<TableState>{TableState::waiting, TableState::running, TableState::finished};

/// What the seed of the next game is made of, as far as all may know; the secret stays with the house.
struct OpenShuffle {
  std::string commitment;
  std::vector<AddedChance> added;
};

template <>
inline constexpr auto kShape<OpenShuffle> = shape(
    "Shuffle",
    "What the seed of the next game is made of, beside the house's secret, to which it has bound itself.",
    member<ChanceDigits, &OpenShuffle::commitment>("commitment"),
    member<ListOf<KindOf<AddedChance>, std::vector<AddedChance>, kMaxSeats>, &OpenShuffle::added>("added"));

std::optional<OpenShuffle> open_shuffle(Table const& table);

using Occupants = ListOf<KindOf<Occupant>, std::vector<Occupant>, kMaxSeats>;
using HoursToAnswer = Maybe<Whole<std::int64_t, 1, kLongestAnswer.count()>>;

std::optional<std::int64_t> hours_to_answer(Table const& table);

template <>
inline constexpr auto kShape<Table> = shape(
    "TableInfo", "",
    told<Text>("id", {}, [](Table const& table, auto const&) { return std::string_view(table.setup().id); }),
    told<Text>("name", {},
               [](Table const& table, auto const&) { return std::string_view(table.setup().name); }),
    told<Text>("edition", {},
               [](Table const& table, auto const&) { return table.setup().edition.id.text(); }),
    told<HouseRules>("rules", {},
                     [](Table const& table, auto const&) -> Edition const& { return table.setup().edition; }),
    told<KindOf<bool>>("public", {}, [](Table const& table, auto const&) { return table.setup().is_public; }),
    told_members<Conduct>([](Table const& table) -> Conduct const& { return table.conduct(); }),
    told<KindOf<bool>>("paused", {}, [](Table const& table, auto const&) { return table.is_paused(); }),
    told<KindOf<TableState>>("state", {}, [](Table const& table, auto const&) { return table.state(); }),
    told<KindOf<Seat>>("host", {}, [](Table const& table, auto const&) { return table.presence().host(); }),
    told<Counted>("game", "The games played here, with the one that runs.",
                  [](Table const& table, auto const&) { return table.game() ? table.game()->number : 0; }),
    told<Occupants>(
        "seats", {},
        [](Table const& table, auto const&) -> auto const& { return table.presence().occupants(); }),
    told<OrNull<KindOf<OpenShuffle>>>("shuffle", "Null while a game runs and where deals can be repeated.",
                                      [](Table const& table, auto const&) { return open_shuffle(table); }),
    told<HoursToAnswer>("answer_within", "At a correspondence table: hours to answer.",
                        [](Table const& table, auto const&) { return hours_to_answer(table); }));

/// All its calls.
struct CallTimes {
  using Value = std::array<Instant, 3>;
  static void write(JsonText& json, Value const& at, auto const&) {
    json.open_list();
    for (auto const call : at) json.number(call.count());
    json.close_list();
  }
  static boost::json::value schema(Schemas& all);
};

template <>
inline constexpr auto kShape<Calls> =
    shape("calls", "Going once, going twice, the hammer (C4.2).", member<CallTimes, &Calls::at>("at"));

/// Of those who must choose, one for now.
struct OneSeat {
  using Value = Seat;
  static void write(JsonText& json, Seat seat, auto const&) {
    json.open_list();
    json.number(index_of(seat));
    json.close_list();
  }
  static boost::json::value schema(auto& all) { return list_schema(KindOf<Seat>::schema(all)); }
};

template <>
inline constexpr auto kShape<Limit> =
    shape("limit", "At that time the simplest legal choice is made for those who sleep.",
          told<OneSeat>("seats", {}, [](auto const& limit, auto const&) { return limit.seat; }),
          member<Time, &Limit::at>("at"));

template <>
inline constexpr auto kShape<OwnGavel> =
    shape("gavel", "The auctioneer calls by hand; at that time the house calls for them.",
          member<&OwnGavel::auctioneer>("seat"), member<Time, &OwnGavel::at>("at"));

struct CountTimes {
  using Value = Count;
  static void write(JsonText& json, Count const& count, auto const&) {
    json.open_list();
    for (int left = count.from; left >= 0; --left) json.number(count.when(left).count());
    json.close_list();
  }
  static boost::json::value schema(auto& all) { return list_schema(Time::schema(all)); }
};

template <>
inline constexpr auto kShape<Count> =
    shape("count",
          "The whole countdown, told once (C7.1): at[0] the count `from` is called, then each lower one; at "
          "the last of the "
          "times nobody has claimed (C7.3).",
          member<Whole<int, 1, kFirstCount>, &Count::from>("from"),
          told<CountTimes>("at", {}, [](Count const& count, auto const&) -> Count const& { return count; }));

inline constexpr Named<std::variant<Calls, Limit, OwnGavel, Count>> kClocks{.by = "name"};

/// What time is running; null where none does.
template <>
struct KindOf<Clock> {
  using Value = Clock;
  static void write(JsonText& json, Clock const& clock, auto const& words) {
    std::visit([&]<class T>(T const& one) { write_one(json, one, words); }, clock);
  }
  static boost::json::value schema(Schemas& all);

 private:
  static void write_one(JsonText& json, NoClock, auto const&) { json.null(); }
  static void write_one(JsonText& json, auto const& one, auto const& words) {
    kClocks.write_one(json, one, words);
  }
};

}  // namespace kuhhandel
