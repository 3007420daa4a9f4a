// Events as JSON, as a viewer saw them, without anything that the viewer may not know.
#pragma once

#include <boost/json/object.hpp>
#include <optional>

#include "codec/text/field.h"
#include "codec/text/json_text.h"
#include "engine/edition.h"
#include "engine/event.h"

namespace kuhhandel::codec {

void write(JsonText& json, SeenEvent const& event, Edition const& edition);
boost::json::object to_json(SeenEvent const& event, Edition const& edition);

/// Reads the events of a game in order, as a client receives them. The events of a trade do not repeat
/// earlier information, so the reader remembers the current trade.
class EventReader {
 public:
  explicit EventReader(Edition const& edition) : edition_(edition) {}

  /// Returns nullopt for events of the table that are not events of the game.
  std::optional<SeenEvent> read(Field const& field);

 private:
  void remember(SeenEvent const& event);

  Edition edition_;
  Trade trade_{};
};

}  // namespace kuhhandel::codec
