// The big screen of a table: a spectator's page on a television that all at the table look at. Its view is
// that of every spectator; the table only knows whether one is connected.
#pragma once

namespace kuhhandel::table {

struct BigScreen {
  bool present = false;  // at least one screen is connected
};

}  // namespace kuhhandel::table
