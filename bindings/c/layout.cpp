#include "bindings/c/layout.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "engine/ceilings/ceiling_replies.h"
#include "engine/choices/compact_replies.h"
#include "engine/choices/replies.h"
#include "engine/knowledge/observation_layout.h"
#include "neural/network/features.h"

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

std::string json_of(neural::NamedFeature const& named) {
  auto const& feature = named.feature;
  return "{\"name\":\"" + named.name + "\"" + member("at", feature.at) +
         ",\"wide\":" + (feature.wide ? "true" : "false") + member("shift", feature.shift) +
         member("bits", feature.bits) + member("equals", feature.equals) + member("above", feature.above) +
         member("times", feature.times) + "}";
}

std::string json_of(std::string_view name, int at, int count) {
  return "{\"name\":\"" + std::string(name) + "\"" + member("at", at) + member("count", count) + "}";
}

/// The kinds of replies in the order of their numbers; each ends where the next begins.
constexpr std::array<std::pair<std::string_view, Reply>, 16> kReplies{{{"auction", Reply::auction},
                                                                       {"stop", Reply::stop},
                                                                       {"trade", Reply::trade},
                                                                       {"sell", Reply::sell},
                                                                       {"buy", Reply::buy},
                                                                       {"accept", Reply::accept},
                                                                       {"counter", Reply::counter},
                                                                       {"take", Reply::take},
                                                                       {"lay", Reply::lay},
                                                                       {"keep", Reply::keep},
                                                                       {"give", Reply::give},
                                                                       {"exclude", Reply::exclude},
                                                                       {"money", Reply::money},
                                                                       {"silent", Reply::silent},
                                                                       {"claim", Reply::claim},
                                                                       {"bid", Reply::bid}}};

}  // namespace

std::string observation_layout() {
  std::string parts;
  for (auto const& part : kObservedParts) parts += (parts.empty() ? "" : ",") + json_of(part);
  return "{\"version\":" + std::to_string(kObservationVersion) + member("size", kObservationSize) +
         ",\"parts\":[" + parts + "]}";
}

std::string reply_layout(Edition const& edition) {
  std::string parts;
  for (std::size_t i = 0; i < kReplies.size(); ++i) {
    auto const& [name, first] = kReplies[i];
    auto const at = static_cast<int>(first);
    auto const end =
        i + 1 < kReplies.size() ? static_cast<int>(kReplies[i + 1].second) : reply_count(edition);
    parts += (parts.empty() ? "" : ",") + json_of(name, at, end - at);
  }
  return "{\"size\":" + std::to_string(reply_count(edition)) + ",\"parts\":[" + parts + "]}";
}

std::string compact_layout(Edition const& edition) {
  std::string parts;
  for (auto const& [name, at, count] : compact_parts(edition)) {
    parts += (parts.empty() ? "" : ",") + json_of(name, at, count);
  }
  std::string table;
  for (int number = 0; number < compact_count(edition); ++number) {
    auto const reply = in_table(edition, static_cast<CompactReply>(number));
    table += (table.empty() ? "" : ",") + std::to_string(static_cast<int>(reply));
  }
  return "{\"size\":" + std::to_string(compact_count(edition)) + ",\"hash\":\"" +
         std::to_string(compact_hash(edition)) + "\",\"parts\":[" + parts + "],\"table\":[" + table + "]}";
}

std::string features_layout(int seats) {
  std::string all;
  for (auto const& named : neural::named_features(seats)) all += (all.empty() ? "" : ",") + json_of(named);
  return "{\"hash\":\"" + std::to_string(neural::Features(seats).hash()) + "\",\"features\":[" + all + "]}";
}

std::string ceiling_layout() {
  std::string table;
  for (int number = 0; number < kCeilingReplies; ++number) {
    auto const reply = static_cast<int>(full_of(static_cast<CeilingReply>(number)));
    table += (table.empty() ? "" : ",") + std::to_string(reply);
  }
  return "{\"hash\":\"" + std::to_string(ceiling_replies_hash()) + "\",\"table\":[" + table + "]}";
}

}  // namespace kuhhandel::bindings
