#include "bindings/c/json_field.h"

#include <algorithm>

#include "codec/text/list_of.h"

namespace kuhhandel::bindings {

void JsonField::refuse(std::string const& what) const {
  if (!*problem_) *problem_ = path_.empty() ? what : path_ + ": " + what;
}

bool JsonField::truth() const {
  if (present() && !is(Json::Kind::truth)) refuse("must be true or false");
  return is(Json::Kind::truth) && value_->truth;
}

std::int64_t JsonField::whole(std::int64_t from, std::int64_t to) const {
  if (!present()) return from;
  if (!is(Json::Kind::whole)) {
    refuse("must be a whole number");
  } else if (value_->whole < from || value_->whole > to) {
    refuse("must be from " + std::to_string(from) + " to " + std::to_string(to));
  } else {
    return value_->whole;
  }
  return from;
}

std::string_view JsonField::text(std::size_t longest) const {
  if (!present()) return {};
  if (!is_text()) {
    refuse("must be text");
  } else if (value_->text.size() > longest) {
    refuse("must be at most " + std::to_string(longest) + " bytes long");
  } else {
    return value_->text;
  }
  return {};
}

std::vector<JsonField> JsonField::list(std::size_t fewest, std::size_t most) const {
  std::vector<JsonField> items;
  if (present() && !is(Json::Kind::list)) refuse("must be a list");
  if (!is(Json::Kind::list)) return items;
  auto const& list = value_->items;
  if (list.size() < fewest || list.size() > most) {
    auto const range = fewest == most ? std::to_string(fewest)
                                      : "from " + std::to_string(fewest) + " to " + std::to_string(most);
    refuse("must have " + range + " items, not " + std::to_string(list.size()));
    return items;
  }
  for (auto const& item : list) {
    items.emplace_back(*problem_, path_ + "[" + std::to_string(items.size()) + "]", &item);
  }
  return items;
}

std::vector<JsonField::Entry> JsonField::entries() const {
  std::vector<Entry> entries;
  if (present() && !is(Json::Kind::object)) refuse("must be an object");
  if (!is(Json::Kind::object)) return entries;
  for (auto const& [name, value] : value_->members) entries.push_back({name, inside(name, &value)});
  return entries;
}

JsonFields JsonField::fields(std::initializer_list<std::string_view> known) const {
  for (auto const& [name, field] : entries()) {
    if (std::ranges::find(known, name) != known.end()) continue;
    field.refuse("is not a known field here; known are " + codec::list_of(known));
  }
  return JsonFields(*this);
}

JsonFields JsonField::fields_of_any_name() const {
  if (present() && !is(Json::Kind::object)) refuse("must be an object");
  return JsonFields(*this);
}

JsonField JsonField::inside(std::string const& name, Json const* value) const {
  return {*problem_, path_.empty() ? name : path_ + "." + name, value};
}

JsonField JsonFields::required(std::string_view name) const {
  auto const field = optional(name);
  if (!field.present() && whole_.present()) field.refuse("is missing");
  return field;
}

JsonField JsonFields::optional(std::string_view name) const {
  if (whole_.is(Json::Kind::object)) {
    for (auto const& [member, value] : whole_.value_->members) {
      if (member == name) return whole_.inside(member, &value);
    }
  }
  return whole_.inside(std::string(name), nullptr);
}

}  // namespace kuhhandel::bindings
