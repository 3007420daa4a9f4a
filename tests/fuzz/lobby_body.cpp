// The bodies of the lobby's requests: each reader takes the same text.
#include "codec/text/written_text.h"
#include "live/lobby_json.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace kuhhandel;

void promise_a_fit(Edition const& edition, int seats) {
  promise(seats >= edition.fewest_seats && seats <= edition.most_seats);
}

/// The table can be opened and shown to everybody.
void promise_a_table(std::string_view body) {
  auto opening = live::read_open_table(body);
  if (!opening) return;
  promise_a_fit(opening->setup.edition, opening->setup.seats);
  table::Table const table(std::move(opening->setup));
  promise(!live::table_info_text(table).empty());
}

void promise_a_game_among_strangers(std::string_view body) {
  auto const wanted = live::read_play_request(body);
  if (!wanted) return;
  promise(!wanted->player.empty());
  promise(wanted->blocked.size() <= live::kMaxBlocked);
  if (wanted->seats) promise_a_fit(wanted->edition.value_or(live::usual_edition()), *wanted->seats);
}

void promise_one_line(std::string_view body) {
  auto const report = live::read_player_report(body);
  if (report) promise(report->words.size() <= 4 * 500 && !codec::has_controls(report->words));
}

void promise_a_name(std::string_view player) {
  promise(!player.empty() && !codec::has_controls(player) && codec::cleaned_text(player) == player);
}

void promise_names(std::string_view body) {
  if (auto const player = live::read_player(body)) promise_a_name(*player);
  if (auto const seat = live::read_new_seat(body)) promise_a_name(seat->player);
  if (auto const name = live::read_name_at_table(body)) promise_a_name(name->player);
}

void promise_a_bounded_change(std::string_view body) {
  auto const change = live::read_block_change(body);
  if (!change) return;
  promise(change->block.size() <= live::kMaxBlocked && change->unblock.size() <= live::kMaxBlocked);
  for (auto const& name : change->block) promise_a_name(name);
}

}  // namespace

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  auto const body = text_of(bytes, size);
  promise_a_table(body);
  promise_a_game_among_strangers(body);
  promise_one_line(body);
  promise_names(body);
  promise_a_bounded_change(body);
  return 0;
}
