#include "codec/face.h"

#include <utility>

namespace kuhhandel::codec {

std::string_view word_of(Face face) {
  switch (face) {
    case Face::cat:
      return "cat";
    case Face::dog:
      return "dog";
    case Face::pig:
      return "pig";
    case Face::goat:
      return "goat";
    case Face::sheep:
      return "sheep";
    case Face::rooster:
      return "rooster";
    case Face::hat:
      return "hat";
    case Face::cap:
      return "cap";
    case Face::moustache:
      return "moustache";
    case Face::pigtails:
      return "pigtails";
    case Face::headscarf:
      return "headscarf";
    case Face::monocle:
      return "monocle";
  }
  std::unreachable();
}

}  // namespace kuhhandel::codec
