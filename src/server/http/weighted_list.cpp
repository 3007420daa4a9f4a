#include "server/http/weighted_list.h"

#include <algorithm>

namespace kuhhandel::server {

std::optional<int> parse_weight(std::string_view text) {
  if (text.empty() || text.size() > 5 || (text[0] != '0' && text[0] != '1')) return {};
  if (text.size() > 1 && text[1] != '.') return {};
  int thousandths = (text[0] - '0') * 1000;
  int unit = 100;
  for (auto const digit : text.substr(std::min<std::size_t>(2, text.size()))) {
    if (digit < '0' || digit > '9') return {};
    thousandths += (digit - '0') * unit;
    unit /= 10;
  }
  return thousandths <= 1000 ? std::optional(thousandths) : std::nullopt;
}

}  // namespace kuhhandel::server
