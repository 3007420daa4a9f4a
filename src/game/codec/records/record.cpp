#include "codec/records/record.h"

#include <boost/json/array.hpp>

#include "codec/edition/rules.h"
#include "codec/editions.h"
#include "codec/moves/command.h"
#include "codec/records/fingerprints.h"
#include "codec/records/position.h"
#include "codec/seats.h"
#include "codec/text/parse.h"
#include "codec/text/written_text.h"

namespace kuhhandel::codec {
namespace {

namespace json = boost::json;

constexpr json::string_view kFormat = "kuhhandel-record";
constexpr int kVersion = 1;
constexpr std::size_t kMostCommands = 1'000'000;
constexpr std::size_t kLongestPlayerName = 100;  // letters

void check_format(Fields const& fields) {
  auto const format = fields.required("format");
  if (format.text(80) != kFormat && format.is_text()) format.refuse("must be \"kuhhandel-record\"");
  auto const version = fields.required("version");
  if (version.whole(0, INT32_MAX) != kVersion && version.sound()) version.refuse("must be 1");
}

int read_rules_version(Field const& field) {
  auto const version = field.present() ? static_cast<int>(field.whole(1, INT32_MAX)) : 1;
  if (version > kRulesVersion) {
    field.refuse("was played by later rules than this program knows, which are of version " +
                 std::to_string(kRulesVersion));
  }
  return version;
}

/// Returns nullptr, and refuses the field, if no edition has this id.
Edition const* read_edition_id(Field const& field) {
  auto const* const edition = edition_named(field.text(80));
  if (edition == nullptr && field.is_text()) {
    field.refuse("no edition is called that; known are " + list_of(edition_ids()));
  }
  return edition;
}

void read_seats(Field const& field, Record& record) {
  auto const fewest = static_cast<std::size_t>(record.edition.fewest_seats);
  auto const most = static_cast<std::size_t>(record.edition.most_seats);
  for (auto const& name : field.list(fewest, most))
    record.seats.push_back(read_written_text(name, kLongestPlayerName));
}

void read_start(Fields const& fields, Record& record) {
  auto const seats = static_cast<int>(record.seats.size());
  auto const seed = fields.optional("seed");
  auto const position = fields.optional("position");
  auto const first = fields.optional("first");
  if (seed.present() && position.present())
    return position.refuse("cannot be combined with a seed; use one of them");
  if (position.present()) {
    if (first.present()) first.refuse("goes with a seed; in a position it is turn");
    if (auto const proof = fields.optional("proof"); proof.present()) proof.refuse("goes with a seed");
    record.from = read_position(position, record.edition, seats);
    return;
  }
  Dealt dealt{.seed = std::string(fields.required("seed").text(std::string::npos)), .first = {}};
  if (first.present()) dealt.first = read_seat(first, seats);
  auto const proof = fields.optional("proof");
  if (proof.present()) dealt.proof = read_shuffle_proof(proof, seats);
  record.from = std::move(dealt);
}

std::vector<std::optional<Face>> read_faces(Field const& field, std::size_t seats) {
  std::vector<std::optional<Face>> faces;
  for (auto const& face : field.list(seats, seats))
    faces.push_back(KindOf<std::optional<Face>>::read(face, NoEdition{}));
  return faces;
}

Record read_record(Field const& field) {
  auto const fields =
      field.fields({"format", "version", "rules_version", "edition", "edition_file", "rules", "seats",
                    "faces", "seed", "first", "proof", "position", "commands", "races", "trail"});
  Record record;
  check_format(fields);
  record.rules_version = read_rules_version(fields.optional("rules_version"));
  auto const* const edition = read_edition_id(fields.required("edition"));
  if (edition == nullptr) return record;
  record.edition = *edition;
  auto const rules = fields.optional("rules");
  if (rules.present()) record.edition.rules = read_house_rules(rules, *edition);
  read_seats(fields.required("seats"), record);
  if (!field.sound()) return record;
  if (auto const faces = fields.optional("faces"); faces.present())
    record.faces = read_faces(faces, record.seats.size());
  read_start(fields, record);
  // Details of the races are only for people: the commands contain the winners.
  if (auto const races = fields.optional("races"); races.present()) races.list(0, kMostCommands);
  for (auto const& command : fields.required("commands").list(0, kMostCommands)) {
    record.commands.push_back(read_command(command, record.edition));
    if (!command.sound()) break;
  }
  if (auto const fingerprints = fields.optional("trail"); fingerprints.present() && field.sound())
    record.fingerprints = read_fingerprints(fingerprints, record.commands.size());
  return record;
}

json::array faces_to_json(std::vector<std::optional<Face>> const& faces) {
  json::array words;
  for (auto const& face : faces)
    words.push_back(face ? json::value(json::string_view(word_of(*face))) : json::value());
  return words;
}

void write(Dealt const& dealt, Edition const&, json::object& object) {
  object["seed"] = dealt.seed;
  if (dealt.first) object["first"] = to_json(*dealt.first);
  if (dealt.proof) object["proof"] = to_json(*dealt.proof);
}
void write(State const& position, Edition const& edition, json::object& object) {
  object["position"] = position_to_json(position, edition);
}

}  // namespace

json::object to_json(Record const& record) {
  auto const id = record.edition.id.text();
  auto const* const published = edition_named(id);
  json::object object{{"format", kFormat}, {"version", kVersion}};
  embed_edition(object, record.edition);
  object["rules_version"] = record.rules_version;
  object["rules"] = published == nullptr ? to_json(record.edition.rules)
                                         : difference(record.edition.rules, published->rules);
  object["seats"] = json::array(record.seats.begin(), record.seats.end());
  if (!record.faces.empty()) object["faces"] = faces_to_json(record.faces);
  std::visit([&](auto const& from) { write(from, record.edition, object); }, record.from);
  json::array commands;
  commands.reserve(record.commands.size());
  for (auto const& command : record.commands) commands.push_back(to_json(command, record.edition));
  object["commands"] = std::move(commands);
  if (!record.fingerprints.empty()) object["trail"] = fingerprints_text(record.fingerprints);
  return object;
}

std::expected<Record, FormatError> record_from(json::value const& document) {
  return read_document(document, "", read_record);
}

std::expected<Record, FormatError> record_from_text(std::string_view text) {
  auto const document = parse(text);
  if (!document) return std::unexpected(document.error());
  return record_from(*document);
}

std::expected<Record, FormatError> record_with_its_edition(std::string_view text) {
  auto const document = parse(text);
  if (!document) return std::unexpected(document.error());
  if (auto wrong = add_embedded_edition(*document)) return std::unexpected(*std::move(wrong));
  return record_from(*document);
}

}  // namespace kuhhandel::codec
