// Tales of the standing: quartets that moved it, the quartet that the rats struck, and lots that a donkey
// paid.
#pragma once

#include <optional>
#include <vector>

#include "story/step.h"
#include "story/tale.h"

namespace kuhhandel::story {

void find_swings(Step const& step, std::vector<Tale>& found);
void find_struck_quartet(Step const& step, std::vector<Tale>& found);

/// Follows the money of donkeys until a seat's hand changes by anything else.
class DonkeyTales {
 public:
  void follow(Step const& step, std::vector<Tale>& found);

 private:
  struct Gift {
    AnimalId animal;
    Money value;
    Money hand;  // before it
  };
  void paid(Step const& step, phase::Payment const& debt, std::vector<Tale>& found) const;
  void remember(Step const& step);

  PerSeat<std::optional<Gift>> gifts_{};
};

}  // namespace kuhhandel::story
