#include "push/vapid.h"

#include "codec/text/json_text.h"
#include "push/base64url.h"

namespace kuhhandel::push {
namespace {

/// At most a day is allowed.
constexpr std::chrono::hours kGoodFor{12};

std::string claims(std::string const& audience, std::string const& contact, std::int64_t expires) {
  return codec::json_of([&](codec::JsonText& json) {
    if (contact.empty()) return codec::write_object(json, "aud", std::string_view(audience), "exp", expires);
    codec::write_object(json, "aud", std::string_view(audience), "exp", expires, "sub",
                        std::string_view(contact));
  });
}

bool has_blank(std::string_view text) { return text.find_first_of(" \t") != std::string_view::npos; }

bool is_mail_address(std::string_view text) {
  auto const at = text.find('@');
  return at != std::string_view::npos && at > 0 && at + 1 < text.size() && !has_blank(text);
}

}  // namespace

std::string_view contact_problem(std::string_view contact) {
  constexpr std::string_view kMail = "mailto:";
  constexpr std::string_view kPage = "https://";
  if (contact.starts_with(kMail) && is_mail_address(contact.substr(kMail.size()))) return {};
  if (contact.starts_with(kPage) && contact.size() > kPage.size() && !has_blank(contact)) return {};
  if (is_mail_address(contact) && !contact.starts_with(kMail)) return "must begin with mailto:";
  return "must be like mailto:you@example.org or https://example.org";
}

std::string vapid_header(KeyPair const& key, Endpoint const& endpoint, std::string const& contact,
                         std::chrono::system_clock::time_point now) {
  auto const expires = std::chrono::duration_cast<std::chrono::seconds>(now.time_since_epoch()) + kGoodFor;
  auto const signing_input = base64url(R"({"typ":"JWT","alg":"ES256"})") + '.' +
                             base64url(claims(endpoint.origin(), contact, expires.count()));
  return "vapid t=" + signing_input + '.' + base64url(key.signature_of(signing_input)) +
         ", k=" + base64url(key.point());
}

}  // namespace kuhhandel::push
