#include "table/messages/client_message.h"

#include <boost/json/value.hpp>
#include <utility>

#include "codec/text/parse.h"
#include "table/messages/client_message_shapes.h"

namespace kuhhandel::table {
namespace {

namespace json = boost::json;

std::string text_member(json::value const& document, std::string_view name) {
  auto const* const object = document.if_object();
  auto const* const member = object == nullptr ? nullptr : object->if_contains(name);
  if (member == nullptr || !member->is_string() || member->get_string().size() > MessageId::kLongest)
    return {};
  return std::string(std::string_view(member->get_string()));
}

std::string unknown_type() { return "a message is one of " + codec::list_of(kClientMessages.names()); }

}  // namespace

json::value OwnCommand::schema(codec::Schemas& all) {
  return all.definition("Command", [&] {
    auto actions = codec::kActions.schemas(all);
    for (auto& action : actions) action.at("properties").as_object()["by"] = codec::KindOf<Seat>::schema(all);
    return codec::described("A move in the game; `by`, if given, is the sender's seat.",
                            json::object{{"oneOf", std::move(actions)}});
  });
}

std::expected<ClientMessage, MessageError> read_client_message(std::string_view text, Edition const& edition,
                                                               Seat sender) {
  auto const document = codec::parse(text);
  if (!document) return std::unexpected(MessageError{"malformed", document.error(), {}});
  auto const type = text_member(*document, "type");
  auto id = text_member(*document, "id");
  if (!kClientMessages.knows(type))
    return std::unexpected(MessageError{"unknown_type", {"type", unknown_type()}, std::move(id)});
  auto read = codec::read_document(*document, {}, [&](codec::Field const& root) {
    return *kClientMessages.read(root, type, FromSeat{{{edition}}, sender});
  });
  if (!read) return std::unexpected(MessageError{"bad_field", read.error(), std::move(id)});
  return std::move(*read);
}

}  // namespace kuhhandel::table
