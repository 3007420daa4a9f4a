// Faces that players choose, so that the others recognise them at a table.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "codec/wire/kinds.h"

namespace kuhhandel::codec {

enum class Face : std::uint8_t {
  cat,
  dog,
  pig,
  goat,
  sheep,
  rooster,
  hat,
  cap,
  moustache,
  pigtails,
  headscarf,
  monocle
};

/// Returns the protocol's name of the face.
std::string_view word_of(Face face);

template <>
inline constexpr std::array kEach<Face>{Face::cat,       Face::dog,      Face::pig,       Face::goat,
                                        Face::sheep,     Face::rooster,  Face::hat,       Face::cap,
                                        Face::moustache, Face::pigtails, Face::headscarf, Face::monocle};
template <>
inline constexpr Definition kDefinition<Face>{"FaceId", "A player's face: an animal or a thing to wear."};

}  // namespace kuhhandel::codec
