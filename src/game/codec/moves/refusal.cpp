#include "codec/moves/refusal.h"

namespace kuhhandel::codec {

boost::json::object to_json(Refusal refusal) {
  return {{"refusal", boost::json::string_view(kuhhandel::name_of(refusal))},
          {"clause", boost::json::string_view(clause_of(refusal))}};
}

}  // namespace kuhhandel::codec
