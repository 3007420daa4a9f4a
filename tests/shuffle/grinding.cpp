#include "tests/shuffle/grinding.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "codec/editions.h"
#include "engine/play.h"
#include "engine/random/rng.h"
#include "keys/shuffle.h"
#include "table/decide.h"
#include "table/due_fact.h"
#include "table/table.h"

namespace kuhhandel {
namespace {

constexpr Seat kHonest{0};
constexpr Seat kGrinder{1};
constexpr Seat kBot{2};
constexpr table::Instant kNow{1};

/// 64 hexadecimal digits.
std::string digits(Rng& rng) { return keys::sha256(std::to_string(rng.next())); }

struct Parts {
  std::string secret;
  std::string honest;
  std::string grinder;

  explicit Parts(Rng& rng) : secret(digits(rng)), honest(digits(rng)), grinder(digits(rng)) {}

  codec::ShuffleProof proof(bool with_grinder) const {
    codec::ShuffleProof proof{.commitment = {}, .secret = secret, .added = {{kHonest, honest}}};
    if (with_grinder) proof.added.push_back({kGrinder, grinder});
    return proof;
  }
};

Edition const& edition() { return *codec::edition_named("second"); }

bool has_first(codec::ShuffleProof const& proof) {
  return start(edition(), kPlayersGrinded, keys::seed_of(proof)).next.turn == kGrinder;
}

table::Table a_table() {
  table::Table table({.id = "grinder", .name = "Sunday", .edition = edition(), .seats = kPlayersGrinded});
  table.apply({kNow, table::fact::Seated{kHonest, "Anna"}});
  table.apply({kNow, table::fact::Seated{kGrinder, "Ben"}});
  table.apply({kNow, table::fact::BotSeated{kBot, "random", "Lotte"}});
  return table;
}

void apply(table::Table& table, std::optional<table::Fact> fact) {
  if (fact) table.apply({kNow, std::move(*fact)});
}

void open(table::Table& table, Seat seat, std::string const& random) {
  apply(table, table::decide_opening(table, seat, random, keys::sha256(random)));
}

/// The grinder sees all parts, then opens its own, or refuses by `rule`: it leaves the table, or stays silent
/// until the table deals without its part.
void try_at_table(table::Table table, Parts const& parts, ShuffleRule rule, Grinding& sums) {
  table.apply({kNow, table::fact::Committed{parts.secret, keys::commitment_to(parts.secret)}});
  apply(table, table::decide_binding(table, kHonest, keys::sha256(parts.honest)));
  apply(table, table::decide_binding(table, kGrinder, keys::sha256(parts.grinder)));
  table.apply({kNow, *table::decide(table, kHonest, table::order::Start{}, {}, kNow)});
  open(table, kHonest, parts.honest);
  bool const likes_it = has_first(parts.proof(true));
  // Otherwise it tries a different part than the committed one, then leaves.
  open(table, kGrinder, likes_it ? parts.grinder : keys::sha256(parts.grinder));
  if (!likes_it && rule == ShuffleRule::leaves) table.apply({kNow, table::fact::SeatVacated{kGrinder}});
  if (!likes_it && rule == ShuffleRule::stays_silent)
    apply(table, table::due_fact(table, kNow + table::kOpeningTime));
  auto const& shuffle = table.shuffle();
  if (!shuffle || !shuffle->is_open()) return;
  auto const proof = table::proof_of(*shuffle, {});
  if (!proof.withheld.empty()) ++sums.shown;
  table.apply({kNow, table::fact::Started{keys::seed_of(proof)}});
  ++sums.deals;
  if (table.game()->state.turn == kGrinder) ++sums.had_first;
}

bool is_first_in_one_of(Parts parts, Rng& rng) {
  for (int part = 0; part < kPartsTried; ++part) {
    if (has_first(parts.proof(true))) return true;
    parts.grinder = digits(rng);
  }
  return false;
}

}  // namespace

Grinding grind(ShuffleRule rule, int tries, std::uint64_t seed) {
  Rng rng(seed);
  auto const table = a_table();
  Grinding sums{.tries = tries};
  for (int i = 0; i < tries; ++i) {
    Parts const parts(rng);
    if (rule != ShuffleRule::added_openly) {
      try_at_table(table, parts, rule, sums);
      continue;
    }
    ++sums.deals;
    if (is_first_in_one_of(parts, rng)) ++sums.had_first;
  }
  return sums;
}

}  // namespace kuhhandel
