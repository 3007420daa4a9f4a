#include "terminal/wire/outbox.h"

#include <fmt/format.h>

#include <charconv>

namespace kuhhandel {

void Outbox::opened(std::uint64_t last) {
  if (line_ == Line::lost) line_ = Line::greeted;
  greet(last);
  // With `last` there may be nothing to tell: then silence is the answer.
  if (last > 0) say_waiting();
}

void Outbox::greet(std::uint64_t last) {
  std::string hello = R"({"type":"hello","version":1)";
  if (!token_.empty()) hello += fmt::format(R"(,"token":"{}")", token_);
  if (last > 0) hello += fmt::format(R"(,"last":{})", last);
  out_.push_back(hello + "}");
}

void Outbox::welcomed() {
  if (line_ == Line::greeted) say_waiting();
}

void Outbox::say_waiting() {
  line_ = Line::welcome;
  for (auto const& [number, message] : waiting_) out_.push_back(message);
}

void Outbox::send(std::string_view request) {
  auto const number = ++sent_;
  auto message = fmt::format(R"({{"id":"{}-{}",{}}})", ids_, number, request);
  if (line_ == Line::welcome) out_.push_back(message);
  waiting_.emplace(number, std::move(message));
}

void Outbox::answered(std::string_view id) {
  auto const dash = id.rfind('-');
  std::uint64_t number = 0;
  if (dash != std::string_view::npos) std::from_chars(id.data() + dash + 1, id.data() + id.size(), number);
  waiting_.erase(number);
}

std::vector<std::string> Outbox::to_say() {
  if (!is_open()) return {};
  return std::exchange(out_, {});
}

}  // namespace kuhhandel
