// Keyboard control: keys come in, requests to the table and changes of the screen come out.
#pragma once

#include <string>

#include "terminal/focus.h"
#include "terminal/key.h"
#include "terminal/open_question.h"
#include "terminal/talk/muted.h"
#include "terminal/wire/requests.h"
#include "terminal/wire/table_model.h"

namespace kuhhandel::terminal {

class Controls {
 public:
  Focus const& focus() const { return focus_; }
  Draft const& draft() const { return question_.draft(); }
  /// A sentence for the person, or empty.
  std::string const& notice() const { return notice_; }
  bool is_audible(std::string_view player) const { return !muted_.has(player); }
  bool has_left() const { return std::holds_alternative<focus::Gone>(focus_); }

  /// Gives what the person asks of the table by that key.
  Requests press(Key key, TableModel const& model, table::Instant now);

  /// The table has gone on.
  void look(TableModel const& model, table::Instant now);
  void set_notice(std::string notice) { notice_ = std::move(notice); }
  void propose(Draft draft) { question_.propose(std::move(draft)); }

 private:
  Requests press_in_talk(std::string& typed, Key key, TableModel const& model);
  Requests press_at_table(Key key, TableModel const& model, table::Instant now);
  Requests shortcut(char letter, TableModel const& model, table::Instant now);
  Requests answer(std::expected<std::string, std::string> const& line, TableModel const& model,
                  table::Instant now);
  Requests stay_silent(TableModel const& model);
  void begin_to_talk(TableModel const& model);
  void ask_to_leave();

  Focus focus_;
  OpenQuestion question_;
  Muted muted_;
  std::string notice_;
};

}  // namespace kuhhandel::terminal
