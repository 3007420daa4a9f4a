// Graceful stop on SIGINT (Ctrl-C) or SIGTERM: the first signal only requests it.
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
