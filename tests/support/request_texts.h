// The content of a client's requests, before they have ids.
#pragma once

#include <string>
#include <vector>

#include "table/messages/client_message_shapes.h"
#include "terminal/wire/requests.h"
#include "tests/support/words.h"

namespace kuhhandel {

inline std::vector<std::string> texts_of(terminal::Requests const& requests) {
  std::vector<std::string> texts;
  for (auto const& request : requests)
    texts.push_back(codec::json_of([&](codec::JsonText& json) {
      table::kClientMessages.write(json, request, codec::InEdition{second()});
    }));
  return texts;
}

}  // namespace kuhhandel
