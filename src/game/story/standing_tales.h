// Tales of the standing: quartets that changed it, the quartet excluded by the rats, and lots paid with a
// donkey's money.
#pragma once

#include <optional>
#include <vector>

#include "story/step.h"
#include "story/tale.h"

namespace kuhhandel::story {

void find_swings(Step const& step, std::vector<Tale>& found);
void find_struck_quartet(Step const& step, std::vector<Tale>& found);

/// Tracks the money of donkeys until a seat's hand changes for any other reason.
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
