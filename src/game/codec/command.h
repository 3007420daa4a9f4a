// Commands as JSON, in the words of docs/PROTOCOL.md: {"by":1,"do":"bid","amount":40}.
#pragma once

#include <boost/json/object.hpp>
#include <expected>

#include "codec/field.h"
#include "codec/json_text.h"
#include "engine/action.h"
#include "engine/edition.h"

namespace kuhhandel::codec {

boost::json::object to_json(Action const& action, Edition const& edition);
boost::json::object to_json(Command const& command, Edition const& edition);
void write(JsonText& json, Command const& command, Edition const& edition);

/// What is done, whoever does it; further fields are for the caller to refuse.
Action read_action(Field const& field, Edition const& edition);

/// As in a record: `by` must be there.
Command read_command(Field const& field, Edition const& edition);

/// As from a client: `by` is the sender; it may be given and must then be true.
Command read_sent_command(Field const& field, Edition const& edition, Seat sender);
/// The same of a whole document; paths begin with `command`.
std::expected<Command, FormatError> command_from(boost::json::value const& document, Edition const& edition,
                                                 Seat sender);

}  // namespace kuhhandel::codec
