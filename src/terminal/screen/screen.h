// The whole screen of a table, from what the client knows: a pure function.
#pragma once

#include <string>
#include <vector>

#include "terminal/draft.h"
#include "terminal/focus.h"
#include "terminal/screen/screen_line.h"
#include "terminal/wire/table_model.h"

namespace kuhhandel::terminal {

struct ScreenState {
  TableModel const& model;
  Draft const& draft;
  std::string const& notice;
  bool open;  // the connection to the table
  Focus const& focus;
};

/// As many lines as the screen has rows, none wider than it; a screen that is too small says so.
std::vector<ScreenLine> lines_of(ScreenState const& state, ScreenSize size, table::Instant now);

}  // namespace kuhhandel::terminal
