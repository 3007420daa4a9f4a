#include "cli/score/score.h"

#include <boost/json/serialize.hpp>
#include <istream>
#include <ostream>
#include <string>

#include "codec/score_sheet.h"
#include "codec/scores.h"

namespace kuhhandel::cli {
namespace {

namespace json = boost::json;

constexpr std::size_t kLargestSheet = std::size_t{64} * 1024;

std::expected<codec::ScoreSheet, codec::FormatError> sheet_in(std::istream& in) {
  std::string text(kLargestSheet + 1, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(in.gcount()));
  if (text.size() > kLargestSheet)
    return std::unexpected(codec::FormatError{"", "The sheet is larger than 64 kB."});
  return codec::score_sheet_from_text(text);
}

int print_json(std::expected<codec::ScoreSheet, codec::FormatError> const& sheet, std::ostream& out) {
  json::object object{{"ok", sheet.has_value()}};
  if (sheet) {
    for (auto const& [name, value] : codec::scored_to_json(*sheet)) object[name] = value;
  } else {
    object["error"] = sheet.error().what;
    if (!sheet.error().where.empty()) object["field"] = sheet.error().where;
  }
  out << object << '\n';
  return sheet ? 0 : 1;
}

std::string winners_in_words(codec::ScoreSheet const& sheet, SeatSet best) {
  std::string names;
  int number = 0;
  for (auto const seat : seats_of(sheet.cards.seats)) {
    if (!best.contains(seat)) continue;
    names += (number++ == 0 ? "" : ", ") + at_seat(sheet.players, seat);
  }
  return names + (number == 1 ? " wins." : " share the win (C9.6).");
}

int print_scores(codec::ScoreSheet const& sheet, std::ostream& out) {
  auto const all = codec::scores(sheet);
  auto const better = codec::better_exclusion(sheet);
  for (auto const seat : seats_of(all.seats)) {
    auto const& name = at_seat(sheet.players, seat);
    auto const lines = all.of(seat);
    out << name << ": "
        << (sheet.only_points(seat) ? std::to_string(lines.total.points())
                                    : codec::arithmetic_of(lines, sheet.edition))
        << '\n';
    if (lines.excluded)
      out << "  The " << sheet.edition.name(*lines.excluded) << " quartet does not count (C9.4).\n";
    if (better && better->seat == seat)
      out << "  Without the " << sheet.edition.name(better->animal) << " in its place it would be "
          << better->total.points() << ".\n";
  }
  out << winners_in_words(sheet, winners(all)) << '\n';
  return 0;
}

}  // namespace

int score(ScoreOptions const& options, std::istream& in, std::ostream& out, std::ostream& err) {
  auto const sheet = sheet_in(in);
  if (options.json) return print_json(sheet, out);
  if (sheet) return print_scores(*sheet, out);
  err << codec::text_of(sheet.error()) << '\n';
  return 1;
}

}  // namespace kuhhandel::cli
