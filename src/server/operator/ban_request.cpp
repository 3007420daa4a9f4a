#include "server/operator/ban_request.h"

#include "codec/text/written_text.h"
#include "server/limits/client_subnet_name.h"

namespace kuhhandel::server {

std::expected<std::string, std::string> parse_banned(moderation::BanKind what, std::string const& text) {
  if (what == moderation::BanKind::name) {
    // Not player_name(), because the folded name in a ban may be longer than a name.
    auto name = codec::cleaned_text(text);
    if (!name || name->empty()) return std::unexpected("A name must have a visible character.");
    return *std::move(name);
  }
  if (auto network = banned_network_named(text)) return *std::move(network);
  return std::unexpected("'" + text + "' is not an IP address.");
}

std::optional<table::Instant> end_of_ban(std::optional<int> days, table::Instant now) {
  if (!days) return {};
  return now + table::Duration(std::chrono::days(*days));
}

}  // namespace kuhhandel::server
