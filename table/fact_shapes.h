// What each fact says in a table's log. Those that are events of the table are told in the same words.
#pragma once

#include "codec/wire/named.h"
#include "engine/turn_up.h"
#include "table/fact.h"
#include "table/table_event_shapes.h"

namespace kuhhandel {

/// A command with who gave it.
struct LoggedCommand {
  using Value = Command;
  static void write(JsonText& json, Command const& command, auto const& words) {
    kuhhandel::write(json, command, words.edition);
  }
  static Command read(Field const& field, auto const& words) { return read_command(field, words.edition); }
};

using LoggedId = IfAny<LoggedText>;

template <>
inline constexpr auto kShape<fact::Started> =
    shape("started", "", member<LoggedText, &fact::Started::seed>("seed"));

template <>
inline constexpr auto kShape<fact::Played> =
    shape("played", "", member<LoggedCommand, &fact::Played::command>("command"),
          member<LoggedId, &fact::Played::id>("id"), member<IfTrue, &fact::Played::slept>("slept"));

template <>
inline constexpr auto kShape<fact::Silent> =
    shape("silent", "", member<&fact::Silent::seat>("seat"), member<IfTrue, &fact::Silent::slept>("slept"));

template <>
inline constexpr auto kShape<fact::ClaimNoted> =
    shape("claim_noted", "", member<&fact::ClaimNoted::seat>("seat"));

template <>
inline constexpr auto kShape<fact::Pressed> =
    shape("pressed", "", member<LoggedCommand, &fact::Pressed::press, &Press::command>("command"),
          member<LoggedText, &fact::Pressed::press, &Press::id>("id"),
          member<Whole<int, 0, kFirstCount>, &fact::Pressed::press, &Press::count>("count"),
          member<Time, &fact::Pressed::press, &Press::moment>("moment"),
          member<Time, &fact::Pressed::press, &Press::receipt, &Receipt::at>("arrival"),
          member<Lasting, &fact::Pressed::press, &Press::receipt, &Receipt::round_trip>("path"),
          member<Maybe<KindOf<Seen>>, &fact::Pressed::press, &Press::receipt, &Receipt::seen>("seen"));

template <>
inline constexpr auto kShape<fact::Judged> = shape(
    "judged", "",
    member<ListOf<Whole<int, 0, kMostPresses - 1>, std::vector<int>, kMostPresses, 1>, &fact::Judged::order>(
        "order"));

template <>
inline constexpr auto kShape<fact::Committed> =
    shape("committed", "", member<LoggedText, &fact::Committed::secret>("secret"),
          member<LoggedText, &fact::Committed::commitment>("commitment"));

template <>
inline constexpr auto kShape<fact::ChanceAdded> =
    shape("chance_added", "", member<&fact::ChanceAdded::seat>("seat"),
          member<LoggedText, &fact::ChanceAdded::random>("random"));

inline constexpr Named<Fact> kFacts{.by = "name"};

}  // namespace kuhhandel
