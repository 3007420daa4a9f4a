#include "bindings/c/editions.h"

#include <deque>
#include <mutex>
#include <optional>

#include "bindings/c/json_field.h"
#include "codec/edition/edition_reading.h"
#include "editions/built_in.h"

namespace kuhhandel::bindings {
namespace {

struct Added {
  Edition edition;
  Json json;
  std::string text;
};

std::mutex of_added;
std::deque<Added> all_added;  // a deque: added editions keep their address

Added const* added_as(std::string_view id) {
  std::scoped_lock const alone(of_added);
  for (auto const& one : all_added) {
    if (one.edition.id.text() == id) return &one;
  }
  return nullptr;
}

}  // namespace

Edition const* edition_named(std::string_view id) {
  if (auto const* const published = editions::named(id)) return published;
  auto const* const added = added_as(id);
  return added == nullptr ? nullptr : &added->edition;
}

std::string_view file_of(std::string_view id) {
  auto const* const added = added_as(id);
  return added == nullptr ? std::string_view() : added->text;
}

std::string add_edition(std::string_view text) {
  auto const json = json_from(text);
  if (!json) return json.error();
  std::optional<std::string> problem;
  // The names for users are not needed here.
  auto const edition = codec::edition_by(JsonField(problem, "", &*json), [](auto const&, auto const&) {});
  if (problem) return *problem;
  auto const id = edition.id.text();
  if (editions::named(id) != nullptr) return "id: '" + std::string(id) + "' is a published edition";
  if (auto const* const known = added_as(id)) {
    return known->json == *json ? "" : "id: '" + std::string(id) + "' is another edition already";
  }
  std::scoped_lock const alone(of_added);
  all_added.push_back({edition, *json, std::string(text)});
  return "";
}

}  // namespace kuhhandel::bindings
