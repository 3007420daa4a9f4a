#include "bindings/c/bot_from.h"

#include "neural/bot_from.h"
#include "strangers/strangers_from.h"

namespace kuhhandel::bindings {

std::expected<std::unique_ptr<bots::Bot>, std::string> bot_from(std::string_view description) {
  if (strangers::names_strangers(description)) return strangers::strangers_from(description);
  return neural::bot_from(description);
}

}  // namespace kuhhandel::bindings
