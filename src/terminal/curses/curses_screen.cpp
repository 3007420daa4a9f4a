#include "terminal/curses/curses_screen.h"

#include <curses.h>
#include <langinfo.h>
#include <unistd.h>

#include <array>
#include <clocale>
#include <csignal>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>

namespace kuhhandel::terminal {
namespace {

std::sig_atomic_t volatile was_interrupted = 0;

void set_end(int) { was_interrupted = 1; }

constexpr std::array<int, 3> kEnding{SIGINT, SIGTERM, SIGHUP};

/// For terminals of other alphabets: what is drawn in plain letters, and a '?' for the rest.
std::string in_ascii(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, char>, 7> kDrawn{
      {{"─", '-'}, {"█", '#'}, {"░", '.'}, {"▸", '>'}, {"›", '>'}, {"·", '|'}, {"…", '~'}}};
  std::string plain;
  while (!text.empty()) {
    std::size_t bytes = 1;
    while (bytes < text.size() && (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80U) ++bytes;
    char letter = bytes == 1 ? text.front() : '?';
    for (auto const& [drawn, instead] : kDrawn) {
      if (drawn == text.substr(0, bytes)) letter = instead;
    }
    plain += letter;
    text.remove_prefix(bytes);
  }
  return plain;
}

constexpr short kGood = 1;
constexpr short kAlert = 2;

attr_t look_of(Tone tone, bool colours) {
  switch (tone) {
    case Tone::plain:
      return A_NORMAL;
    case Tone::faint:
      return A_DIM;
    case Tone::strong:
      return A_BOLD;
    case Tone::bar:
      return A_REVERSE;
    case Tone::good:
      return A_BOLD | (colours ? static_cast<attr_t>(COLOR_PAIR(kGood)) : A_NORMAL);
    case Tone::alert:
      return A_BOLD | (colours ? static_cast<attr_t>(COLOR_PAIR(kAlert)) : A_NORMAL);
  }
  std::unreachable();
}

std::optional<Key> key_of(int code, bool utf8) {
  switch (code) {
    case '\n':
    case '\r':
    case KEY_ENTER:
      return SpecialKey::enter;
    case KEY_BACKSPACE:
    case '\b':
    case 127:
      return SpecialKey::backspace;
    case 'U' - '@':
      return SpecialKey::clear;
    case KEY_UP:
      return SpecialKey::up;
    case KEY_DOWN:
      return SpecialKey::down;
    case '\t':
      return SpecialKey::tab;
    default:
      break;
  }
  // A letter of another alphabet comes byte by byte.
  bool const part_of_letter = utf8 && code >= 0x80 && code <= 0xFF;
  if (part_of_letter || (code >= ' ' && code <= '~')) return static_cast<char>(code);
  return {};
}

}  // namespace

bool can_be_screen() {
  auto const* const terminal = std::getenv("TERM");
  bool const able = terminal != nullptr && *terminal != '\0' && std::string_view(terminal) != "dumb";
  return able && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1;
}

CursesScreen::CursesScreen() {
  std::setlocale(LC_CTYPE, "");
  utf8_ = std::string_view(nl_langinfo(CODESET)) == "UTF-8";
  initscr();
  cbreak();
  noecho();
  keypad(stdscr, TRUE);
  curs_set(0);
  colours_ = has_colors() == TRUE;
  if (colours_) {
    start_color();
    use_default_colors();
    init_pair(kGood, COLOR_GREEN, -1);
    init_pair(kAlert, COLOR_YELLOW, -1);
  }
  was_interrupted = 0;
  for (auto const signal : kEnding) std::signal(signal, set_end);
}

CursesScreen::~CursesScreen() {
  endwin();
  for (auto const signal : kEnding) std::signal(signal, SIG_DFL);
}

ScreenSize CursesScreen::size() const { return {.columns = getmaxx(stdscr), .rows = getmaxy(stdscr)}; }

void CursesScreen::show(std::vector<ScreenLine> const& lines) {
  int row = 0;
  for (auto const& line : lines) {
    move(row++, 0);
    for (auto const& piece : line) {
      attrset(static_cast<int>(look_of(piece.tone, colours_)));
      addstr(utf8_ ? piece.text.c_str() : in_ascii(piece.text).c_str());
    }
  }
  refresh();
}

std::optional<Key> CursesScreen::key(table::Duration wait) {
  timeout(static_cast<int>(wait.count()));
  auto const code = getch();
  if (code == KEY_RESIZE) clear();
  return code == ERR ? std::nullopt : key_of(code, utf8_);
}

bool CursesScreen::interrupted() const { return was_interrupted != 0; }

}  // namespace kuhhandel::terminal
