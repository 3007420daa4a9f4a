// Formats a list of values as a PostgreSQL array.
#pragma once

#include <string>
#include <string_view>

namespace kuhhandel::postgres {

class ArrayText {
 public:
  void add(std::string_view value) {
    text_ += text_.size() == 1 ? "\"" : ",\"";
    for (char const letter : value) {
      if (letter == '"' || letter == '\\') text_ += '\\';
      text_ += letter;
    }
    text_ += '"';
  }

  std::string text() const { return text_ + '}'; }

 private:
  std::string text_ = "{";
};

}  // namespace kuhhandel::postgres
