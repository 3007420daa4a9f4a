#include "server/refused.h"

#include <utility>

#include "server/json_answer.h"

namespace kuhhandel {
namespace {

int status_of(GroupRefusal refusal) {
  switch (refusal) {
    case GroupRefusal::no_such_group:
    case GroupRefusal::no_such_game:
    case GroupRefusal::no_such_player:
      return 404;
    case GroupRefusal::read_only:
      return 403;
    case GroupRefusal::name_taken:
    case GroupRefusal::player_has_games:
    case GroupRefusal::nothing_to_undo:
    case GroupRefusal::group_full:
      return 409;
  }
  std::unreachable();
}

}  // namespace

HttpAnswer refused(GroupRefusal refusal) {
  return error_answer(status_of(refusal), name_of(refusal), sentence_of(refusal));
}

}  // namespace kuhhandel
