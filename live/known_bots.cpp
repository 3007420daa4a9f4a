#include "live/known_bots.h"

#ifdef KUHHANDEL_WITHOUT_NETS
namespace all = kuhhandel::bots;
#else
#include "net/bot_from.h"
namespace all = kuhhandel::net;
#endif

namespace kuhhandel::live {

std::span<bots::BotName const> known_bots() { return all::bot_names(); }

std::unique_ptr<bots::Bot> make_bot(std::string_view name) { return all::make_bot(name); }

}  // namespace kuhhandel::live
