// The terminal itself, by ncurses; the only part that knows it. While one of these lives the terminal is a
// screen, afterwards it is as it was.
#pragma once

#include <optional>
#include <vector>

#include "table/instant.h"
#include "terminal/key.h"
#include "terminal/screen/screen_line.h"

namespace kuhhandel::terminal {

/// Whether this program speaks to a terminal that can be a screen.
bool can_be_screen();

class CursesScreen {
 public:
  CursesScreen();
  CursesScreen(CursesScreen const&) = delete;
  CursesScreen& operator=(CursesScreen const&) = delete;
  ~CursesScreen();

  ScreenSize size() const;
  void show(std::vector<ScreenLine> const& lines);

  /// Returns the next key, or nullopt after that time or for an unknown key.
  std::optional<Key> key(table::Duration wait);

  /// Returns whether the program should end: Ctrl-C, or the terminal is gone.
  bool interrupted() const;

 private:
  bool colours_;
  bool utf8_;
};

}  // namespace kuhhandel::terminal
