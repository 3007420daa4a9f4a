#include "bindings/c/layout.h"

#include <string_view>
#include <utility>

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

}  // namespace kuhhandel::bindings
