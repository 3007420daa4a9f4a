// Wire formats of groups, their games and statistics over HTTP.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/wire/kinds.h"
#include "codec/wire/shape.h"
#include "groups/calendar/evenings.h"
#include "groups/games/group_changes.h"
#include "groups/games/group_games.h"
#include "groups/games/group_imports.h"
#include "groups/games/score_entry_shapes.h"
#include "groups/group_players.h"
#include "groups/group_puzzles.h"
#include "groups/statistics/statistics.h"
#include "groups/webhooks/group_webhook.h"
#include "table/messages/table_kinds.h"

namespace kuhhandel::groups {

std::string_view word_of(GroupChange::Kind kind);

}  // namespace kuhhandel::groups

namespace kuhhandel::codec {

template <>
inline constexpr std::array kEach<groups::GroupChange::Kind>{groups::GroupChange::Kind::added,
                                                             groups::GroupChange::Kind::corrected,
                                                             groups::GroupChange::Kind::deleted};
template <>
inline constexpr auto kShape<groups::GroupChange> =
    shape("GroupChange", "The group's latest change, which can be undone.",
          member<groups::GroupNumber, &groups::GroupChange::number>("number"),
          member<&groups::GroupChange::kind>("kind"),
          member<groups::GroupNumber, &groups::GroupChange::game>("game"));

}  // namespace kuhhandel::codec

namespace kuhhandel::groups {

/// PUT /api/group/evening.
struct EveningPlan {
  table::Instant at{0};
  std::string place;
};

}  // namespace kuhhandel::groups

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<groups::EveningPlan> =
    shape("EveningPlan", "An evening to plan (PUT /api/group/evening).",
          member<table::Time, &groups::EveningPlan::at>("at"),
          member<WrittenUpTo<60>, &groups::EveningPlan::place>("place"));

template <>
inline constexpr auto kShape<groups::Evening> =
    shape("NextEvening", "The group's next planned evening.", member<table::Time, &groups::Evening::at>("at"),
          member<IfAny<TextUpTo<60>>, &groups::Evening::place>("place"));

}  // namespace kuhhandel::codec

namespace kuhhandel::groups {

/// A group as shown to a client with a key.
struct GroupView {
  std::string name;
  bool may_edit;
  std::vector<GroupPlayer> players;
  std::int64_t count;
  std::vector<GroupGame> games;
  std::optional<GroupChange> latest;
  std::optional<Evening> evening;
};

}  // namespace kuhhandel::groups

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<groups::GroupView> = shape(
    "Group", "A group (GET /api/group, and after every change).",
    member<PlayerName, &groups::GroupView::name>("name"), member<&groups::GroupView::may_edit>("may_edit"),
    member<Listed<KindOf<groups::GroupPlayer>>, &groups::GroupView::players>("players"),
    member<Counted, &groups::GroupView::count>("count", "The number of the group's games."),
    member<Listed<KindOf<groups::GroupGame>>, &groups::GroupView::games>("games",
                                                                         "The group's newest 50 games."),
    member<&groups::GroupView::latest>("latest", "The group's latest change."),
    member<Maybe<KindOf<groups::Evening>>, &groups::GroupView::evening>("evening",
                                                                        "The group's next planned evening."));

}  // namespace kuhhandel::codec

namespace kuhhandel::groups {

struct PageOfGames {
  std::vector<GroupGame> games;
};

}  // namespace kuhhandel::groups

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<groups::PageOfGames> =
    shape("GroupGames", "50 games, newest first (GET /api/group/pages/N).",
          member<Listed<KindOf<groups::GroupGame>>, &groups::PageOfGames::games>("games"));

}  // namespace kuhhandel::codec

namespace kuhhandel::groups {

constexpr std::string_view word_of(WebhookStatus fate) {
  switch (fate) {
    case WebhookStatus::taken:
      return "taken";
    case WebhookStatus::refused:
      return "refused";
    case WebhookStatus::unreachable:
      return "unreachable";
    case WebhookStatus::gone:
      return "gone";
  }
  std::unreachable();
}

/// PUT /api/group/webhook.
struct WebhookRequest {
  std::string address;
};

struct GroupKeys {
  std::string_view key;
  std::string share;
  std::optional<std::string> calendar;
  std::optional<Webhook> webhook;
};

}  // namespace kuhhandel::groups

namespace kuhhandel::codec {

template <>
inline constexpr auto kEach<groups::WebhookStatus> =
    std::array{groups::WebhookStatus::taken, groups::WebhookStatus::refused,
               groups::WebhookStatus::unreachable, groups::WebhookStatus::gone};

template <>
inline constexpr auto kShape<groups::WebhookRequest> = shape(
    "WebhookWanted", "A new webhook (PUT /api/group/webhook).",
    member<TextUpTo<1000>, &groups::WebhookRequest::address>("address", "The webhook's https address."));

template <>
inline constexpr auto kShape<groups::Webhook> =
    shape("Webhook", "A program that receives a group's games and evenings.",
          member<IfAny<TextUpTo<1000>>, &groups::Webhook::address>(
              "address", "The webhook's address; absent after it was gone."),
          member<Maybe<KindOf<groups::WebhookStatus>>, &groups::Webhook::last_status>(
              "went", "The result of the latest delivery."));

template <>
inline constexpr auto kShape<groups::GroupKeys> =
    shape("GroupKeys", "The keys of a group.", member<Text, &groups::GroupKeys::key>("key"),
          member<TextUpTo<100>, &groups::GroupKeys::share>("share", "The group's key for viewers."),
          member<Maybe<TextUpTo<100>>, &groups::GroupKeys::calendar>(
              "calendar", "The key for calendar programs: GET /api/group/calendar/KEY.ics."),
          member<Maybe<KindOf<groups::Webhook>>, &groups::GroupKeys::webhook>("webhook"));

}  // namespace kuhhandel::codec

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<groups::Imported> =
    shape("Imported", "The numbers of games that an import added or knew already.",
          member<HowMany<int>, &groups::Imported::added>("added"),
          member<HowMany<int>, &groups::Imported::known>("known"),
          member<IfAny<Text>, &groups::Imported::encoding>(
              "encoding", "The file's encoding: utf-8, utf-16, windows-1251 or windows-1252."));

}  // namespace kuhhandel::codec

namespace kuhhandel::groups {

/// PUT /api/group/puzzles/DAY/ID.
struct PuzzleAttempt {
  bool solved = false;
};

struct PuzzlesView {
  std::vector<Puzzler> players;
};

}  // namespace kuhhandel::groups

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<groups::PuzzleAttempt> =
    shape("PuzzleTried", "A try at a puzzle (PUT /api/group/puzzles/DAY/ID).",
          member<&groups::PuzzleAttempt::solved>("solved"));

template <>
inline constexpr auto kShape<groups::Puzzler> = shape(
    "Puzzler", "The days, in order, on which a player tried the puzzle of the day.",
    member<groups::GroupNumber, &groups::Puzzler::player>("player"),
    member<Listed<groups::Day>, &groups::Puzzler::solved>("solved", "Days on which the first try was right."),
    member<Listed<groups::Day>, &groups::Puzzler::missed>("missed"));

template <>
inline constexpr auto kShape<groups::PuzzlesView> =
    shape("GroupPuzzles", "A group's tries at puzzles (GET /api/group/puzzles).",
          member<Listed<KindOf<groups::Puzzler>>, &groups::PuzzlesView::players>(
              "players", "Players who tried any puzzle of the last 100 days."));

}  // namespace kuhhandel::codec
