// Ctrl-C, or whoever else asks the program to end: the first time it is asked politely.
#pragma once

namespace kuhhandel::tournament {

/// While it lives, SIGINT and SIGTERM set a flag instead of ending the program; a second one ends it.
class Interruption {
 public:
  Interruption();
  Interruption(Interruption const&) = delete;
  Interruption& operator=(Interruption const&) = delete;
  ~Interruption();

  static bool requested();
};

}  // namespace kuhhandel::tournament
