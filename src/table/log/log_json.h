// A table's setup and facts in the log, one line of JSON each.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "codec/text/format_error.h"
#include "table/fact.h"
#include "table/table.h"

namespace kuhhandel::table {

std::string setup_text(TableSetup const& setup);
std::expected<TableSetup, codec::FormatError> read_setup(std::string_view text);

std::string fact_text(Fact const& fact, Edition const& edition);
std::expected<Fact, codec::FormatError> read_fact(std::string_view text, Edition const& edition);

/// Reads the facts of a log in order: facts may change the edition between games.
class FactReader {
 public:
  /// `edition` is that of the table's setup.
  explicit FactReader(Edition const& edition) : edition_(edition) {}

  std::expected<Fact, codec::FormatError> read(std::string_view text);

 private:
  Edition edition_;
};

/// Writes facts for FactReader.
class FactWriter {
 public:
  explicit FactWriter(Edition const& edition) : edition_(edition) {}

  std::string text(Fact const& fact);

 private:
  Edition edition_;
};

}  // namespace kuhhandel::table
