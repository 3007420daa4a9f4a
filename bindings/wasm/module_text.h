// What modules that answer with text share: the text that is written into them, and their answers.
#pragma once

#include <boost/json/value.hpp>
#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <utility>

#include "codec/field.h"
#include "codec/format_error.h"
#include "codec/parse.h"
#include "codec/replay.h"
#include "engine/edition.h"
#include "engine/refusal.h"

#define KUHHANDEL_EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace kuhhandel::bindings {

/// What the caller wrote before it called.
std::string_view input_text(std::size_t size);

/// Answers with JSON, and true.
bool return_text(std::string json);
bool answer(boost::json::value const& value);

/// Answers with what is wrong, and false.
bool refuse(codec::FormatError const& error);
bool refuse(Refusal refusal);
bool refuse(codec::Fault const& fault);

/// What `read` makes of the text; `name` begins all paths.
template <class Read>
auto read_input(std::size_t size, std::string name, Read read,
                codec::Reading::Source source = codec::Reading::Source::user)
    -> decltype(codec::read_document(boost::json::value{}, name, read)) {
  auto const document = codec::parse(input_text(size));
  if (!document) return std::unexpected(document.error());
  return codec::read_document(*document, std::move(name), read, source);
}

}  // namespace kuhhandel::bindings
