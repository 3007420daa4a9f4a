// A row of SQLite as JSON, exact to the bit, with the names of its columns.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <string>
#include <string_view>
#include <vector>

namespace kuhhandel::store {

/// The row at which `row` stands, from the column `from` on.
std::string row_text(SQLite::Statement& row, int from = 0);

/// Binds the values of `columns` in turn; false where that is no row of just these.
bool bind_row(SQLite::Statement& statement, std::vector<std::string> const& columns, std::string_view text);

}  // namespace kuhhandel::store
