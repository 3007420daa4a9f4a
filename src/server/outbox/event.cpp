#include "server/outbox/event.h"

#include <algorithm>
#include <cstdint>
#include <limits>

#include "codec/score_sheet_shapes.h"
#include "codec/wire/body.h"
#include "codec/wire/game_kinds.h"
#include "codec/wire/shape.h"
#include "keys/token.h"
#include "live/lobby_json.h"
#include "server/outbox/pending_decision_shapes.h"
#include "store/corrupt_data.h"
#include "table/messages/table_kinds.h"
#include "table/messages/table_shapes.h"

namespace kuhhandel::server {

template <class Number>
using AnyNumber = codec::Whole<Number, 0, std::numeric_limits<std::int32_t>::max()>;

/// All messages of a table.
using Talk = codec::TextUpTo<1'000'000>;

/// Hexadecimal digits of a token hash.
struct HashDigits {
  using Value = keys::TokenHash;
  static void write(codec::JsonText& json, keys::TokenHash const& hash, auto const&) {
    json.text(keys::hex_of(hash));
  }
  static keys::TokenHash read(codec::Field const& field, auto const&) {
    auto const hash = keys::hash_from_hex(field.text(2 * keys::TokenHash().size()));
    if (!hash) field.refuse("must be 64 hexadecimal digits");
    return hash.value_or(keys::TokenHash());
  }
};

}  // namespace kuhhandel::server

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<store::SeatKeyHash> =
    shape("seat_key", "", member<&store::SeatKeyHash::seat>("seat"),
          member<server::HashDigits, &store::SeatKeyHash::hash>("hash"));

template <>
inline constexpr auto kShape<server::AnimalName> =
    shape("animal_name", "", member<table::LoggedText, &server::AnimalName::language>("language"),
          member<table::LoggedText, &server::AnimalName::name>("name"));

template <>
inline constexpr auto kShape<server::PendingDecision> =
    shape("asked_question", "", member<&server::PendingDecision::kind>("for"),
          member<table::LoggedText, &server::PendingDecision::who>("who"),
          member<table::LoggedText, &server::PendingDecision::animal>("animal"),
          member<Listed<KindOf<server::AnimalName>>, &server::PendingDecision::names>("names"));

template <>
inline constexpr auto kShape<server::outbox_event::TableStatusChanged> =
    shape("stands", "", member<table::LoggedText, &server::outbox_event::TableStatusChanged::name>("name"),
          member<&server::outbox_event::TableStatusChanged::state>("state"),
          member<Whole<std::int64_t, 0, std::numeric_limits<std::int64_t>::max()>,
                 &server::outbox_event::TableStatusChanged::cursor>("told"),
          member<&server::outbox_event::TableStatusChanged::is_young>("is_young"),
          member<Maybe<KindOf<Seat>>, &server::outbox_event::TableStatusChanged::asked_seat>("asked"),
          member<&server::outbox_event::TableStatusChanged::waits_for_engine>("waits_for_house"),
          member<table::Time, &server::outbox_event::TableStatusChanged::since>("since"),
          member<Maybe<table::Time>, &server::outbox_event::TableStatusChanged::answer_by>("answer_by"),
          member<&server::outbox_event::TableStatusChanged::connected>("there"),
          member<Listed<KindOf<store::SeatKeyHash>>, &server::outbox_event::TableStatusChanged::keys>("keys"),
          member<Listed<server::HashDigits>, &server::outbox_event::TableStatusChanged::requester_tokens>(
              "newcomers"),
          member<Maybe<KindOf<server::PendingDecision>>, &server::outbox_event::TableStatusChanged::decision>(
              "question"));

template <>
inline constexpr auto kShape<ratings::NamedSeat> =
    shape("sitting", "", member<&ratings::NamedSeat::seat>("seat"),
          member<table::LoggedText, &ratings::NamedSeat::name>("name"));

template <>
inline constexpr auto kShape<ratings::Performance> =
    shape("showing", "", member<server::AnyNumber<int>, &ratings::Performance::rank>("rank"),
          member<server::AnyNumber<int>, &ratings::Performance::bluffs>("bluffs"),
          member<server::AnyNumber<int>, &ratings::Performance::seen_through>("seen_through"),
          member<Listed<table::LoggedText>, &ratings::Performance::quartets>("quartets"));

template <>
inline constexpr auto kShape<ratings::SeatAtEnd> =
    shape("seat_at_end", "", member<&ratings::SeatAtEnd::seat>("seat"),
          member<table::LoggedText, &ratings::SeatAtEnd::name>("name"),
          member<&ratings::SeatAtEnd::has_left>("has_left"), flat<&ratings::SeatAtEnd::performance>());

template <>
inline constexpr auto kShape<ratings::GameAtEnd> = shape(
    "game_at_end", "",
    member<table::LoggedText, &ratings::GameAtEnd::discipline, &ratings::Discipline::edition>("edition"),
    member<server::AnyNumber<int>, &ratings::GameAtEnd::discipline, &ratings::Discipline::seats>("of"),
    member<Listed<KindOf<ratings::SeatAtEnd>>, &ratings::GameAtEnd::seats>("seats"));

