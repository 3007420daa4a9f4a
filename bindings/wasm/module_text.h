// Text input and output of modules.
#pragma once

#include <boost/json/value.hpp>
#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <utility>

#include "codec/records/replay.h"
#include "codec/text/field.h"
#include "codec/text/format_error.h"
#include "codec/text/parse.h"
#include "engine/edition.h"
#include "engine/refusal.h"

#define KUHHANDEL_EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace kuhhandel::bindings {

/// Returns the text that the caller wrote before the call.
std::string_view input_text(std::size_t size);

/// Answers with JSON, and true.
bool return_text(std::string json);
bool answer(boost::json::value const& value);

/// Answers with what is wrong, and false.
bool refuse(codec::FormatError const& error);
bool refuse(Refusal refusal);
bool refuse(codec::Fault const& fault);

/// Returns the result of `read` for the text; `name` is the root of all paths.
template <class Read>
auto read_input(std::size_t size, std::string name, Read read,
                codec::Reading::Source source = codec::Reading::Source::user)
    -> decltype(codec::read_document(boost::json::value{}, name, read)) {
  auto const document = codec::parse(input_text(size));
  if (!document) return std::unexpected(document.error());
  return codec::read_document(*document, std::move(name), read, source);
}

}  // namespace kuhhandel::bindings
