// Files of other programs that users choose in place of a table.
#pragma once

#include <optional>
#include <string_view>

namespace kuhhandel::groups {

struct ForeignFormat {
  std::string_view name;     // such as PDF
  bool is_workbook = false;  // of a spreadsheet program, which can save it as a table
};

/// Recognises a format by its first bytes; nullopt if it may be text.
std::optional<ForeignFormat> binary_format(std::string_view bytes);

/// The same for formats of text: web pages, XML, RTF and SYLK.
std::optional<ForeignFormat> text_format(std::string_view utf8);

}  // namespace kuhhandel::groups
