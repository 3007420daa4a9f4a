#include "terminal/wire/server_messages.h"

#include <utility>

#include "codec/edition/edition.h"
#include "codec/moves/command.h"
#include "codec/moves/options.h"
#include "codec/seats.h"
#include "codec/text/parse.h"
#include "codec/views/view.h"
#include "engine/visit.h"
#include "live/reason_message.h"
#include "terminal/columns.h"
#include "terminal/wire/table_info.h"

namespace kuhhandel::terminal {
namespace {

constexpr std::size_t kLongestText = 400;
constexpr std::size_t kMostEvents = 400;

std::uint64_t version_in(codec::Fields const& fields) {
  return static_cast<std::uint64_t>(fields.required("version").whole(0, std::int64_t{1} << 52));
}

std::string id_in(codec::Fields const& fields) { return std::string(fields.optional("id").text(40)); }

AnswerMessage refused(codec::Fields const& fields) {
  auto sentence = printable(fields.required("message").text(kLongestText));
  auto const clause = fields.optional("clause");
  if (clause.is_text()) sentence += " (" + printable(clause.word()) + ")";
  return {id_in(fields), std::move(sentence)};
}

ServerMessage error(codec::Fields const& fields) {
  auto sentence = printable(fields.required("message").text(kLongestText));
  if (fields.optional("id").present()) return AnswerMessage{id_in(fields), std::move(sentence)};
  return ErrorMessage{std::string(fields.required("error").text(40)), std::move(sentence)};
}

std::optional<bots::Explanation> explanation(codec::Fields const& fields, Edition const& edition) {
  auto const field = fields.optional("explanation");
  if (!field.present() || field.is_null()) return {};
  return live::read_explanation(field, edition);
}

TalkMessage talk(codec::Fields const& fields) {
  constexpr std::size_t kMostTalk = 100;
  TalkMessage result;
  for (auto const& item : fields.required("said").list(0, kMostTalk))
    result.lines.push_back(read_spoken_line(item));
  return result;
}

/// Returns the bot's advice; its command has no `by`.
bots::Choice advised(codec::Field const& field, Edition const& edition) {
  if (!field.present() || field.is_null()) return bots::kSilent;
  return codec::read_action(field, edition);
}

/// Checks that a server may ask with these options in that phase; answers rely on it.
struct Fits {
  View const& view;
  Option const& first;

  template <class Any>
  bool is() const {
    return std::holds_alternative<Any>(first);
  }
  bool operator()(phase::Bidding const&) const { return is<option::Bid>(); }
  bool operator()(phase::Payment const& debt) const {
    return is<option::Pay>() && view.hand.sum() >= debt.at_least &&
           view.hand.sum() >= std::get<option::Pay>(first).at_least;
  }
  bool operator()(phase::ClaimPayment const& debt) const {
    return is<option::PayCards>() && view.hand.size() >= debt.cards &&
           view.hand.size() >= std::get<option::PayCards>(first).cards;
  }
  bool operator()(phase::Offer const&) const { return is<option::Offer>(); }
  bool operator()(seen::Answer const&) const { return is<option::Accept>(); }
  bool operator()(phase::Countdown const&) const { return is<option::Claim>(); }
  bool operator()(seen::RatRound const&) const { return is<option::Take>(); }
  bool operator()(seen::Finished const&) const { return false; }
  bool operator()(OneOf<seen::TurnChoice, phase::BuyingRight, phase::ClaimRight, seen::Division,
                        phase::QuartetExclusion> auto const&) const {
    return !is<option::Bid>() && !is<option::Pay>() && !is<option::PayCards>() && !is<option::Offer>() &&
           !is<option::Accept>() && !is<option::Claim>() && !is<option::Take>();
  }
};

}  // namespace

std::expected<std::optional<ServerMessage>, codec::FormatError> Interpreter::read(std::string_view text) {
  auto const document = codec::parse(text);
  if (!document) return std::unexpected(document.error());
  return codec::read_document(*document, "", [this](codec::Field const& field) { return message(field); });
}

std::optional<ServerMessage> Interpreter::message(codec::Field const& field) {
  auto const fields = field.fields_of_any_name();
  auto const type = fields.required("type").word();
  if (type == "snapshot") {
    auto before = *this;
    auto result = snapshot(fields);
    // A refused snapshot does not count as received.
    if (!field.sound()) *this = std::move(before);
    return result;
  }
  if (type == "ack") return AnswerMessage{id_in(fields), {}};
  if (type == "refused") return refused(fields);
  if (type == "error") return error(fields);
  if (type == "said") return read_spoken_line(fields.required("said"));
  if (type == "talk") return talk(fields);
  bool const table_known = edition_.has_value();
  if (table_known && type == "step") return step(fields);
  if (table_known && type == "reason") {
    return ReasonMessage{id_in(fields), codec::read_seat(fields.required("seat")),
                         explanation(fields, *edition_)};
  }
  if (table_known && type == "advice") {
    return AdviceMessage{id_in(fields), advised(fields.optional("command"), *edition_),
                         explanation(fields, *edition_)};
  }
  return {};
}

Snapshot Interpreter::snapshot(codec::Fields const& fields) {
  auto const you = fields.required("you").fields_of_any_name();
  Snapshot result{.version = version_in(fields),
                  .now = read_instant(fields.required("now")),
                  .me = codec::read_viewer(you.required("seat")),
                  .table = read_table(fields.required("table")),
                  .edition = codec::read_edition(fields.required("edition")),
                  .game = {},
                  .is_revealing = fields.optional("opens_at").present(),
                  .log = {}};
  if (!fields.required("edition").sound()) return result;
  edition_ = result.edition;
  reader_.emplace(result.edition);
  names_ = names_at(result.table);
  result.game = game(fields);
  result.log = events(fields.required("log"));
  return result;
}

StepMessage Interpreter::step(codec::Fields const& fields) {
  StepMessage result{.version = version_in(fields),
                     .now = read_instant(fields.required("now")),
                     .table = {},
                     .game = {},
                     .is_revealing = fields.optional("opens_at").present(),
                     .events = {}};
  if (fields.optional("table").present()) result.table = read_table(fields.optional("table"));
  if (result.table) names_ = names_at(*result.table);
  result.game = game(fields);
  result.events = events(fields.required("events"));
  return result;
}

std::optional<GameInfo> Interpreter::game(codec::Fields const& fields) const {
  auto const view = fields.optional("view");
  if (!view.present() || view.is_null()) return {};
  auto const options = fields.required("options");
  GameInfo result{codec::read_view(view, *edition_), codec::read_options(options, *edition_),
                  read_clock(fields.required("clock"))};
  bool const fit =
      result.options.empty() || std::visit(Fits{result.view, result.options[0]}, result.view.phase);
  if (!fit) options.refuse("do not fit the phase");
  return result;
}

std::vector<EventInfo> Interpreter::events(codec::Field const& field) {
  std::vector<EventInfo> result;
  for (auto const& item : field.list(0, kMostEvents)) {
    if (auto event = reader_->read(item)) {
      result.emplace_back(std::move(*event));
    } else if (auto sentence = table_event_text(item, names_); !sentence.empty()) {
      result.emplace_back(std::move(sentence));
    }
  }
  return result;
}

}  // namespace kuhhandel::terminal
