#include "server/chores.h"

#include <chrono>
#include <utility>
#include <vector>

#include "server/housekeeping.h"
#include "server/moderator.h"
#include "server/notices.h"
#include "server/unless_damaged.h"
#include "server/webhooks.h"

namespace kuhhandel::server {
namespace {

/// One part. If its data is damaged, it is tried again after a minute.
class Chore {
 public:
  explicit Chore(std::function<bool(table::Instant)> work) : work_(std::move(work)) {}

  bool go_on(table::Instant now) {
    if (now < rests_until_) return false;
    return unless_damaged([&] { return work_(now); },
                          [&] {
                            rests_until_ = now + kRest;
                            return false;
                          });
  }

 private:
  static constexpr table::Duration kRest = std::chrono::minutes(1);

  std::function<bool(table::Instant)> work_;
  table::Instant rests_until_{0};
};

/// A part that never has more to do.
template <class Work>
Chore once(Work work) {
  return Chore([work = std::move(work)](table::Instant now) {
    work(now);
    return false;
  });
}

}  // namespace

std::function<bool(table::Instant)> chores_of(Ledger const& ledger, Moderator& moderator, Notices* notices,
                                              Webhooks* webhooks, Housekeeping& housekeeping) {
  std::vector<Chore> chores;
  chores.push_back(once([&moderator](table::Instant now) { moderator.look(now); }));
  if (notices != nullptr)
    chores.push_back(once([&ledger, notices](table::Instant now) {
      if (holds_surroundings(ledger)) notices->go_on(now);
    }));
  if (webhooks != nullptr)
    chores.push_back(once([&ledger, webhooks](table::Instant now) {
      if (holds_surroundings(ledger)) webhooks->go_on(now);
    }));
  chores.push_back(Chore([&housekeeping](table::Instant now) { return housekeeping.expire(now); }));
  chores.push_back(Chore([&housekeeping](table::Instant now) { return housekeeping.wake(now); }));
  chores.push_back(Chore([&housekeeping](table::Instant) { return housekeeping.sweep_facts(); }));
  chores.push_back(Chore([&housekeeping](table::Instant) { return housekeeping.sweep_groups(); }));
  return [chores = std::move(chores)](table::Instant now) mutable {
    bool more = false;
    for (auto& chore : chores) more |= chore.go_on(now);
    return more;
  };
}

}  // namespace kuhhandel::server
