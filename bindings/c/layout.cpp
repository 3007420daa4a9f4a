#include "bindings/c/layout.h"

#include <string_view>
#include <utility>

#include "engine/compact_replies.h"
#include "engine/observation_layout.h"

namespace kuhhandel::bindings {
namespace {

std::string_view word_of(Reading reading) {
  switch (reading) {
    case Reading::number:
      return "number";
    case Reading::tens:
      return "tens";
    case Reading::seat:
      return "seat";
    case Reading::seats:
      return "seats";
    case Reading::animal:
      return "animal";
  }
  std::unreachable();
}

std::string member(std::string_view name, int number) {
  return ",\"" + std::string(name) + "\":" + std::to_string(number);
}

std::string json_of(ObservedPart const& part) {
  return "{\"name\":\"" + std::string(part.name) + "\"" + member("at", part.at) +
         member("bytes", part.bytes) + member("count", part.count) + member("each_seat", part.each_seat) +
         member("plus", part.plus) + ",\"reading\":\"" + std::string(word_of(part.reading)) + "\"}";
}

}  // namespace

std::string observation_layout() {
  std::string parts;
  for (auto const& part : kObservedParts) parts += (parts.empty() ? "" : ",") + json_of(part);
  return "{\"version\":" + std::to_string(kObservationVersion) + member("size", kObservationSize) +
         ",\"parts\":[" + parts + "]}";
}

std::string compact_layout(Edition const& edition) {
  std::string parts;
  for (auto const& [name, at, count] : compact_parts(edition)) {
    parts += std::string(parts.empty() ? "" : ",") + "{\"name\":\"" + std::string(name) + "\"" +
             member("at", at) + member("count", count) + "}";
  }
  std::string table;
  for (int number = 0; number < compact_count(edition); ++number) {
    auto const reply = in_table(edition, static_cast<CompactReply>(number));
    table += (table.empty() ? "" : ",") + std::to_string(static_cast<int>(reply));
  }
  return "{\"size\":" + std::to_string(compact_count(edition)) + ",\"hash\":\"" +
         std::to_string(compact_hash(edition)) + "\",\"parts\":[" + parts + "],\"table\":[" + table + "]}";
}

}  // namespace kuhhandel::bindings
