#include "codec/editions.h"

#include <cstdlib>

#include "codec/edition.h"
#include "codec/edition_texts.h"
#include "codec/parse.h"
#include "codec/rules.h"

namespace kuhhandel {
namespace {

constexpr std::size_t kLongestId = 24;

struct Published {
  Edition edition;
  std::string_view text;
};

/// A file that cannot be read is our own mistake, which the first start and every test shows.
Edition edition_of(std::string_view text) {
  auto const document = parse(text);
  if (!document) std::abort();
  auto const edition = edition_from(*document);
  if (!edition) std::abort();
  return *edition;
}

std::vector<Published> const& published() {
  static auto const all = [] {
    std::vector<Published> editions;
    for (auto const text : edition_texts()) editions.push_back({edition_of(text), text});
    return editions;
  }();
  return all;
}

Published const* published_as(std::string_view id) {
  for (auto const& one : published()) {
    if (one.edition.id.text() == id) return &one;
  }
  return nullptr;
}

}  // namespace

std::vector<std::string_view> edition_ids(Purpose purpose) {
  std::vector<std::string_view> ids;
  for (auto const& one : published()) {
    if (one.edition.purpose == purpose) ids.push_back(one.edition.id.text());
  }
  return ids;
}

std::vector<std::string_view> edition_ids() {
  auto ids = edition_ids(Purpose::play);
  auto const small = edition_ids(Purpose::research);
  ids.insert(ids.end(), small.begin(), small.end());
  return ids;
}

Edition const* edition_named(std::string_view id) {
  auto const* const found = published_as(id);
  return found == nullptr ? nullptr : &found->edition;
}

Edition read_edition_to_play(Fields const& fields) {
  auto const id = fields.required("edition");
  auto const* const edition = edition_named(id.text(kLongestId));
  if (edition == nullptr || edition->purpose != Purpose::play) {
    id.refuse("no such edition; there are: " + list_of(edition_ids(Purpose::play)));
    return {};
  }
  auto with_rules = *edition;
  if (auto const rules = fields.optional("rules"); rules.present()) {
    with_rules.rules = read_house_rules(rules, *edition);
  }
  return with_rules;
}

std::string_view edition_text(std::string_view id) {
  auto const* const found = published_as(id);
  return found == nullptr ? std::string_view{} : found->text;
}

}  // namespace kuhhandel
