#include "codec/editions.h"

#include <boost/json/serialize.hpp>
#include <cstdlib>
#include <deque>
#include <string>
#include <utility>

#include "codec/edition/edition.h"
#include "codec/edition/edition_texts.h"
#include "codec/edition/rules.h"
#include "codec/text/parse.h"

namespace kuhhandel::codec {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestId = 24;
constexpr json::string_view kCarried = "edition_file";

struct Published {
  Edition edition;
  std::string text;
  json::object words;  // only of editions given as files
  bool is_added = false;
};

std::expected<Published, FormatError> published_from(std::string_view text) {
  auto const document = parse(text);
  if (!document) return std::unexpected(document.error());
  auto const edition = edition_from(*document);
  if (!edition) return std::unexpected(edition.error());
  Published published{.edition = *edition, .text = std::string(text), .words = {}};
  auto const* const words = document->as_object().if_contains("words");
  if (words != nullptr) published.words = words->as_object();
  return published;
}

/// An unreadable built-in file is our bug, which the first start and every test reveal. Clients are built
/// with the texts of these editions.
Published built_in(std::string_view text) {
  auto published = published_from(text);
  if (!published) std::abort();
  published->words.clear();
  return *std::move(published);
}

/// A deque, so that adding an edition does not move the others, to which pointers exist.
std::deque<Published>& published() {
  static auto all = [] {
    std::deque<Published> editions;
    for (auto const text : edition_texts()) editions.push_back(built_in(text));
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

json::object edition_for_people(Edition const& edition) {
  auto object = to_json(edition);
  auto const* const found = published_as(edition.id.text());
  if (found != nullptr && !found->words.empty()) object["words"] = found->words;
  return object;
}

std::expected<Edition const*, FormatError> add_edition(std::string_view text) {
  auto added = published_from(text);
  if (!added) return std::unexpected(added.error());
  auto const id = added->edition.id.text();
  if (published_as(id) != nullptr) {
    return std::unexpected(FormatError{"id", "is taken: there is an edition " + std::string(id)});
  }
  added->is_added = true;
  return &published().emplace_back(*std::move(added)).edition;
}

void embed_edition(json::object& document, Edition const& edition) {
  auto const* const found = published_as(edition.id.text());
  document["edition"] = edition.id.text();
  if (found != nullptr && found->is_added) document[kCarried] = *parse(found->text);
}

std::optional<FormatError> add_embedded_edition(json::value const& document) {
  auto const* const object = document.if_object();
  auto const* const file = object == nullptr ? nullptr : object->if_contains(kCarried);
  if (file == nullptr) return {};
  auto const edition = read_document(*file, std::string(kCarried), read_edition);
  if (!edition) return edition.error();
  auto const* const known = edition_named(edition->id.text());
  if (known == nullptr) {
    (void)add_edition(json::serialize(*file));
  } else if (to_json(*known) != to_json(*edition)) {
    return FormatError{std::string(kCarried), "is another edition than the one that goes by its id here"};
  }
  return {};
}

}  // namespace kuhhandel::codec
