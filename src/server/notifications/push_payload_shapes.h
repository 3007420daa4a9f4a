// JSON form of a push message (docs/PROTOCOL.md).
#pragma once

#include "codec/wire/game_kinds.h"
#include "codec/wire/shape.h"
#include "server/notifications/push_payload.h"
#include "server/outbox/pending_decision_shapes.h"
#include "table/messages/table_kinds.h"

namespace kuhhandel::codec {

template <>
inline constexpr auto kEach<store::NotificationKind> = std::array{
    store::NotificationKind::turn, store::NotificationKind::begins, store::NotificationKind::let_in};

template <>
inline constexpr auto kShape<server::PushPayload> = shape(
    "NoticeText", "The content of a push message.", member<&server::PushPayload::kind>("kind"),
    member<table::LoggedText, &server::PushPayload::language>("language", "The browser's language."),
    member<table::LoggedText, &server::PushPayload::table>("table"),
    member<table::LoggedText, &server::PushPayload::name>("name", "The table's name."),
    member<Maybe<KindOf<server::DecisionKind>>, &server::PushPayload::decision>(
        "asked_for", "For `turn`: the decision to make."),
    member<IfAny<table::LoggedText>, &server::PushPayload::who>(
        "who", "The player who auctions, bids, challenges or will be paid."),
    member<IfAny<table::LoggedText>, &server::PushPayload::animal>("animal", "The animal at stake."),
    member<IfAny<table::LoggedText>, &server::PushPayload::animal_name>(
        "animal_name", "The animal's name, if the edition's file has one."),
    member<Maybe<table::Time>, &server::PushPayload::until>("until", "The time limit of the decision."));

}  // namespace kuhhandel::codec
