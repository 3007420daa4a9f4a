// The files of the built web client, from a folder or from inside this program.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace kuhhandel::server {

/// By path below the client's folder, such as `assets/index-1.js`; compressed forms (`.gz`, `.br`) are
/// separate files.
using WebAssets = std::map<std::string, std::string, std::less<>>;

/// Throws std::runtime_error if `folder` contains no index.html.
WebAssets read_web_assets(std::filesystem::path const& folder);

/// Returns the client embedded in a program by tools/one-file.sh: a pack of files after the program's code,
/// and a line with its length. Files stored only as `.gz` are unpacked too; files that the program contains
/// anyway, such as a net, are read from there. Returns nullopt without such a line. Throws std::runtime_error
/// if the pack is damaged.
std::optional<WebAssets> embedded_web_assets(std::filesystem::path const& program);

/// Replaces the documents below `docs/` with the pages (`make site`) in `folder`. Throws std::runtime_error
/// if it contains no index.html.
void add_documents(WebAssets& files, std::filesystem::path const& folder);

/// Returns the folder of the documents that a package installed with `program`, `share/kuhhandel/docs` next
/// to its `bin`; nullopt if it does not exist.
std::optional<std::filesystem::path> installed_documents(std::filesystem::path const& program);

/// Returns the path of this process's program.
std::filesystem::path this_program();

}  // namespace kuhhandel::server
