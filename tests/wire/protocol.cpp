#include "tests/wire/protocol.h"

#include <string_view>

#include "codec/moves/event_shapes.h"
#include "codec/moves/option_shapes.h"
#include "codec/moves/options.h"
#include "codec/records/record_shapes.h"
#include "codec/records/replay_shapes.h"
#include "codec/tale_shapes.h"
#include "groups/statistics_shapes.h"
#include "groups/webhooks/webhook_event_shapes.h"
#include "live/live_message_shapes.h"
#include "live/lobby_shapes.h"
#include "ratings/rating_shapes.h"
#include "server/api/daily_shapes.h"
#include "server/api/operator_shapes.h"
#include "server/api/players/my_tables_shapes.h"
#include "server/api/players/push_subscription_shapes.h"
#include "server/api/shard_redirect.h"
#include "server/notifications/push_payload_shapes.h"
#include "table/messages/server_message_shapes.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

json::value one_of(std::string_view says, json::array schemas) {
  return codec::described(says, json::object{{"oneOf", std::move(schemas)}});
}

json::array server_messages(codec::Schemas& all) {
  auto messages = table::kTableMessages.schemas(all);
  for (auto& message : live::kLiveMessages.schemas(all)) messages.push_back(std::move(message));
  return messages;
}

/// The definition that a schema refers to, or the schema itself.
json::object const& followed(json::value const& schema, json::object const& definitions) {
  auto const* const reference = schema.as_object().if_contains("$ref");
  if (reference == nullptr) return schema.as_object();
  std::string_view const path = reference->as_string();
  return definitions.at(path.substr(path.rfind('/') + 1)).as_object();
}

/// The forms of an object; most have one.
std::vector<json::object const*> forms_of(json::object const& shape) {
  auto const* const several = shape.if_contains("oneOf");
  if (several == nullptr) return {&shape};
  std::vector<json::object const*> forms;
  for (auto const& form : several->as_array()) forms.push_back(&form.as_object());
  return forms;
}

bool has(json::object const& shape, std::string_view name) {
  for (auto const& one : shape.at("required").as_array())
    if (one.as_string() == name) return true;
  return false;
}

std::string says(json::object const& schema) {
  auto const* const words = schema.if_contains("description");
  return words == nullptr ? std::string{} : std::string(std::string_view(words->as_string()));
}

/// `seat` Seat, `cards` 0 to 127 (a number); optional members have a question mark.
std::string members(json::object const& shape, std::string_view by) {
  std::string text;
  for (auto const& [name, schema] : shape.at("properties").as_object()) {
    if (name == by) continue;
    text += text.empty() ? "`" : ", `";
    text += std::string(name) + (has(shape, name) ? "` " : "`? ");
    text += codec::words_of_schema(schema);
  }
  return text;
}

/// A row for each shape: its word, its members, what it means.
std::string rows(json::array const& shapes, std::string_view by, json::object const& definitions) {
  std::string text = "| `" + std::string(by) + "` | members | meaning |\n|---|---|---|\n";
  for (auto const& one : shapes) {
    auto const& shape = followed(one, definitions);
    for (auto const* const form : forms_of(shape)) {
      std::string const word(std::string_view(form->at("properties").at(by).at("const").as_string()));
      text += "| `" + word + "` | " + members(*form, by) + " | " + says(shape) + " |\n";
    }
  }
  return text;
}

template <class... Bodies>
json::array schemas_of(codec::Schemas& all) {
  return {codec::KindOf<Bodies>::schema(all)...};
}

json::array bodies(codec::Schemas& all) {
  return schemas_of<live::LobbyListing, live::OpenTableRequest, live::PlayRequest, live::NewSeat,
                    live::SeatKey, live::NameKey, live::KnownSeat, live::PlayerReport, live::Reported,
                    live::RetentionInfo, live::BlockChange, live::OwnBlocks, live::SeatOfOther,
                    live::SittingAs, server::KnownSeats, server::MyTables, server::DailyGame,
                    store::DailyStatistics, live::TableCode, live::FoundTable, live::ScreenTable,
                    live::OwnSeats, table::Table, live::LobbyError, codec::ScoreSheet, codec::ScoredSheet,
                    groups::NewGroup, groups::GroupKeys, groups::ScoreEntry, groups::GroupGame,
                    groups::PageOfGames, groups::GroupView, groups::Imported, groups::EveningPlan,
                    groups::PuzzleAttempt, groups::PuzzlesView, groups::WebhookRequest, groups::WebhookEvent,
                    codec::Record, codec::Replay, live::Erased, server::PushKey, server::BrowserSubscription,
                    server::SubscriptionResult, server::OperatorStatus, server::TableToClose,
                    server::BanOrder, server::UnbanOrder, server::LimitsPatch, server::PushPayload,
                    groups::StatisticsView, ratings::NameRatings, ratings::GameRatings, server::ShardOwner>(
      all);
}

}  // namespace

json::object protocol_definitions() {
  codec::Schemas all;
  all.definition("ServerMessage", [&] {
    return one_of("A message from the server on a table's socket.", server_messages(all));
  });
  all.definition("ClientMessage", [&] {
    return one_of("A message from a client on a table's socket.", table::kClientMessages.schemas(all));
  });
  all.definition("HttpBody", [&] { return one_of("The body of an HTTP request or response.", bodies(all)); });
  all.definition("Printed", [&] {
    return one_of("JSON output of the command-line program.", {codec::OpenState::schema(all)});
  });
  return all.definitions();
}

std::vector<std::pair<std::string, std::string>> protocol_tables() {
  codec::Schemas all;
  auto const events = codec::kEvents.schemas(all);
  auto const of_table = table::kTableEvents.schemas(all);
  auto const phases = codec::kPhases.schemas(all);
  auto const options = codec::kOptions.schemas(all);
  auto const actions = codec::kActions.schemas(all);
  auto const orders = table::kOrders.schemas(all);
  auto const sent = table::kClientMessages.schemas(all);
  auto const messages = server_messages(all);
  auto const tales = codec::kTales.schemas(all);
  auto const& definitions = all.definitions();
  return {{"client messages", rows(sent, "type", definitions)},
          {"server messages", rows(messages, "type", definitions)},
          {"commands", rows(actions, "do", definitions)},
          {"orders", rows(orders, "do", definitions)},
          {"phases", rows(phases, "name", definitions)},
          {"options", rows(options, "do", definitions)},
          {"events of the game", rows(events, "name", definitions)},
          {"events of the table", rows(of_table, "name", definitions)},
          {"tales", rows(tales, "kind", definitions)}};
}

}  // namespace kuhhandel
