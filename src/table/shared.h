// An immutable value, shared by all its copies.
#pragma once

#include <memory>
#include <utility>

namespace kuhhandel::table {

template <class T>
class Shared {
 public:
  // Implicit, so that the type can be used like T.
  Shared(T value) : value_(std::make_shared<T const>(std::move(value))) {}

  T const& operator*() const { return *value_; }
  T const* operator->() const { return value_.get(); }

 private:
  std::shared_ptr<T const> value_;
};

}  // namespace kuhhandel::table
