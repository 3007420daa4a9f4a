// Texts of the error pages, in the languages of the UI.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace kuhhandel::server {

enum class ErrorKind : std::uint8_t {
  not_found,
  unknown_host,
  foreign_origin,
  banned,
  too_many,
  too_large,
  full,
  busy,
  internal,
  other
};

struct ErrorText {
  std::string_view title;
  std::string_view advice;
};

struct PageLanguage {
  std::string_view code;
  std::string_view to_lobby;        // the link to the lobby
  std::string_view reason;          // before a text of the operator
  std::array<ErrorText, 10> texts;  // by ErrorKind
};

inline constexpr std::array<PageLanguage, 5> kPageLanguages{{
    {"en",
     "Go to the lobby",
     "Reason:",
     {{{"There is no such page", "The address may be mistyped, or the page may be gone."},
       {"This server doesn’t have that name",
        "Open it by its IP address, or ask its operator to add the name with the option --host."},
       {"That came from another site", "For your safety, only this server’s own pages can do that."},
       {"You can’t play here", "The operator has banned this address."},
       {"Too many requests", "Wait a minute, then try again."},
       {"The request is too large", "If you didn’t send a file, delete this site’s cookies and try again."},
       {"The server’s disk is full", "Nothing new can be stored for now. Try again later."},
       {"The server is busy", "Try again in a moment."},
       {"Something went wrong", "The operator finds the reason in the server’s log. Try again in a moment."},
       {"That didn’t work", "Check the address, or start from the lobby."}}}},
    {"de",
     "Zur Lobby",
     "Grund:",
     {{{"Diese Seite gibt es nicht",
        "Vielleicht ist die Adresse vertippt, oder die Seite gibt es nicht mehr."},
       {"Diesen Namen hat der Server nicht",
        "Öffne ihn über seine IP-Adresse, oder bitte den Betreiber, den Namen mit der Option --host "
        "einzutragen."},
       {"Das kam von einer fremden Seite",
        "Zu deiner Sicherheit dürfen das nur die eigenen Seiten dieses Servers."},
       {"Hier kannst du nicht mitspielen", "Der Betreiber hat diese Adresse gesperrt."},
       {"Zu viele Anfragen", "Warte eine Minute und versuche es dann noch einmal."},
       {"Die Anfrage ist zu groß",
        "Wenn du keine Datei geschickt hast, lösche die Cookies dieser Seite und versuche es noch einmal."},
       {"Der Speicher des Servers ist voll",
        "Im Moment kann nichts Neues gespeichert werden. Versuche es später noch einmal."},
       {"Der Server ist ausgelastet", "Versuche es gleich noch einmal."},
       {"Etwas ist schiefgegangen",
        "Der Betreiber findet den Grund im Protokoll des Servers. Versuche es gleich noch einmal."},
       {"Das hat nicht geklappt", "Prüfe die Adresse, oder beginne in der Lobby."}}}},
    {"nl",
     "Naar de lobby",
     "Reden:",
     {{{"Deze pagina bestaat niet",
        "Misschien is het adres verkeerd getypt, of bestaat de pagina niet meer."},
       {"De server heeft die naam niet",
        "Open hem via zijn IP-adres, of vraag de beheerder de naam toe te voegen met de optie --host."},
       {"Dat kwam van een andere site", "Voor je veiligheid mogen alleen de pagina’s van deze server dat."},
       {"Je kunt hier niet meespelen", "De beheerder heeft dit adres geblokkeerd."},
       {"Te veel verzoeken", "Wacht een minuut en probeer het opnieuw."},
       {"Het verzoek is te groot",
        "Heb je geen bestand verstuurd? Verwijder dan de cookies van deze site en probeer het opnieuw."},
       {"De schijf van de server is vol",
        "Er kan nu niets nieuws worden opgeslagen. Probeer het later opnieuw."},
       {"De server is bezet", "Probeer het zo meteen opnieuw."},
       {"Er ging iets mis",
        "De beheerder vindt de reden in het logboek van de server. Probeer het zo meteen opnieuw."},
       {"Dat lukte niet", "Controleer het adres, of begin in de lobby."}}}},
    {"fr",
     "Aller au salon",
     "Raison :",
     {{{"Cette page n’existe pas", "L’adresse est peut-être mal tapée, ou la page n’existe plus."},
       {"Le serveur ne porte pas ce nom",
        "Ouvrez-le par son adresse IP, ou demandez à son exploitant d’ajouter ce nom avec l’option --host."},
       {"Cela venait d’un autre site",
        "Pour votre sécurité, seules les pages de ce serveur peuvent le faire."},
       {"Vous ne pouvez pas jouer ici", "L’exploitant a bloqué cette adresse."},
       {"Trop de demandes", "Attendez une minute, puis réessayez."},
       {"La demande est trop longue",
        "Si vous n’avez pas envoyé de fichier, supprimez les cookies de ce site et réessayez."},
       {"Le disque du serveur est plein",
        "Rien de nouveau ne peut être enregistré pour le moment. Réessayez plus tard."},
       {"Le serveur est occupé", "Réessayez dans un instant."},
       {"Un problème est survenu",
        "L’exploitant en trouvera la raison dans le journal du serveur. Réessayez dans un instant."},
       {"Cela n’a pas fonctionné", "Vérifiez l’adresse, ou repartez du salon."}}}},
    {"ru",
     "В лобби",
     "Причина:",
     {{{"Такой страницы нет", "Возможно, в адресе опечатка или страницы больше нет."},
       {"У сервера нет такого имени",
        "Откройте его по IP-адресу или попросите владельца добавить имя параметром --host."},
       {"Это пришло с чужого сайта",
        "Ради вашей безопасности это могут делать только страницы этого сервера."},
       {"Здесь вам играть нельзя", "Владелец сервера заблокировал этот адрес."},
       {"Слишком много запросов", "Подождите минуту и попробуйте снова."},
       {"Запрос слишком большой",
        "Если вы не отправляли файл, удалите cookie этого сайта и попробуйте снова."},
       {"Диск сервера заполнен", "Сейчас нельзя сохранить ничего нового. Попробуйте позже."},
       {"Сервер перегружен", "Попробуйте чуть позже."},
       {"Что-то пошло не так", "Владелец найдёт причину в журнале сервера. Попробуйте чуть позже."},
       {"Не получилось", "Проверьте адрес или начните с лобби."}}}},
}};

}  // namespace kuhhandel::server
