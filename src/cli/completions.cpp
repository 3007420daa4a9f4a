#include "cli/completions.h"

#include <CLI/CLI.hpp>
#include <vector>

namespace kuhhandel::cli {
namespace {

/// A possible next word, and its description.
struct Word {
  std::string text;
  std::string meaning;
};

/// A command by the words that lead to it: none for the program itself, `admin ban` for one in another.
struct Command {
  std::string path;
  std::vector<Word> commands;
  std::vector<Word> options;
};

/// One line without what is a sign to a shell inside single quotes.
std::string short_meaning(std::string const& description) {
  std::string meaning;
  for (char const letter : description.substr(0, description.find_first_of(";.:"))) {
    if (letter != '\'') meaning += letter;
  }
  return meaning;
}

void collect(CLI::App const& app, std::string const& path, std::vector<Command>& all) {
  Command command{.path = path, .commands = {}, .options = {}};
  auto const subcommands = app.get_subcommands([](CLI::App const*) { return true; });
  for (CLI::App const* const sub : subcommands) {
    command.commands.push_back({sub->get_name(), short_meaning(sub->get_description())});
  }
  for (CLI::Option const* const option : app.get_options()) {
    for (auto const& name : option->get_lnames()) {
      command.options.push_back({"--" + name, short_meaning(option->get_description())});
    }
  }
  all.push_back(std::move(command));
  for (CLI::App const* const sub : subcommands) {
    collect(*sub, path.empty() ? sub->get_name() : path + ' ' + sub->get_name(), all);
  }
}

std::vector<Command> commands_of(CLI::App const& app) {
  std::vector<Command> all;
  collect(app, "", all);
  return all;
}

std::vector<Word> words_of(Command const& command) {
  auto words = command.commands;
  words.insert(words.end(), command.options.begin(), command.options.end());
  return words;
}

/// In bash and zsh: which command the words before the one that is typed have led to. `words` names their
/// array, `before` is the test of the loop over it.
std::string following(std::vector<Command> const& all, std::string const& words, std::string const& loop) {
  std::string paths;
  for (auto const& command : all) {
    if (command.path.empty()) continue;
    bool const nested = command.path.contains(' ');
    paths += (paths.empty() ? "'" : " | '") + std::string(nested ? "" : " ") + command.path + '\'';
  }
  return "  local command= i\n  for ((" + loop + ")); do\n    case \"$command ${" + words +
         "[i]}\" in\n      " + paths + ")\n        command=${command:+$command }${" + words +
         "[i]} ;;\n    esac\n  done\n";
}

std::string for_bash(std::vector<Command> const& all) {
  std::string script = "_kuhhandel() {\n" + following(all, "COMP_WORDS", "i = 1; i < COMP_CWORD; i++") +
                       "  local offered=\n  case $command in\n";
  for (auto const& command : all) {
    script += "    '" + command.path + "') offered='";
    for (auto const& word : words_of(command)) script += word.text + ' ';
    script += "' ;;\n";
  }
  return script +
         "  esac\n  mapfile -t COMPREPLY < <(compgen -W \"$offered\" -- \"${COMP_WORDS[COMP_CWORD]}\")\n}\n"
         "complete -o default -F _kuhhandel kuhhandel\n";
}

std::string for_zsh(std::vector<Command> const& all) {
  std::string script = "#compdef kuhhandel\n\n_kuhhandel() {\n" +
                       following(all, "words", "i = 2; i < CURRENT; i++") +
                       "  local -a offered\n  case $command in\n";
  for (auto const& command : all) {
    script += "    '" + command.path + "')\n      offered=(\n";
    for (auto const& word : words_of(command)) script += "        '" + word.text + ':' + word.meaning + "'\n";
    script += "      ) ;;\n";
  }
  return script + "  esac\n  _describe kuhhandel offered\n  _files\n}\n\n_kuhhandel \"$@\"\n";
}

/// When fish offers the words of a command: its own words have been typed, and none that leads on from it.
std::string typed_in_fish(Command const& command) {
  std::string typed;
  auto const path = command.path;
  for (std::size_t from = 0; from < path.size();) {
    auto const to = std::min(path.find(' ', from), path.size());
    typed +=
        (typed.empty() ? "" : "; and ") + ("__fish_seen_subcommand_from " + path.substr(from, to - from));
    from = to + 1;
  }
  std::string further;
  for (auto const& next : command.commands) further += ' ' + next.text;
  if (further.empty()) return typed;
  return typed + (typed.empty() ? "" : "; and ") + "not __fish_seen_subcommand_from" + further;
}

std::string for_fish(std::vector<Command> const& all) {
  std::string script;
  for (auto const& command : all) {
    auto const begin = "complete -c kuhhandel -n '" + typed_in_fish(command) + "' ";
    for (auto const& next : command.commands)
      script += begin + "-a " + next.text + " -d '" + next.meaning + "'\n";
    for (auto const& option : command.options) {
      script += begin + "-l " + option.text.substr(2) + " -d '" + option.meaning + "'\n";
    }
  }
  return script;
}

}  // namespace

std::string completions(CLI::App const& app, std::string_view shell) {
  auto const all = commands_of(app);
  if (shell == "bash") return for_bash(all);
  return shell == "zsh" ? for_zsh(all) : for_fish(all);
}

}  // namespace kuhhandel::cli
