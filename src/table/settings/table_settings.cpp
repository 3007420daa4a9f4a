#include "table/settings/table_settings.h"

#include <utility>

namespace kuhhandel::table {

std::string_view word_of(Gavel gavel) {
  switch (gavel) {
    case Gavel::house:
      return "house";
    case Gavel::auctioneer:
      return "auctioneer";
  }
  std::unreachable();
}

std::string_view word_of(Absence absence) {
  switch (absence) {
    case Absence::go_on:
      return "go_on";
    case Absence::stand_in:
      return "stand_in";
    case Absence::pause:
      return "pause";
  }
  std::unreachable();
}

std::string_view word_of(Fairness fairness) {
  switch (fairness) {
    case Fairness::among_friends:
      return "among_friends";
    case Fairness::strict:
      return "strict";
  }
  std::unreachable();
}

std::string_view word_of(Latecomers latecomers) {
  switch (latecomers) {
    case Latecomers::let_in:
      return "let_in";
    case Latecomers::welcome:
      return "welcome";
  }
  std::unreachable();
}

std::optional<Gavel> gavel_of(std::string_view word) {
  for (auto const gavel : {Gavel::house, Gavel::auctioneer})
    if (word == word_of(gavel)) return gavel;
  return {};
}

}  // namespace kuhhandel::table
