#include "table/log/logged_position.h"

#include <boost/json/serialize.hpp>

#include "codec/records/position.h"

namespace kuhhandel::table {

void LoggedPosition::write(codec::JsonText& json, State const& position, Edition const& edition) {
  json.append(boost::json::serialize(codec::position_to_json(position, edition)));
}

State LoggedPosition::read(codec::Field const& field, Edition const& edition) {
  auto const seats = field.fields_of_any_name().required("hands").list(1, kMaxSeats).size();
  return codec::read_position(field, edition, static_cast<int>(seats));
}

}  // namespace kuhhandel::table
