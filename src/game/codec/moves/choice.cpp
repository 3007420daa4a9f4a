#include "codec/moves/choice.h"

#include "codec/moves/command.h"
#include "codec/moves/option_shapes.h"
#include "codec/text/field.h"

namespace kuhhandel::codec {

namespace json = boost::json;

namespace {

bool is_silent(json::value const& document) {
  auto const* const object = document.if_object();
  auto const* const verb = object == nullptr ? nullptr : object->if_contains("do");
  return verb != nullptr && *verb == json::string_view(kSilentWord);
}

}  // namespace

std::expected<std::optional<Action>, FormatError> choice_from(json::value const& document,
                                                              Edition const& edition, Seat asked) {
  if (is_silent(document)) {
    return read_document(document, "answer", [](Field const& field) -> std::optional<Action> {
      field.fields({"do"});
      return {};
    });
  }
  auto const command = command_from(document, edition, asked);
  if (!command) return std::unexpected(command.error());
  return command->action;
}

}  // namespace kuhhandel::codec
