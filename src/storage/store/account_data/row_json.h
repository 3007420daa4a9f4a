// Lossless JSON of SQLite rows, with the names of their columns.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <string>
#include <string_view>
#include <vector>

namespace kuhhandel::store {

/// Returns the current row of `row`, from column `from` on.
std::string row_text(SQLite::Statement& row, int from = 0);

/// Binds the values of `columns` in order. Returns false if the text is not a row of exactly these columns.
bool bind_row(SQLite::Statement& statement, std::vector<std::string> const& columns, std::string_view text);

}  // namespace kuhhandel::store
