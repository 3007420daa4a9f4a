// Events as JSON, as a viewer saw them: what they may not know is not there.
#pragma once

#include <boost/json/object.hpp>
#include <optional>

#include "codec/field.h"
#include "codec/json_text.h"
#include "engine/edition.h"
#include "engine/event.h"

namespace kuhhandel::codec {

void write(JsonText& json, SeenEvent const& event, Edition const& edition);
boost::json::object to_json(SeenEvent const& event, Edition const& edition);

/// Reads the events of a game in their order, as a client is told them. Those of a trade name each time only
/// what has not been said before, so the trade that runs is remembered.
class EventReader {
 public:
  explicit EventReader(Edition const& edition) : edition_(edition) {}

  /// None for an event that is not of the game, but of the table.
  std::optional<SeenEvent> read(Field const& field);

 private:
  void remember(SeenEvent const& event);

  Edition edition_;
  Trade trade_{};
};

}  // namespace kuhhandel::codec
