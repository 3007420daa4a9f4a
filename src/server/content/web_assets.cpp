#include "server/content/web_assets.h"

#include <sys/auxv.h>

#include <algorithm>
#include <boost/beast/zlib/inflate_stream.hpp>
#include <charconv>
#include <cstddef>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>

namespace kuhhandel::server {
namespace {

namespace fs = std::filesystem;

/// Trailer of a program with an embedded client: this mark, the length of the pack of files before it in
/// decimal digits with leading spaces, and a newline.
constexpr std::string_view kMark = "kuhhandel-client";
constexpr std::size_t kLastLine = 32;

[[noreturn]] void refuse_damaged() {
  throw std::runtime_error("The client inside this program is damaged; fetch or build the file again.");
}

std::optional<std::size_t> number_in(std::string_view text) {
  auto const digits = text.find_first_not_of(' ');
  if (digits == std::string_view::npos) return {};
  text.remove_prefix(digits);
  std::size_t number = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end == text.data()) return {};
  return number;
}

/// Reads `size` bytes of the program from that position.
std::string bytes_at(std::ifstream& program, std::size_t place, std::size_t size) {
  program.seekg(0, std::ios::end);
  auto const all = static_cast<std::size_t>(program.tellg());
  if (place > all || size > all - place) refuse_damaged();
  std::string bytes(size, '\0');
  program.seekg(static_cast<std::streamoff>(place));
  if (!program.read(bytes.data(), static_cast<std::streamsize>(size))) refuse_damaged();
  return bytes;
}

/// A file in the pack's list.
struct Listed {
  std::size_t size;
  std::optional<std::size_t> place;  // position in the program's own bytes; nullopt: in the pack
  std::string_view path;
};

Listed listed_by(std::string_view line) {
  auto const space = line.find(' ');
  if (space == std::string_view::npos) refuse_damaged();
  auto const numbers = line.substr(0, space);
  auto const at = numbers.find('@');
  auto const size = number_in(numbers.substr(0, at));
  auto const place = at == std::string_view::npos ? std::nullopt : number_in(numbers.substr(at + 1));
  if (!size || (at != std::string_view::npos && !place)) refuse_damaged();
  return {*size, place, line.substr(space + 1)};
}

/// Parses a pack. It begins with one line per file: its size in bytes, `@` and its position if the program
/// has the file in its own bytes, a space, and its path. After an empty line come the contents of the other
/// files in the same order.
WebAssets files_in(std::string_view pack, std::ifstream& program) {
  WebAssets files;
  auto const end_of_list = pack.find("\n\n");
  if (end_of_list == std::string_view::npos) refuse_damaged();
  auto list = pack.substr(0, end_of_list + 1);
  pack.remove_prefix(end_of_list + 2);
  while (!list.empty()) {
    auto const line = list.substr(0, list.find('\n'));
    list.remove_prefix(line.size() + 1);
    auto const file = listed_by(line);
    if (file.place) {
      files.emplace(file.path, bytes_at(program, *file.place, file.size));
      continue;
    }
    if (file.size > pack.size()) refuse_damaged();
    files.emplace(file.path, pack.substr(0, file.size));
    pack.remove_prefix(file.size);
  }
  return files;
}

/// Unpacks a gzip file as Node's `gzip` writes it: a 10-byte header, the deflated data, its checksum and its
/// size.
std::string unzipped(std::string_view gzip) {
  constexpr std::size_t kHead = 10;
  constexpr std::size_t kEnd = 8;
  constexpr std::size_t kMost = std::size_t{16} * 1024 * 1024;
  if (gzip.size() < kHead + kEnd || gzip[3] != '\0') refuse_damaged();
  std::size_t size = 0;
  for (std::size_t digit = 1; digit <= 4; ++digit) {
    size = size << 8U | static_cast<unsigned char>(gzip[gzip.size() - digit]);
  }
  if (size > kMost) refuse_damaged();
  // One spare byte lets the inflater see the end of the stream; otherwise it stops before it.
  std::string plain(size + 1, '\0');
  boost::beast::zlib::z_params state;
  state.next_in = gzip.data() + kHead;
  state.avail_in = gzip.size() - kHead;
  state.next_out = plain.data();
  state.avail_out = plain.size();
  boost::beast::zlib::inflate_stream inflating;
  boost::system::error_code error;
  inflating.write(state, boost::beast::zlib::Flush::finish, error);
  if (error != boost::beast::zlib::error::end_of_stream || state.total_out != size) refuse_damaged();
  plain.resize(size);
  return plain;
}

/// Returns the `size` bytes that end `after` bytes before the end; fewer if the file is shorter.
std::string end_of(std::ifstream& file, std::size_t size, std::size_t after) {
  std::string bytes(size, '\0');
  file.seekg(-static_cast<std::streamoff>(size + after), std::ios::end);
  file.read(bytes.data(), static_cast<std::streamsize>(size));
  bytes.resize(static_cast<std::size_t>(file.gcount()));
  return bytes;
}

std::string read(fs::path const& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Adds every file of a folder, with `below` as prefix of its path.
void lay(WebAssets& files, std::string const& below, fs::path const& folder) {
  for (auto const& entry : fs::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    files.emplace(below + fs::relative(entry.path(), folder).generic_string(), read(entry.path()));
  }
}

bool holds_pages(fs::path const& folder) { return fs::is_regular_file(folder / "index.html"); }

}  // namespace

WebAssets read_web_assets(fs::path const& folder) {
  if (!holds_pages(folder)) {
    throw std::runtime_error(
        "The web client is not in " + folder.string() +
        " (no index.html there); build it with 'npm run build' in web/, or name its folder with --web.");
  }
  WebAssets files;
  lay(files, "", folder);
  return files;
}

void add_documents(WebAssets& files, fs::path const& folder) {
  if (!holds_pages(folder)) {
    throw std::runtime_error("The documents are not in " + folder.string() +
                             " (no index.html there); make them with 'make site', into build/site.");
  }
  std::erase_if(files, [](auto const& file) { return file.first.starts_with("docs/"); });
  lay(files, "docs/", folder);
}

std::optional<fs::path> installed_documents(fs::path const& program) {
  std::error_code error;
  auto const folder = fs::canonical(program, error).parent_path().parent_path() / "share/kuhhandel/docs";
  if (error || !holds_pages(folder)) return {};
  return folder;
}

std::optional<WebAssets> embedded_web_assets(fs::path const& program) {
  std::ifstream file(program, std::ios::binary);
  auto const last_line = end_of(file, kLastLine, 0);
  if (last_line.size() != kLastLine || !last_line.starts_with(kMark)) return {};
  auto const size = number_in(std::string_view(last_line).substr(kMark.size()));
  if (!size || *size > fs::file_size(program)) refuse_damaged();
  auto files = files_in(end_of(file, *size, kLastLine), file);
  for (auto const& [path, content] : WebAssets(files)) {
    if (path.ends_with(".gz")) files.emplace(path.substr(0, path.size() - 3), unzipped(content));
  }
  if (!files.contains("index.html")) refuse_damaged();
  return files;
}

// Not /proc/self/exe: /proc may be missing, as in a bare chroot.
fs::path this_program() {
  auto const* const path = reinterpret_cast<char const*>(getauxval(AT_EXECFN));
  return path == nullptr ? fs::path{} : fs::path(path);
}

}  // namespace kuhhandel::server
