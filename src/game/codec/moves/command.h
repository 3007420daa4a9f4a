// Commands as JSON, in the words of docs/PROTOCOL.md: {"by":1,"do":"bid","amount":40}.
#pragma once

#include <boost/json/object.hpp>
#include <expected>

#include "codec/text/field.h"
#include "codec/text/json_text.h"
#include "engine/action.h"
#include "engine/edition.h"

namespace kuhhandel::codec {

boost::json::object to_json(Action const& action, Edition const& edition);
boost::json::object to_json(Command const& command, Edition const& edition);
void write(JsonText& json, Command const& command, Edition const& edition);

/// Reads an action by anyone; further fields are for the caller to refuse.
Action read_action(Field const& field, Edition const& edition);

/// Reads a command of a record: `by` is required.
Command read_command(Field const& field, Edition const& edition);

/// Reads a command from a client: `by` is the sender; it is optional and must be correct if present.
Command read_sent_command(Field const& field, Edition const& edition, Seat sender);
/// Reads a whole document as a command; error paths begin with `command`.
std::expected<Command, FormatError> command_from(boost::json::value const& document, Edition const& edition,
                                                 Seat sender);

}  // namespace kuhhandel::codec
