// The script in the page: requests the messages of the user's language together with the program, which would
// ask for them only when it runs. Without it the page works too, a round trip later.
import { userLanguages } from '../browser/features';
import { storageNamed } from '../browser/storage-named';
import { languageKey, preferredLanguage } from '../parts/i18n/preferred-language';

function storedLanguage(): string | undefined {
  try {
    return storageNamed('localStorage')?.getItem(languageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

const language = preferredLanguage([storedLanguage(), ...userLanguages()]);
const file = document.querySelector<HTMLLinkElement>(`link[data-language=${language}]`);
if (file !== null) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file.href;
  document.head.append(link);
}
