#include "cli/replay/event_lines.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ostream>

#include "codec/moves/command.h"
#include "codec/moves/event.h"
#include "codec/views/perspective.h"

namespace kuhhandel::cli {

int print_event_lines(codec::Record const& record, std::ostream& out, std::ostream& err) {
  auto const seats = static_cast<int>(record.seats.size());
  std::size_t step = 0;
  auto const end = codec::replay(record, [&](Transition const& transition) {
    auto const view = codec::view_from(Viewer{}, transition.next, record.edition);
    for (auto const& event : transition.events) {
      boost::json::object line{{"step", step}};
      if (step > 0) line["command"] = codec::to_json(record.commands[step - 1], record.edition);
      line["event"] = codec::to_json(codec::event_seen_from(codec::OpenHands{}, event, record.edition, seats),
                                     record.edition);
      line["view"] = view;
      out << serialize(line) << '\n';
    }
    ++step;
  });
  if (end) return 0;
  err << sentence_of(end.error(), record) << '\n';
  return 1;
}

}  // namespace kuhhandel::cli
