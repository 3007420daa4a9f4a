// Files of a group's games: JSON, and tables of spreadsheets.
#include <boost/json/serialize.hpp>

#include "codec/parse.h"
#include "groups/csv.h"
#include "groups/score_entry_json.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  using namespace kuhhandel;
  auto text = text_of(bytes, size);
  bool const table = !text.empty() && text.front() != '{';
  auto const document = table ? groups::group_file_of_csv(text) : codec::parse(text);
  if (!document) return 0;
  static_cast<void>(groups::read_new_group(text));
  auto const* const file = document->if_object();
  auto const* const games = file == nullptr ? nullptr : file->if_contains("games");
  if (games == nullptr || !games->is_array()) return 0;
  for (auto const& game : games->get_array()) {
    auto const written = codec::read_document(
        game, "game", [](codec::Field const& field) { return groups::read_score_entry(field); });
    if (!written) continue;
    // Stored groups must be readable, or the group could not be opened any more.
    auto const kept = codec::parse(boost::json::serialize(groups::to_json(*written)));
    promise(kept.has_value() && *kept == groups::to_json(*written));
    promise(codec::read_document(*kept, "game", [](codec::Field const& field) {
              return groups::read_score_entry(field);
            }).has_value());
  }
  return 0;
}
