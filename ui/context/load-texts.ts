import { createActor, toPromise } from "xstate";
import { fail, succeed } from "#core/failures/request-failure.ts";
import { fromTask } from "#core/machines/from-task.ts";
import type { KeyValueStorage, Logger } from "#core/ports/device.ts";
import {
  type TranslationInput,
  type TranslationResult,
  translationMachine,
} from "#core/translation/translation.machine.ts";
import { translationFlagKey } from "#core/translation/translation-flag-key.ts";
import { loadTexts as loadOnce, type TextArea, type Texts } from "#locales/texts.ts";
import { withTimeout } from "./with-timeout.ts";

export { textAreas } from "#locales/texts.ts";

/** Ports that store and log that a language did not load. */
export interface TextDevice {
  readonly tabStorage: KeyValueStorage;
  readonly logger: Logger;
}

/**
 * Loads the texts of one area in one language by the machine of the core, which retries; rejects when it has failed. A flag in the
 * tab's storage marks a failed language until it loads. Without a device, as on the server, there is one try.
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
  const actor = createActor(
    translationMachine.provide({
      actors: {
        loadTexts: fromTask<TranslationResult, TranslationInput>(() =>
          withTimeout(load(tag, area)).then(succeed, (error) =>
            fail({ message: String(error), isFlagged: tabStorage.read(flag) !== null }),
          ),
        ),
      },
    }),
    { input: { locale: tag, area } },
  );
  actor.on("translation.loaded", () => tabStorage.remove(flag));
  actor.on("translation.failed", ({ message }) => {
    tabStorage.write(flag, "1");
    logger.error("texts could not be loaded", { tag, area, message });
  });
  const result = await toPromise(actor.start());
  if (!result?.ok) throw new Error(`no texts for ${tag}/${area}: ${result?.failure.message}`);
  return result.value;
}
