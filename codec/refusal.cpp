#include "codec/refusal.h"

namespace kuhhandel {

boost::json::object to_json(Refusal refusal) {
  return {{"refusal", boost::json::string_view(name_of(refusal))},
          {"clause", boost::json::string_view(clause_of(refusal))}};
}

}  // namespace kuhhandel
