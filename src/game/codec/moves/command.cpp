#include "codec/moves/command.h"

#include <string>

#include "codec/moves/action_shapes.h"
#include "codec/seats.h"

namespace kuhhandel::codec {

namespace json = boost::json;

Action read_action(Field const& field, Edition const& edition) {
  auto const verb = field.fields_of_any_name().required("do");
  auto const action = kActions.read(field, verb.text(80), StrictlyIn{edition}, {"by"});
  if (!action && verb.is_text())
    verb.refuse("no command is called that; known are " + list_of(kActions.names()));
  return action.value_or(Action{});
}

json::object to_json(Action const& action, Edition const& edition) {
  return tree_of([&](JsonText& json) { kActions.write(json, action, InEdition{edition}); }).as_object();
}

void write(JsonText& json, Command const& command, Edition const& edition) {
  json.open_object();
  write_members(json, "by", command.by);
  kActions.write_members_of(json, command.action, InEdition{edition});
  json.close_object();
}

json::object to_json(Command const& command, Edition const& edition) {
  return tree_of([&](JsonText& json) { write(json, command, edition); }).as_object();
}

Command read_command(Field const& field, Edition const& edition) {
  auto const action = read_action(field, edition);
  return {.by = read_actor(field.fields_of_any_name().required("by")), .action = action};
}

Command read_sent_command(Field const& field, Edition const& edition, Seat sender) {
  auto const action = read_action(field, edition);
  auto const by = field.fields_of_any_name().optional("by");
  if (by.present() && read_actor(by) != Actor{sender}) by.refuse("is not the sender's seat");
  return {.by = sender, .action = action};
}

std::expected<Command, FormatError> command_from(json::value const& document, Edition const& edition,
                                                 Seat sender) {
  return read_document(document, "command",
                       [&](Field const& field) { return read_sent_command(field, edition, sender); });
}

}  // namespace kuhhandel::codec
