#include "table/logged_shuffle.h"

#include <boost/json/serialize.hpp>

#include "codec/seats.h"

namespace kuhhandel::table {
namespace {

constexpr std::size_t kLongest = 1000;

BoundChance read_bound(codec::Field const& field) {
  auto const fields = field.fields({"seat", "hash", "random"});
  return {.seat = codec::read_seat(fields.required("seat")),
          .hash = std::string(fields.required("hash").text(kLongest)),
          .random = std::string(fields.required("random").text(kLongest))};
}

}  // namespace

void LoggedProof::write(codec::JsonText& json, codec::ShuffleProof const& proof) {
  json.append(boost::json::serialize(codec::to_json(proof)));
}

void LoggedShuffle::write(codec::JsonText& json, Shuffle const& shuffle) {
  json.open_object();
  codec::write_members(json, "commitment", shuffle.commitment, "secret", shuffle.secret, "opening",
                       shuffle.opening);
  json.name("bound");
  json.open_list();
  for (auto const& [seat, hash, random] : shuffle.bound)
    codec::write_object(json, "seat", seat, "hash", hash, "random", random);
  json.close_list();
  json.close_object();
}

Shuffle LoggedShuffle::read(codec::Field const& field) {
  auto const fields = field.fields({"commitment", "secret", "opening", "bound"});
  Shuffle shuffle{.commitment = std::string(fields.required("commitment").text(kLongest)),
                  .secret = std::string(fields.required("secret").text(kLongest)),
                  .opening = fields.required("opening").truth()};
  for (auto const& chance : fields.required("bound").list(0, kMaxSeats))
    shuffle.bound.push_back(read_bound(chance));
  return shuffle;
}

}  // namespace kuhhandel::table
