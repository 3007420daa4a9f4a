#include "bindings/wasm/module_text.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <utility>

#include "codec/moves/refusal.h"

namespace kuhhandel::bindings {
namespace {

namespace json = boost::json;

/// Holds the caller's input, and then the answer.
std::string& space() {
  static std::string instance;
  return instance;
}

}  // namespace

std::string_view input_text(std::size_t size) { return std::string_view(space()).substr(0, size); }

bool return_text(std::string json) {
  space() = std::move(json);
  return true;
}
bool answer(json::value const& value) { return return_text(json::serialize(value)); }

bool refuse(codec::FormatError const& error) {
  answer(json::object{{"field", error.where}, {"message", codec::text_of(error)}});
  return false;
}

bool refuse(Refusal refusal) {
  auto object = codec::to_json(refusal);
  object["message"] = json::string_view(sentence_of(refusal));
  answer(object);
  return false;
}

bool refuse(codec::Fault const& fault) {
  auto object = codec::to_json(fault);
  object["message"] = json::string_view(codec::sentence_of(fault));
  answer(object);
  return false;
}

/// Space for a text of that many bytes; it holds until the next call.
KUHHANDEL_EXPORT("make_space") char* make_space(std::size_t size) {
  space().resize(size);
  return space().data();
}

/// Returns the address of the last answer, and its size in bytes.
KUHHANDEL_EXPORT("text") char const* text() { return space().data(); }
KUHHANDEL_EXPORT("text_size") std::size_t text_size() { return space().size(); }

}  // namespace kuhhandel::bindings
