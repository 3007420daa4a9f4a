#include "table/client_message.h"

#include <boost/json/value.hpp>
#include <limits>
#include <utility>

#include "codec/command.h"
#include "codec/field.h"
#include "codec/parse.h"
#include "codec/seats.h"
#include "codec/shuffle_proof.h"
#include "table/conduct_json.h"
#include "table/press_json.h"
#include "table/saying_json.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestId = 40;
constexpr std::size_t kLongestToken = 100;

struct Reader {
  Edition const& edition;
  Seat sender;

  HelloMessage hello(Field const& root) const {
    auto const fields = root.fields({"type", "version", "token", "last"});
    auto const token = fields.optional("token");
    auto const last = fields.optional("last");
    HelloMessage message{.version = static_cast<int>(fields.required("version").whole(0, 1000)),
                         .token = std::string(token.text(kLongestToken)),
                         .last = {}};
    if (last.present()) {
      constexpr auto kMost = std::numeric_limits<std::int64_t>::max();
      message.last = static_cast<std::uint64_t>(last.whole(0, kMost));
    }
    return message;
  }

  Order order(Field const& field) const {
    auto const fields = field.fields({"do", "seat", "bot", "speed", "gavel", "then", "allowed", "after"});
    auto const word = fields.required("do").word();
    if (word == "pause") return order::Pause{};
    if (word == "resume") return order::Resume{};
    if (word == "call") return order::Call{};
    if (word == "silent") return order::Silent{};
    if (word == "speed")
      return order::SetSpeed{read_speed(fields.required("speed")), read_gavel(fields.required("gavel"))};
    if (word == "absence") {
      auto const bot = fields.optional("bot").word();
      return order::SetAbsence{read_absence(fields.required("then")), std::string(bot)};
    }
    if (word == "memory_aid") return order::SetMemoryAid{fields.required("allowed").truth()};
    if (word == "open_hands") return order::SetOpenHands{read_open_hands(fields.required("after"))};
    if (word == "start") return order::Start{};
    if (word == "again") return order::Again{};
    if (word == "free_seat") return order::FreeSeat{read_seat(fields.required("seat"))};
    if (word == "add_bot") {
      auto const bot = fields.required("bot").word();
      return order::AddBot{read_seat(fields.required("seat")), std::string(bot)};
    }
    fields.required("do").refuse(
        "no order is called that; known are start, again, add_bot, free_seat, pause, resume, speed, absence, "
        "memory_aid, open_hands, call, silent");
    return order::Start{};
  }

  OrderMessage order_message(Field const& root) const {
    auto const fields = root.fields({"type", "id", "order"});
    return {id(fields), order(fields.required("order"))};
  }

  WhyMessage why(Field const& root) const {
    auto const fields = root.fields({"type", "id", "seat"});
    return {id(fields), read_seat(fields.required("seat"))};
  }

  HintMessage hint(Field const& root) const { return {id(root.fields({"type", "id"}))}; }

  ChanceMessage chance(Field const& root) const {
    auto const random = root.fields({"type", "random"}).required("random");
    auto const text = random.text(kLongestToken);
    if (random.is_text() && !is_chance(text)) random.refuse("must be 64 hexadecimal digits, small letters");
    return {.id = {}, .random = std::string(text)};
  }

  SayMessage say(Field const& root) const {
    auto const fields = root.fields({"type", "id", "phrase", "cry", "text"});
    return {id(fields), read_saying(root, fields, edition)};
  }

  ReviewMessage review(Field const& root) const {
    auto const fields = root.fields({"type", "id", "at"});
    auto const at = fields.required("at");
    if (at.is_null()) return {id(fields), {}};
    return {id(fields), read_review(at)};
  }

  std::string id(Fields const& fields) const {
    auto const id = fields.required("id");
    auto const text = id.text(kLongestId);
    if (id.is_text() && text.empty()) id.refuse("must not be empty");
    return std::string(text);
  }
};

std::string text_member(json::value const& document, std::string_view name) {
  auto const* const object = document.if_object();
  auto const* const member = object == nullptr ? nullptr : object->if_contains(name);
  if (member == nullptr || !member->is_string() || member->get_string().size() > kLongestId) return {};
  return std::string(std::string_view(member->get_string()));
}

template <class T>
std::expected<ClientMessage, MessageError> message_or_error(std::expected<T, FormatError> read,
                                                            std::string id) {
  if (!read) return std::unexpected(MessageError{"bad_field", read.error(), std::move(id)});
  return ClientMessage{std::move(*read)};
}

std::expected<CommandMessage, FormatError> read_command_message(json::value const& document, Reader reader) {
  auto message = read_document(document, {}, [&](Field const& root) {
    auto const fields = root.fields({"type", "id", "command", "seen"});
    fields.required("command");
    CommandMessage without_command{.id = reader.id(fields), .command = {}};
    if (auto const seen = fields.optional("seen"); seen.present()) without_command.seen = read_seen(seen);
    return without_command;
  });
  if (!message) return std::unexpected(message.error());
  auto const command = command_from(document.as_object().at("command"), reader.edition, reader.sender);
  if (!command) return std::unexpected(command.error());
  message->command = *command;
  return message;
}

}  // namespace

std::expected<ClientMessage, MessageError> read_client_message(std::string_view text, Edition const& edition,
                                                               Seat sender) {
  auto const document = parse(text);
  if (!document) return std::unexpected(MessageError{"malformed", document.error(), {}});
  Reader const reader{edition, sender};
  auto const type = text_member(*document, "type");
  auto id = text_member(*document, "id");
  if (type == "command") return message_or_error(read_command_message(*document, reader), std::move(id));
  auto const read = [&](auto part) { return read_document(*document, {}, part); };
  if (type == "hello") {
    return message_or_error(read([&](Field const& root) { return reader.hello(root); }), std::move(id));
  }
  if (type == "order") {
    return message_or_error(read([&](Field const& root) { return reader.order_message(root); }),
                            std::move(id));
  }
  if (type == "why") {
    return message_or_error(read([&](Field const& root) { return reader.why(root); }), std::move(id));
  }
  if (type == "hint") {
    return message_or_error(read([&](Field const& root) { return reader.hint(root); }), std::move(id));
  }
  if (type == "chance") {
    return message_or_error(read([&](Field const& root) { return reader.chance(root); }), std::move(id));
  }
  if (type == "say") {
    return message_or_error(read([&](Field const& root) { return reader.say(root); }), std::move(id));
  }
  if (type == "review") {
    return message_or_error(read([&](Field const& root) { return reader.review(root); }), std::move(id));
  }
  return std::unexpected(MessageError{
      "unknown_type",
      {"type", "a message is a hello, a command, an order, a why, a hint, a chance, a say or a review"},
      std::move(id)});
}

}  // namespace kuhhandel
