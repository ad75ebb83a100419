import type { LocaleTag } from "#core/translation/locales.ts";
import type { TextLibrary } from "#ui/context/text-library.ts";

const FOR_EARS_ALONE = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};

let region: HTMLElement | null = null;

/** Screen readers announce only changes in a live region: it exists before there is a message. */
export function prepareAnnouncement(): void {
  if (region?.isConnected) return;
  region = document.createElement("div");
  region.setAttribute("role", "status");
  Object.assign(region.style, FOR_EARS_ALONE);
  document.body.append(region);
}

/** Says in the new language which one it is, in its voice. */
export function announceLanguage({ instance }: TextLibrary, locale: LocaleTag): void {
  if (region === null) return;
  region.lang = locale;
  region.textContent = instance.t("languageChanged", { ns: "common", lng: locale });
}
