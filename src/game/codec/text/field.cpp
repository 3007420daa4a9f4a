#include "codec/text/field.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/string.hpp>

#include "codec/text/unicode.h"

namespace kuhhandel::codec {

bool Field::truth() const {
  if (!present()) return false;
  if (auto const* const truth = value_->if_bool()) return *truth;
  refuse("must be true or false");
  return false;
}

std::int64_t Field::whole(std::int64_t from, std::int64_t to) const {
  if (!present()) return from;
  auto const* const number = value_->if_int64();
  if (number == nullptr && !value_->is_uint64()) {
    refuse("must be a whole number");
    return from;
  }
  if (number != nullptr && *number >= from && *number <= to) return *number;
  refuse("must be from " + std::to_string(from) + " to " + std::to_string(to));
  return from;
}

std::string_view Field::text(std::size_t longest) const {
  if (!present()) return {};
  auto const* const text = value_->if_string();
  if (text == nullptr) {
    refuse("must be text");
    return {};
  }
  if (text->size() <= longest) return {text->data(), text->size()};
  refuse("must be at most " + std::to_string(longest) + " bytes long");
  return {};
}

std::vector<Field> Field::list(std::size_t fewest, std::size_t most) const {
  std::vector<Field> items;
  if (!present()) return items;
  auto const* const list = value_->if_array();
  if (list == nullptr) {
    refuse("must be a list");
    return items;
  }
  if (list->size() < fewest || list->size() > most) {
    auto const range = fewest == most ? std::to_string(fewest)
                                      : "from " + std::to_string(fewest) + " to " + std::to_string(most);
    refuse("must have " + range + " items, not " + std::to_string(list->size()));
    return items;
  }
  items.reserve(list->size());
  for (auto const& item : *list) {
    items.emplace_back(*reading_, path_ + "[" + std::to_string(items.size()) + "]", &item);
  }
  return items;
}

boost::json::object const* Field::object() const {
  if (!present()) return nullptr;
  auto const* const object = value_->if_object();
  if (object == nullptr) refuse("must be an object");
  return object;
}

Field Field::inside(std::string_view name, boost::json::value const* value) const {
  auto path = path_;
  if (!path.empty()) path += '.';
  path += name;
  return {*reading_, std::move(path), value};
}

std::vector<Field::Entry> Field::entries() const {
  std::vector<Entry> entries;
  auto const* const all = object();
  if (all == nullptr) return entries;
  for (auto const& member : *all) {
    std::string_view const name = member.key();
    // Error paths are shown to people, also in terminals, so names in them must not contain control
    // characters.
    entries.push_back({name, inside(without_controls(name), &member.value())});
  }
  return entries;
}

Fields Field::fields(std::span<std::string_view const> known) const {
  for (auto const& entry : entries()) {
    if (std::ranges::find(known, entry.name) != known.end()) continue;
    entry.field.refuse("is not a known field here; known are " + list_of(known));
  }
  return Fields(*this);
}

Fields Field::fields_of_any_name() const {
  object();
  return Fields(*this);
}

Field Fields::required(std::string_view name) const {
  auto const field = optional(name);
  if (!field.present() && whole_.present()) field.refuse("is missing");
  return field;
}

Field Fields::optional(std::string_view name) const {
  auto const* const object = whole_.present() ? whole_.value_->if_object() : nullptr;
  return whole_.inside(name, object == nullptr ? nullptr : object->if_contains(name));
}

}  // namespace kuhhandel::codec
