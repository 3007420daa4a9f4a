#include "terminal/wire/requests.h"

#include <fmt/format.h>

#include <boost/json/serialize.hpp>

#include "codec/command.h"
#include "table/client_message_shapes.h"

namespace kuhhandel {
namespace {

std::string seen_text(Seen const& seen) {
  return fmt::format(R"(,"seen":{{"at":{},"ago":{}}})", seen.at.count(), seen.ago.count());
}

bool races(Action const& action) {
  return std::holds_alternative<action::Bid>(action) || std::holds_alternative<action::Claim>(action);
}

}  // namespace

std::string order_request(std::string_view order) {
  return R"("type":"order","order":)" + std::string(order);
}

std::string command_request(Action const& action, TableModel const& model, Instant now) {
  return R"("type":"command","command":)" + boost::json::serialize(to_json(action, model.edition)) +
         (races(action) ? seen_text(seen_on_screen(model, now)) : std::string());
}

std::string saying_request(Saying const& saying, Edition const& edition) {
  auto const whole = json_of([&](JsonText& json) {
    json.open_object();
    write_members(json, "type", "say");
    SayingMembers<&SayMessage::saying>{}.write(json, SayMessage{{}, saying}, InEdition{edition});
    json.close_object();
  });
  return whole.substr(1, whole.size() - 2);
}

std::string hint_request() { return R"("type":"hint")"; }

std::string why_request(std::size_t seat) { return fmt::format(R"("type":"why","seat":{})", seat); }

}  // namespace kuhhandel
