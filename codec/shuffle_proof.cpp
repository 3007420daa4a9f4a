#include "codec/shuffle_proof.h"

#include <algorithm>
#include <boost/json/array.hpp>

#include "codec/seats.h"

namespace kuhhandel::codec {
namespace {

namespace json = boost::json;

constexpr std::size_t kDigits = 64;

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

json::array to_json(std::vector<AddedChance> const& added) {
  json::array list;
  for (auto const& [seat, random] : added) {
    list.push_back(json::object{{"seat", to_json(seat)}, {"random", random}});
  }
  return list;
}

json::object to_json(ShuffleProof const& proof) {
  return {{"commitment", proof.commitment}, {"secret", proof.secret}, {"added", to_json(proof.added)}};
}

ShuffleProof read_shuffle_proof(Field const& field, int seats) {
  auto const fields = field.fields({"commitment", "secret", "added"});
  ShuffleProof proof{.commitment = read_chance(fields.required("commitment")),
                     .secret = read_chance(fields.required("secret")),
                     .added = {}};
  for (auto const& one : fields.required("added").list(0, kMaxSeats)) {
    auto const parts = one.fields({"seat", "random"});
    proof.added.push_back(
        {.seat = read_seat(parts.required("seat"), seats), .random = read_chance(parts.required("random"))});
  }
  return proof;
}

}  // namespace kuhhandel::codec
