// What the client does while something is said at the table.
#include <boost/json/serialize.hpp>
#include <utility>

#include "table/saying_json.h"
#include "terminal/client.h"
#include "terminal/screen/columns.h"
#include "terminal/talk/spoken.h"

namespace kuhhandel {
namespace {

/// A letter may be of several bytes.
void drop_last_letter(std::string& text) {
  while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U) text.pop_back();
  if (!text.empty()) text.pop_back();
}

std::string without_blanks_around(std::string_view text) {
  auto const begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(' ') - begin + 1));
}

}  // namespace

void TerminalClient::begin_to_talk() {
  if (model_.others().empty()) {
    notice_ = "Nobody else is here who talks.";
    return;
  }
  saying_.emplace();
}

void TerminalClient::press_in_talk(Key key) {
  constexpr std::size_t kLongest = 4 * saying::kLongestText;  // bytes
  auto& typed = *saying_;
  if (auto const* const letter = std::get_if<char>(&key)) {
    if (typed.size() < kLongest) typed += *letter;
    return;
  }
  auto const special = std::get<SpecialKey>(key);
  if (special == SpecialKey::enter) speak();
  if (special == SpecialKey::backspace) drop_last_letter(typed);
  if (special == SpecialKey::clear) typed.clear();
}

/// What cannot be said stays as it was typed.
void TerminalClient::speak() {
  auto const line = without_blanks_around(printable(*saying_));
  if (line.empty()) return saying_.reset();
  auto const meant = spoken_in(line, model_.edition, model_.others());
  if (!meant) {
    notice_ = meant.error();
    return;
  }
  auto const* const saying = std::get_if<Saying>(&*meant);
  if (saying == nullptr) return turn_muted(std::get<TurnMuted>(*meant).player);
  if (!model_.me) {
    notice_ = "Who watches only listens.";
    return;
  }
  auto message = to_json(*saying, model_.edition);
  message["type"] = "say";
  auto const whole = boost::json::serialize(message);
  send(std::string_view(whole).substr(1, whole.size() - 2));
  saying_.reset();
}

void TerminalClient::turn_muted(std::string const& player) {
  bool const now_muted = player.empty() ? muted_.turn_all() : muted_.turn(player);
  auto const whom = player.empty() ? std::string("everybody") : player;
  notice_ = (now_muted ? "You no longer hear " : "You hear ") + whom +
            (now_muted ? "; /mute once more undoes it." : " again.");
  saying_.reset();
}

}  // namespace kuhhandel
