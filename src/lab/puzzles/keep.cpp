#include "puzzles/keep.h"

#include <boost/json/parse.hpp>
#include <map>

namespace kuhhandel::lab {

std::vector<std::string> select_per_theme(std::vector<std::string> const& lines, std::size_t each) {
  std::map<std::string, std::vector<std::string>> themes;
  for (auto const& line : lines) {
    auto const theme = boost::json::parse(line).at("theme").as_string();
    auto& of_theme = themes[std::string(theme)];
    if (of_theme.size() < each) of_theme.push_back(line);
  }
  std::vector<std::string> kept;
  for (std::size_t place = 0; place < each; ++place) {
    for (auto const& [theme, of_theme] : themes) {
      if (place < of_theme.size()) kept.push_back(of_theme[place]);
    }
  }
  return kept;
}

}  // namespace kuhhandel::lab
