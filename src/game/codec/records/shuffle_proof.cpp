#include "codec/records/shuffle_proof.h"

#include <algorithm>
#include <boost/json/array.hpp>

#include "codec/seats.h"

namespace kuhhandel::codec {
namespace {

namespace json = boost::json;

constexpr std::size_t kDigits = 64;

std::vector<BrokenOff> read_broken_off(Field const& field, int seats) {
  std::vector<BrokenOff> broken_off;
  if (!field.present()) return broken_off;
  for (auto const& one : field.list(1, kMostBrokenOff)) {
    auto const parts = one.fields({"commitment", "seat"});
    broken_off.push_back({.commitment = read_chance(parts.required("commitment")),
                          .seat = read_seat(parts.required("seat"), seats)});
  }
  return broken_off;
}

std::vector<WithheldChance> read_withheld(Field const& field, int seats) {
  std::vector<WithheldChance> withheld;
  if (!field.present()) return withheld;
  for (auto const& one : field.list(1, kMaxSeats)) {
    auto const parts = one.fields({"seat", "hash"});
    withheld.push_back(
        {.seat = read_seat(parts.required("seat"), seats), .hash = read_chance(parts.required("hash"))});
  }
  return withheld;
}

}  // namespace

std::string read_chance(Field const& field) {
  auto const text = field.text(kDigits);
  if (field.is_text() && !is_chance(text)) field.refuse("must be 64 hexadecimal digits, small letters");
  return std::string(text);
}

std::string seed_text(ShuffleProof const& proof) {
  auto text = proof.secret;
  for (auto const& [seat, random] : proof.added) text += '/' + std::to_string(index_of(seat)) + ':' + random;
  return text;
}

bool is_chance(std::string_view text) {
  return text.size() == kDigits && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

json::object to_json(ShuffleProof const& proof) {
  json::array added;
  for (auto const& [seat, random] : proof.added)
    added.push_back(json::object{{"seat", to_json(seat)}, {"random", random}});
  json::array broken_off;
  for (auto const& [commitment, seat] : proof.broken_off)
    broken_off.push_back(json::object{{"commitment", commitment}, {"seat", to_json(seat)}});
  json::object object{{"commitment", proof.commitment}, {"secret", proof.secret}, {"added", added}};
  if (!broken_off.empty()) object["broken_off"] = broken_off;
  json::array withheld;
  for (auto const& [seat, hash] : proof.withheld)
    withheld.push_back(json::object{{"seat", to_json(seat)}, {"hash", hash}});
  if (!withheld.empty()) object["withheld"] = withheld;
  return object;
}

ShuffleProof read_shuffle_proof(Field const& field, int seats) {
  auto const fields = field.fields({"commitment", "secret", "added", "broken_off", "withheld"});
  ShuffleProof proof{.commitment = read_chance(fields.required("commitment")),
                     .secret = read_chance(fields.required("secret")),
                     .added = {}};
  for (auto const& one : fields.required("added").list(0, kMaxSeats)) {
    auto const parts = one.fields({"seat", "random"});
    proof.added.push_back(
        {.seat = read_seat(parts.required("seat"), seats), .random = read_chance(parts.required("random"))});
  }
  proof.broken_off = read_broken_off(fields.optional("broken_off"), seats);
  proof.withheld = read_withheld(fields.optional("withheld"), seats);
  return proof;
}

}  // namespace kuhhandel::codec
