// The side of what lies around tables: hears what they tell, each once, whoever is killed in between
// (docs/adr/0024).
#pragma once

#include <exception>

#include "groups/groups.h"
#include "server/ledger/ledger.h"
#include "server/outbox/event.h"
#include "store/store.h"

namespace kuhhandel::server {

class Notices;

class Hearing {
 public:
  /// All must outlive it.
  Hearing(store::Store& store, Ledger& ledger, groups::Groups& groups, Notices* notices)
      : store_(store), ledger_(ledger), groups_(groups), notices_(notices) {}

  /// Hears some, where what lies around tables is this server's; of its own tables lets some go that were
  /// heard in an earlier turn.
  void go_on();

 private:
  void let_go_of_heard();
  void let_go_of(store::NewsKey const& heard);
  void let_go_of_marks();
  void hear(store::News const& told);
  /// Keeps an event that threw for inspection.
  void quarantine(store::News const& told, std::exception_ptr const& thrown);

  store::Store& store_;
  Ledger& ledger_;
  groups::Groups& groups_;
  Notices* notices_;  // null: nobody is called
};

}  // namespace kuhhandel::server
