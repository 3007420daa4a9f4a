#include "table/log/log_json.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <utility>

#include "codec/edition/rules.h"
#include "codec/editions.h"
#include "codec/text/field.h"
#include "codec/text/parse.h"
#include "table/log/fact_shapes.h"
#include "table/settings/table_settings_json.h"

namespace kuhhandel::table {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestText = 1000;

std::string read_text(codec::Fields const& fields, std::string_view name) {
  return std::string(fields.required(name).text(kLongestText));
}

Fact read_fact_fields(codec::Field const& root, Edition const& edition) {
  auto const name = root.fields_of_any_name().required("name");
  auto fact = kFacts.read(root, name.text(kLongestText), codec::StrictlyIn{edition});
  if (fact) return Fact(*std::move(fact));
  name.refuse("is not a fact known to this version");
  return fact::Reopened{};
}

/// Before version 1.1 the log called a round trip `path`.
void name_round_trip_anew(json::value& fact) {
  auto* const object = fact.if_object();
  if (object == nullptr) return;
  auto* const path = object->if_contains("path");
  if (path == nullptr || object->contains("lag")) return;
  object->emplace("lag", std::move(*path));
  object->erase("path");
}

std::optional<Strangers> read_strangers(codec::Field const& field) {
  if (!field.present()) return {};
  auto const fields = field.fields({"bots", "language"});
  return Strangers{.bots = fields.required("bots").truth(),
                   .language = std::string(fields.required("language").text(kLongestLanguage))};
}

TableSetup read_setup_fields(codec::Field const& root) {
  // `unhurried` is in logs of introductions up to version 2.1.
  auto const fields = root.fields({"id", "name", "edition", "edition_file", "rules", "seats", "public",
                                   "speed", "answer_within", "unhurried", "strangers"});
  auto const* const edition = codec::edition_named(fields.required("edition").text(kLongestText));
  if (edition == nullptr) fields.required("edition").refuse("is not an edition known to this version");
  TableSetup setup{.id = read_text(fields, "id"),
                   .name = read_text(fields, "name"),
                   .edition = edition == nullptr ? Edition{} : *edition,
                   .seats = static_cast<int>(fields.required("seats").whole(1, kMaxSeats)),
                   .is_public = fields.required("public").truth(),
                   .speed = Speed{static_cast<int>(fields.required("speed").whole(0, kFastestSpeed))}};
  setup.answer_within = read_answer_within(fields.optional("answer_within"));
  setup.strangers = read_strangers(fields.optional("strangers"));
  setup.edition.rules = codec::read_house_rules(fields.required("rules"), setup.edition);
  return setup;
}

/// Facts after an arrangement are read with its edition.
void follow(Edition& edition, Fact const& fact) {
  if (auto const* const arranged = std::get_if<fact::Arranged>(&fact))
    edition = edition_of(arranged->arrangement);
}

}  // namespace

std::string setup_text(TableSetup const& setup) {
  auto const id = setup.edition.id.text();
  json::object object{{"id", setup.id}, {"name", setup.name}};
  codec::embed_edition(object, setup.edition);
  object["rules"] = codec::difference(setup.edition.rules, codec::edition_named(id)->rules);
  object["seats"] = setup.seats;
  object["public"] = setup.is_public;
  object["speed"] = static_cast<int>(setup.speed);
  if (auto const& strangers = setup.strangers)
    object["strangers"] = {{"bots", strangers->bots}, {"language", strangers->language}};
  if (setup.answer_within) object["answer_within"] = setup.answer_within->count();
  return json::serialize(object);
}

std::expected<TableSetup, codec::FormatError> read_setup(std::string_view text) {
  auto const document = codec::parse(text);
  if (!document) return std::unexpected(document.error());
  return codec::read_document(*document, {}, read_setup_fields);
}

std::string fact_text(Fact const& fact, Edition const& edition) {
  return codec::json_of([&](codec::JsonText& json) { kFacts.write(json, fact, codec::InEdition{edition}); });
}

std::expected<Fact, codec::FormatError> read_fact(std::string_view text, Edition const& edition) {
  auto document = codec::parse(text);
  if (!document) return std::unexpected(document.error());
  name_round_trip_anew(*document);
  return codec::read_document(*document, {},
                              [&](codec::Field const& root) { return read_fact_fields(root, edition); });
}

std::expected<Fact, codec::FormatError> FactReader::read(std::string_view text) {
  auto fact = read_fact(text, edition_);
  if (fact) follow(edition_, *fact);
  return fact;
}

std::string FactWriter::text(Fact const& fact) {
  auto text = fact_text(fact, edition_);
  follow(edition_, fact);
  return text;
}

}  // namespace kuhhandel::table
