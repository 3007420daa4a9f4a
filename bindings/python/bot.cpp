#include <kuhhandel/kuhhandel.h>
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "bindings/python/classes.h"
#include "bindings/python/errors.h"
#include "bindings/python/game.h"
#include "bindings/python/signals.h"

namespace nb = nanobind;

namespace kuhhandel::bindings {
namespace {

class SeatedBot {
 public:
  SeatedBot(std::string const& name, Game const& game, int seat, std::uint64_t seed) {
    if (seat < 0 || seat >= game.seats()) {
      auto const most = std::to_string(game.seats() - 1);
      throw nb::value_error(("seat: from 0 to " + most + ", not " + std::to_string(seat)).c_str());
    }
    if (game.replies() != "full") throw nb::value_error("game: built-in bots need replies='full'");
    if (game.imagined()) throw nb::value_error("game: built-in bots cannot play an imagined game");
    bot_.reset(kuhhandel_bot_new(name.c_str(), game.handle(), seat, seed));
    if (bot_ == nullptr) raise_no_bot(name);
  }

  int choose(Game const& game) {
    Signals signals;
    auto const reply = kuhhandel_bot_choose_while(bot_.get(), game.handle(), &Signals::none_came, &signals);
    if (reply == KUHHANDEL_STOPPED) throw nb::python_error();
    if (reply < 0) throw nb::value_error("game: it is another game, or another seat is asked");
    return reply;
  }

 private:
  struct Free {
    void operator()(kuhhandel_bot* bot) const { kuhhandel_bot_free(bot); }
  };

  std::unique_ptr<kuhhandel_bot, Free> bot_;
};

}  // namespace

void add_bots(nb::module_& module) {
  module.def(
      "bot_names", [] { return names_by(kuhhandel_bot_name); }, "The built-in bots, the weakest first.");
  nb::class_<SeatedBot>(module, "SeatedBot", "A built-in bot on a seat of a game.")
      .def(nb::init<std::string const&, Game const&, int, std::uint64_t>(), nb::arg("name"), nb::arg("game"),
           nb::arg("seat"), nb::kw_only(), nb::arg("seed"))
      .def("choose", &SeatedBot::choose, nb::arg("game"), "Returns its reply in its game or a clone of it.");
}

}  // namespace kuhhandel::bindings
