import type { KeyValueStorage, Logger } from "#core/ports/device.ts";
import { TRANSLATION_RETRIES_MAX } from "#core/translation/constants.ts";
import { translationRetryDelayMs } from "#core/translation/retry-delay.ts";
import { translationFlagKey } from "#core/translation/translation-flag-key.ts";
import { loadTexts as loadOnce, type TextArea, type Texts } from "#locales/texts.ts";

export { textAreas } from "#locales/texts.ts";

/** What remembers and tells that a language did not load. */
export interface TextDevice {
  readonly tabStorage: KeyValueStorage;
  readonly logger: Logger;
}

/**
 * Loads the texts of one area in one language. What does not come is asked for up to five times more, ever later
 * (specification, section 4). Then it is told, and a flag stands in the tab's storage until the language loads: while it does,
 * nobody is kept waiting for it again. Without a device, as on the server, there is one try.
 */
export async function loadTexts(
  tag: string,
  area: TextArea,
  device: TextDevice | null,
  load = loadOnce,
): Promise<Texts> {
  if (device === null) return load(tag, area);
  const { tabStorage, logger } = device;
  const flag = translationFlagKey(tag);
  for (let retry = 0; ; retry += 1) {
    try {
      const texts = await load(tag, area);
      tabStorage.remove(flag);
      return texts;
    } catch (error) {
      if (retry === TRANSLATION_RETRIES_MAX || tabStorage.read(flag) !== null) {
        tabStorage.write(flag, "1");
        logger.error("texts could not be loaded", { tag, area, message: String(error) });
        throw error;
      }
    }
    await new Promise((go) => setTimeout(go, translationRetryDelayMs(retry)));
  }
}
