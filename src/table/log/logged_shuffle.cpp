#include "table/log/logged_shuffle.h"

#include <boost/json/serialize.hpp>
#include <cstdint>
#include <limits>

#include "codec/seats.h"

namespace kuhhandel::table {
namespace {

constexpr std::size_t kLongest = 1000;

BoundChance read_bound(codec::Field const& field) {
  auto const fields = field.fields({"seat", "hash", "random", "withheld"});
  return {.seat = codec::read_seat(fields.required("seat")),
          .hash = std::string(fields.required("hash").text(kLongest)),
          .random = std::string(fields.required("random").text(kLongest)),
          .withheld = fields.optional("withheld").truth()};
}

void write_bound(codec::JsonText& json, BoundChance const& chance) {
  json.open_object();
  codec::write_members(json, "seat", chance.seat, "hash", chance.hash, "random", chance.random);
  if (chance.withheld) codec::write_members(json, "withheld", true);
  json.close_object();
}

}  // namespace

void LoggedProof::write(codec::JsonText& json, codec::ShuffleProof const& proof) {
  json.append(boost::json::serialize(codec::to_json(proof)));
}

void LoggedShuffle::write(codec::JsonText& json, Shuffle const& shuffle) {
  json.open_object();
  codec::write_members(json, "commitment", shuffle.commitment, "secret", shuffle.secret, "opening",
                       shuffle.opening);
  if (shuffle.opening) codec::write_members(json, "since", shuffle.opening_since.count());
  json.name("bound");
  json.open_list();
  for (auto const& chance : shuffle.bound) write_bound(json, chance);
  json.close_list();
  json.close_object();
}

Shuffle LoggedShuffle::read(codec::Field const& field) {
  auto const fields = field.fields({"commitment", "secret", "opening", "since", "bound"});
  Shuffle shuffle{.commitment = std::string(fields.required("commitment").text(kLongest)),
                  .secret = std::string(fields.required("secret").text(kLongest)),
                  .opening = fields.required("opening").truth()};
  if (auto const since = fields.optional("since"); since.present())
    shuffle.opening_since = Instant{since.whole(0, std::numeric_limits<std::int64_t>::max())};
  for (auto const& chance : fields.required("bound").list(0, kMaxSeats))
    shuffle.bound.push_back(read_bound(chance));
  return shuffle;
}

}  // namespace kuhhandel::table
