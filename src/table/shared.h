// A value that never changes again, of which all copies are one.
#pragma once

#include <memory>
#include <utility>

namespace kuhhandel::table {

template <class T>
class Shared {
 public:
  // Implicit, so that whoever tells of such a value need not know how it is kept.
  Shared(T value) : value_(std::make_shared<T const>(std::move(value))) {}

  T const& operator*() const { return *value_; }
  T const* operator->() const { return value_.get(); }

 private:
  std::shared_ptr<T const> value_;
};

}  // namespace kuhhandel::table
