// How a table is run, read from JSON: of the wire and of the log alike.
#pragma once

#include "codec/field.h"
#include "table/conduct.h"

namespace kuhhandel {

Speed read_speed(Field const& field);
Gavel read_gavel(Field const& field);
Absence read_absence(Field const& field);

}  // namespace kuhhandel