template <>
inline constexpr auto kShape<server::outbox_event::TableOpenedForGroup> = shape(
    "opened_for_group", "",
    member<server::AnyNumber<groups::GroupId>, &server::outbox_event::TableOpenedForGroup::group>("group"));

template <>
inline constexpr auto kShape<server::outbox_event::GameBegan> =
    shape("game_began", "", member<server::AnyNumber<int>, &server::outbox_event::GameBegan::game>("game"),
          member<Listed<KindOf<ratings::NamedSeat>>, &server::outbox_event::GameBegan::sitting>("sitting"));

template <>
inline constexpr auto kShape<server::outbox_event::GameEnded> =
    shape("game_ended", "", member<server::AnyNumber<int>, &server::outbox_event::GameEnded::game>("game"),
          member<table::LoggedText, &server::outbox_event::GameEnded::note>("note"),
          member<&server::outbox_event::GameEnded::sheet>("sheet"),
          member<Maybe<KindOf<ratings::GameAtEnd>>, &server::outbox_event::GameEnded::rated>("rated"));

template <>
inline constexpr auto kShape<server::outbox_event::PlayerReported> =
    shape("reported", "", member<&server::outbox_event::PlayerReported::by>("by"),
          member<&server::outbox_event::PlayerReported::seat>("seat"),
          member<table::LoggedText, &server::outbox_event::PlayerReported::player>("player"),
          member<table::LoggedText, &server::outbox_event::PlayerReported::reported>("reported"),
          member<server::Talk, &server::outbox_event::PlayerReported::words>("words"),
          member<server::Talk, &server::outbox_event::PlayerReported::talk>("talk"));

template <>
inline constexpr auto kShape<server::outbox_event::TableRemoved> = shape("gone", "");

}  // namespace kuhhandel::codec

namespace kuhhandel::server {
namespace {

/// Returns the part before the slash; the rest distinguishes events of one type at the same table version.
std::string_view type_of(std::string_view kind) { return kind.substr(0, kind.find('/')); }

std::string kind_of(std::string_view type, OutboxEvent const& event) {
  std::string kind(type);
  if (auto const* const reported = std::get_if<outbox_event::PlayerReported>(&event))
    for (auto const seat : {reported->by, reported->seat}) kind += '/' + std::to_string(index_of(seat));
  return kind;
}

template <class One>
bool read_if(store::OutboxEvent const& encoded, std::optional<OutboxEvent>& read) {
  if (type_of(encoded.key.kind) != codec::kShape<One>.name) return false;
  if (auto one = codec::read_body<One>(encoded.text)) read = *std::move(one);
  return true;
}

template <class... All>
std::optional<OutboxEvent> read_as(store::OutboxEvent const& encoded, std::variant<All...> const*) {
  std::optional<OutboxEvent> read;
  (read_if<All>(encoded, read) || ...);
  return read;
}

void drop_last_letter(std::string& utf8) {
  while (!utf8.empty() && (static_cast<unsigned char>(utf8.back()) & 0xC0U) == 0x80U) utf8.pop_back();
  if (!utf8.empty()) utf8.pop_back();
}

/// Returns the name, or "Ben 2" if there is another Ben. Truncates a long name so that the result does not
/// exceed the limit of names.
std::string unlike(std::vector<std::string> const& others, std::string const& name) {
  auto unique = name;
  auto start = name;
  if (start.size() > 20) drop_last_letter(start);
  if (start.size() > 20) drop_last_letter(start);
  for (int number = 2; std::ranges::find(others, unique) != others.end(); ++number)
    unique = start + " " + std::to_string(number);
  return unique;
}

}  // namespace

store::OutboxEvent encode_event(std::string const& table, std::uint64_t version, table::Instant at,
                                OutboxEvent const& event) {
  return std::visit(
      [&]<class One>(One const& one) {
        return store::OutboxEvent{.key = {table, version, kind_of(codec::kShape<One>.name, event)},
                                  .at = at,
                                  .text = codec::text_of(one, codec::NoEdition{})};
      },
      event);
}

OutboxEvent decode_event(store::OutboxEvent const& encoded) {
  if (auto read = read_as(encoded, static_cast<OutboxEvent const*>(nullptr))) return *std::move(read);
  throw store::CorruptData("Event of table " + encoded.key.table + " of kind '" + encoded.key.kind +
                           "' cannot be read.");
}

outbox_event::GameEnded ended_game(table::Table const& table, std::vector<ratings::NamedSeat> const& owners) {
  outbox_event::GameEnded ended{.game = table.game()->number, .note = table.setup().name};
  ended.sheet.edition = table.setup().edition;
  ended.sheet.cards = table.game()->state;
  auto& players = ended.sheet.players;
  for (auto const& occupant : table.presence().occupants())
    players.push_back(unlike(players, std::string(table::player_name(occupant))));
  if (table.setup().strangers) ended.rated = ratings::game_at_end(table, live::record_of(table), owners);
  return ended;
}

}  // namespace kuhhandel::server
