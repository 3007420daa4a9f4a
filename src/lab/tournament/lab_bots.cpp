#include "tournament/lab_bots.h"

#include "neural/bot_from.h"
#include "strangers/strangers_from.h"
#include "tournament/mixed_bot.h"

namespace kuhhandel::tournament {
namespace {

constexpr std::string_view kMix = "mix:";

}  // namespace

std::expected<std::unique_ptr<bots::Bot>, std::string> lab_bot_from(std::string_view description) {
  if (strangers::names_strangers(description)) return strangers::strangers_from(description);
  if (description.starts_with(kMix)) return mixed_bot_from(description.substr(kMix.size()));
  return neural::bot_from(description);
}

std::string fault_at_table(std::string_view description, Edition const& edition, int seats) {
  if (description.starts_with(kMix))
    return fault_of_mix_at_table(description.substr(kMix.size()), edition, seats);
  return neural::fault_at_table(description, edition, seats);
}

}  // namespace kuhhandel::tournament
