#include "terminal/wire/send_queue.h"

#include <fmt/format.h>

#include <charconv>
#include <utility>
#include <variant>

#include "table/messages/client_message_shapes.h"

namespace kuhhandel::terminal {

void SendQueue::opened(std::uint64_t last) {
  if (line_ == Line::lost) line_ = Line::greeted;
  send_hello(last);
  // With `last`, the server may have nothing to send; then silence is the answer.
  if (last > 0) resend_unanswered();
}

void SendQueue::lost() {
  line_ = Line::lost;
  out_.clear();
}

void SendQueue::send_hello(std::uint64_t last) {
  table::HelloMessage hello{.version = table::kProtocolVersion, .token = token_};
  if (last > 0) hello.last = last;
  out_.push_back(table::kClientMessages.text_of_one(hello, codec::NoEdition{}));
}

void SendQueue::on_welcome() {
  if (line_ == Line::greeted) resend_unanswered();
}

void SendQueue::resend_unanswered() {
  line_ = Line::welcome;
  for (auto const& [number, message] : waiting_) out_.push_back(message);
}

void SendQueue::send(table::ClientMessage request, Edition const& edition) {
  auto const number = ++sent_;
  auto const give_id = [&](auto& message) {
    if constexpr (requires { message.id; }) message.id = fmt::format("{}-{}", ids_, number);
  };
  std::visit(give_id, request);
  auto text = codec::json_of(
      [&](codec::JsonText& json) { table::kClientMessages.write(json, request, codec::InEdition{edition}); });
  if (line_ == Line::welcome) out_.push_back(text);
  waiting_.emplace(number, std::move(text));
}

void SendQueue::see(std::uint64_t version) {
  out_.push_back(table::kClientMessages.text_of_one(table::SeenMessage{version}, codec::NoEdition{}));
}

void SendQueue::answered(std::string_view id) {
  auto const dash = id.rfind('-');
  std::uint64_t number = 0;
  if (dash != std::string_view::npos) std::from_chars(id.data() + dash + 1, id.data() + id.size(), number);
  waiting_.erase(number);
}

std::vector<std::string> SendQueue::take_outgoing() {
  if (!is_open()) return {};
  return std::exchange(out_, {});
}

}  // namespace kuhhandel::terminal
