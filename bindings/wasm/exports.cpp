// The interface between the client and the module. Texts are UTF-8; the caller writes its own into the space
// that `make_space` returns. Times are milliseconds since the Unix epoch.
#include <boost/json/serialize.hpp>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/editions.h"
#include "codec/records/record.h"
#include "codec/records/replay_steps.h"
#include "codec/text/parse.h"
#include "live/lobby_json.h"
#include "live/local_table.h"
#include "neural/injected_nets.h"
#include "table/log/log_json.h"

#define KUHHANDEL_IMPORT(name) __attribute__((import_module("page"), import_name(name)))
#define KUHHANDEL_EXPORT(name) extern "C" __attribute__((export_name(name)))

extern "C" {
KUHHANDEL_IMPORT("say") void page_say(int connection, char const* text, std::size_t size);
KUHHANDEL_IMPORT("keep") void page_keep(double version, double at, char const* fact, std::size_t size);
KUHHANDEL_IMPORT("answer") void page_answer(char const* text, std::size_t size);
}

namespace kuhhandel::bindings {
namespace {

class Page final : public live::LocalTableHost {
 public:
  void send(int connection, std::string const& message) override {
    page_say(connection, message.data(), message.size());
  }
  void append(std::uint64_t version, table::Instant at, std::string const& fact) override {
    page_keep(static_cast<double>(version), static_cast<double>(at.count()), fact.data(), fact.size());
  }
};

/// The one table of this module, and what the page writes before there is one.
struct Module {
  Page page;
  std::string space;
  std::optional<table::TableSetup> resumed;
  std::optional<table::FactReader> facts;  // of its log
  std::vector<table::Entry> log;
  std::optional<live::LocalTable> table;
};

Module& module() {
  static Module instance;
  return instance;
}

table::Instant instant(double time) { return table::Instant{static_cast<table::Instant::rep>(time)}; }

void answer(std::string_view text) { page_answer(text.data(), text.size()); }

void answer_seat(live::LocalTable const& table, Seat seat) {
  answer(live::seat_key_text({table.table().setup().id, seat, std::to_string(index_of(seat))}));
}

void refuse(codec::FormatError const& error) {
  answer(live::error_text("bad_field", codec::text_of(error), error.where));
}

void refuse(table::OrderRefusal refusal) {
  answer(live::error_text(table::name_of(refusal), table::sentence_of(refusal)));
}

std::string_view input_text(std::size_t size) { return std::string_view(module().space).substr(0, size); }

}  // namespace
/// Space for a text of that many bytes; it holds until the next call.
KUHHANDEL_EXPORT("make_space") char* make_space(std::size_t size) {
  module().space.resize(size);
  return module().space.data();
}

/// A net by which a fox or an owl plays, as its file is (neural/*.khn1), before one sits down: at a table for
/// which none was brought they are traders. Answers with `{}` or an error.
KUHHANDEL_EXPORT("bring_net") void inject_net(std::size_t size) {
  auto const file = input_text(size);
  std::vector<std::uint8_t> const bytes(file.begin(), file.end());
  if (auto const wrong = neural::inject_net(bytes)) return refuse({"net", *wrong});
  answer("{}");
}

/// Answers with the lobby of this device: editions and bots (GET /api/lobby).
KUHHANDEL_EXPORT("lobby") void lobby() { answer(live::lobby_text({}, 0)); }

/// A new table: its id, from which all chance follows, and after it the body of POST /api/tables. Answers
/// with the key of the host's seat, or an error.
KUHHANDEL_EXPORT("open_table") void open_table(std::size_t id_size, std::size_t size, double now) {
  auto const text = input_text(size);
  auto request = live::read_open_table(text.substr(id_size));
  if (!request) return refuse(request.error());
  if (request->is_for_big_screen) return refuse({"big_screen", "a table on one device has no big screen"});
  request->setup.id = text.substr(0, id_size);
  auto& table = module().table.emplace(std::move(request->setup), module().page);
  auto const seat = table.seat({.player = std::move(request->player), .face = request->face}, instant(now));
  if (!seat) return refuse(seat.error());
  answer_seat(table, *seat);
}

/// A game that is played on: the new table's id, what is wanted (live/fork_game.h), and after that the text
/// of the record. Answers with `{}` or an error.
KUHHANDEL_EXPORT("play_on")
void play_on(std::size_t id_size, std::size_t wanted_size, std::size_t size, double now) {
  auto const text = input_text(size);
  auto record = codec::record_with_its_edition(text.substr(id_size + wanted_size));
  if (!record) return refuse(record.error());
  auto played = live::fork_game(std::string(text.substr(0, id_size)), *std::move(record),
                                text.substr(id_size, wanted_size), instant(now));
  if (!played) return refuse(played.error());
  module().table.emplace(*std::move(played), module().page, instant(now));
  answer("{}");
}

/// Another person of this device sits down (POST /api/tables/ID/seats).
KUHHANDEL_EXPORT("take_seat") void take_seat(std::size_t size, double now) {
  auto wanted = live::read_new_seat(input_text(size));
  if (!wanted) return refuse(wanted.error());
  auto const seat = module().table->seat(*std::move(wanted), instant(now));
  if (!seat) return refuse(seat.error());
  answer_seat(*module().table, *seat);
}

/// Answers with the table's setup, for `resume`.
KUHHANDEL_EXPORT("setup") void setup() { answer(table::setup_text(module().table->table().setup())); }

/// Answers with what is known of the table outside of its game (GET /api/tables/ID).
KUHHANDEL_EXPORT("info") void info() { answer(live::table_info_text(module().table->table())); }

/// A table comes back: its setup, then each of its facts by `remember`, then `reopen`. Each answers with `{}`
/// or an error.
KUHHANDEL_EXPORT("resume") void resume(std::size_t size) {
  auto const document = codec::parse(input_text(size));
  if (document) {
    if (auto const wrong = codec::add_embedded_edition(*document)) return refuse(*wrong);
  }
  auto setup = table::read_setup(input_text(size));
  if (!setup) return refuse(setup.error());
  module().facts.emplace(setup->edition);
  module().resumed = std::move(*setup);
  module().log.clear();
  answer("{}");
}

KUHHANDEL_EXPORT("remember") void remember(std::size_t size, double at) {
  auto fact = module().facts->read(input_text(size));
  if (!fact) return refuse(fact.error());
  module().log.push_back({instant(at), std::move(*fact)});
  answer("{}");
}

KUHHANDEL_EXPORT("reopen") void reopen(double now) {
  module().table.emplace(std::move(*module().resumed), module().log, module().page, instant(now));
  answer("{}");
}

KUHHANDEL_EXPORT("receive") void receive(int connection, std::size_t size, double now) {
  module().table->receive(connection, input_text(size), instant(now));
}

KUHHANDEL_EXPORT("leave") void leave(int connection, double now) {
  module().table->disconnect(connection, instant(now));
}

/// When time will bring something; infinity where it will not.
KUHHANDEL_EXPORT("next_due") double next_due() {
  auto const due = module().table->next_due();
  return due ? static_cast<double>(due->count()) : std::numeric_limits<double>::infinity();
}

KUHHANDEL_EXPORT("pass_time") void pass_time(double now) { module().table->advance_to(instant(now)); }

/// Answers with the game so far as that seat saw it (GET /api/tables/ID/replay), or an error.
KUHHANDEL_EXPORT("look_back") void look_back(int seat) {
  auto const& table = module().table->table();
  if (!table.game()) return answer(live::error_text("no_such_game", "No game has begun here yet."));
  answer(live::look_back_text(live::record_of(table), seat_at(seat)));
}

/// Replays any record. The input is the viewer, as in GET …/replay/EYES, followed by the text of the file.
/// Answers with the replay, or an error that names the fault in the file.
KUHHANDEL_EXPORT("replay") void replay(std::size_t eyes_size, std::size_t size) {
  auto const text = input_text(size);
  auto const record = codec::record_with_its_edition(text.substr(eyes_size));
  if (!record) return refuse(record.error());
  auto const eyes =
      codec::parse_perspective(text.substr(0, eyes_size), static_cast<int>(record->seats.size()));
  if (!eyes) return refuse(eyes.error());
  answer(boost::json::serialize(codec::replay_to_json(*record, *eyes)));
}

/// Answers with the record of the finished game, or an error.
KUHHANDEL_EXPORT("record") void record() {
  auto const& table = module().table->table();
  if (table.state() != table::TableState::finished) return refuse(table::OrderRefusal::not_finished);
  answer(live::record_text(table));
}

}  // namespace kuhhandel::bindings
