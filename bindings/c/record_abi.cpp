// The records of kuhhandel.h.
#include <algorithm>
#include <exception>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bindings/c/editions.h"
#include "bindings/c/kuhhandel/kuhhandel.h"
#include "bindings/c/record_reading.h"
#include "bindings/c/shares.h"

using namespace kuhhandel;

static_assert(KUHHANDEL_ROW_COLUMNS == kRowColumns);

namespace {

/// Keeps a sentence for the caller until the thread's next call.
char const* kept(std::string sentence) {
  thread_local std::string last;
  last = std::move(sentence);
  return last.c_str();
}

/// Calls `make`, which returns an owned value or a sentence.
template <class Make>
auto owned_by_caller(char const** refused, Make make) -> decltype(make()->release()) {
  try {
    auto result = make();
    if (result) return result->release();
    if (refused != nullptr) *refused = kept(result.error());
  } catch (std::exception const& error) {
    if (refused != nullptr) *refused = kept(error.what());
  }
  return nullptr;
}

}  // namespace

kuhhandel_record* kuhhandel_record_read(char const* text, char const** refused) {
  return owned_by_caller(refused, [&] { return bindings::record_from(text); });
}

void kuhhandel_record_free(kuhhandel_record* record) { delete record; }

char const* kuhhandel_record_edition(kuhhandel_record const* record) {
  return record->edition.id.text().data();
}

int kuhhandel_record_seats(kuhhandel_record const* record) { return record->seats; }

int kuhhandel_record_count(kuhhandel_record const* record) {
  return static_cast<int>(record->commands.size());
}

char const* kuhhandel_row_column(int column) {
  bool const exists = column >= 0 && column < KUHHANDEL_ROW_COLUMNS;
  return exists ? kRowColumnNames[static_cast<std::size_t>(column)].data() : nullptr;
}

char const* kuhhandel_row_text(char const* edition, int column, int number) {
  auto const* const found = bindings::edition_named(edition);
  if (found == nullptr || number < 0 || kuhhandel_row_column(column) == nullptr) return nullptr;
  auto texts = texts_of(*found, static_cast<RowColumn>(column));
  if (static_cast<std::size_t>(number) >= texts.size()) return nullptr;
  return kept(std::move(texts[static_cast<std::size_t>(number)]));
}

char const* kuhhandel_record_rows(kuhhandel_record const* record, int32_t* rows, int32_t* scores,
                                  float* shares) {
  try {
    auto const game = bindings::played(*record);
    if (!game) return kept(game.error());
    for (auto const& row : game->rows) rows = std::ranges::copy(row, rows).out;
    bindings::write_shares(record->edition, game->end, shares, scores);
    return nullptr;
  } catch (std::exception const& error) {
    return kept(error.what());
  }
}

kuhhandel_game* kuhhandel_game_from_record(kuhhandel_record const* record, char const** refused) {
  return owned_by_caller(refused, [&] { return bindings::game_of(*record); });
}
