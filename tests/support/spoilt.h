// A document with one thing wrong in it, in every way and at every place.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <string>

namespace kuhhandel {

namespace spoilt {

/// Replacements for a value: every type, and numbers beyond any range.
inline boost::json::array others() {
  return {nullptr,
          true,
          -1,
          1,
          7,
          1'000'000'000'000,
          0.5,
          "",
          "cow",
          std::string(300, 'x'),
          boost::json::array{},
          boost::json::array{1},
          boost::json::object{},
          boost::json::object{{"cow", 1}}};
}

/// `each(document)` with something else at `place`, which is in `document`, and at all places in it.
template <class Each>
void at_every_place(boost::json::value& document, boost::json::value& place, Each const& each) {
  auto const good = place;
  for (auto const& other : others()) {
    place = other;
    each(document);
  }
  place = good;
  if (auto* const object = place.if_object()) {
    object->emplace("moo", 1);
    each(document);
    place = good;
    for (auto const& member : good.get_object()) {
      place.get_object().erase(member.key());
      each(document);
      place = good;
      at_every_place(document, place.get_object().at(member.key()), each);
    }
  }
  if (good.is_array()) {
    for (std::size_t i = 0; i < good.get_array().size(); ++i)
      at_every_place(document, place.get_array().at(i), each);
  }
}

}  // namespace spoilt

template <class Each>
void each_spoilt(boost::json::value const& good, Each const& each) {
  auto document = good;
  spoilt::at_every_place(document, document, each);
}

}  // namespace kuhhandel
