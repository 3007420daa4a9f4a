// The classes of the module.
#pragma once

#include <nanobind/nanobind.h>

namespace kuhhandel::bindings {

void add_game(nanobind::module_& module);
void add_batch(nanobind::module_& module);
void add_bots(nanobind::module_& module);
void add_nets(nanobind::module_& module);

}  // namespace kuhhandel::bindings
