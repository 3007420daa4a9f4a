// Arrays of NumPy over memory of ours.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstddef>
#include <initializer_list>
#include <vector>

namespace kuhhandel::bindings {

/// An array of its own memory.
template <class T>
auto owned(std::vector<T> values) {
  auto* const kept = new std::vector<T>(std::move(values));
  nanobind::capsule const owner(kept, [](void* data) noexcept { delete static_cast<std::vector<T>*>(data); });
  return nanobind::ndarray<nanobind::numpy, T, nanobind::ndim<1>>(kept->data(), {kept->size()}, owner);
}

/// The same in rows.
template <class T>
auto owned_rows(std::vector<T> values, std::size_t rows, std::size_t width) {
  auto* const kept = new std::vector<T>(std::move(values));
  nanobind::capsule const owner(kept, [](void* data) noexcept { delete static_cast<std::vector<T>*>(data); });
  return nanobind::ndarray<nanobind::numpy, T, nanobind::ndim<2>>(kept->data(), {rows, width}, owner);
}

/// A read-only view of rows that live as long as `owner`.
template <class T>
auto view(T const* data, std::initializer_list<std::size_t> shape, nanobind::handle owner) {
  return nanobind::ndarray<nanobind::numpy, T const>(data, shape, owner);
}

}  // namespace kuhhandel::bindings
