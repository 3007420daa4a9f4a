// The coach as a module of its own, so that a running game never waits for it. Texts are UTF-8; the caller
// writes its own into the space that `make_space` returns.
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "coach/assessment_json.h"
#include "codec/records/record.h"
#include "codec/text/format_error.h"
#include "neural/injected_nets.h"

#define KUHHANDEL_IMPORT(name) __attribute__((import_module("page"), import_name(name)))
#define KUHHANDEL_EXPORT(name) extern "C" __attribute__((export_name(name)))

extern "C" {
KUHHANDEL_IMPORT("progress") void page_progress(int done, int of);
KUHHANDEL_IMPORT("answer") void page_answer(char const* text, std::size_t size);
}

namespace kuhhandel::bindings {
namespace {

std::string& space() {
  static std::string instance;
  return instance;
}

void answer(boost::json::object const& object) {
  auto const text = boost::json::serialize(object);
  page_answer(text.data(), text.size());
}

void refuse(std::string_view error, std::string_view message) {
  answer({{"error", error}, {"message", message}});
}

void refuse(coach::NotAssessed const& why) {
  if (std::holds_alternative<coach::NotOver>(why)) return refuse("not_finished", "The game is not over yet.");
  refuse("bad_record", codec::sentence_of(std::get<codec::Fault>(why)));
}

}  // namespace

/// Space for a text of that many bytes; it holds until the next call.
KUHHANDEL_EXPORT("make_space") char* make_space(std::size_t size) {
  space().resize(size);
  return space().data();
}

/// A net by which trades go on in what is imagined, as its file is (neural/*.khn1), before a game is judged
/// of an edition that it plays. Answers with `{}` or an error.
KUHHANDEL_EXPORT("bring_net") void inject_net(std::size_t size) {
  auto const file = std::string_view(space()).substr(0, size);
  std::vector<std::uint8_t> const bytes(file.begin(), file.end());
  if (auto const wrong = neural::inject_net(bytes)) return refuse("bad_net", *wrong);
  answer({});
}

/// Judges the record of a finished game for a seat, with `worlds` imagined worlds (from 2) per judgement.
/// Reports progress; answers with the assessment, or an error.
KUHHANDEL_EXPORT("assess") void assess(int seat, int worlds, std::size_t size) {
  auto const record = codec::record_with_its_edition(std::string_view(space()).substr(0, size));
  if (!record) return refuse("bad_record", codec::text_of(record.error()));
  if (seat < 0 || seat >= static_cast<int>(record->seats.size())) {
    return refuse("no_such_seat", "The game has no such seat.");
  }
  auto const found = coach::assess(
      *record, seat_at(seat), {.worlds = worlds},
      [](std::size_t done, std::size_t of) { page_progress(static_cast<int>(done), static_cast<int>(of)); });
  if (!found) return refuse(found.error());
  answer(coach::to_json(*found, *record));
}

}  // namespace kuhhandel::bindings
