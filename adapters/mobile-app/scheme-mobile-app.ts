import { buildAppCommand } from "#core/mobile-app/app-commands.ts";
import { APP_ANSWER_TIMEOUT_MS } from "#core/mobile-app/constants.ts";
import type { MobileApp } from "#core/ports/mobile-app.ts";

/** The window as far as commands need it. */
export interface CommandPage {
  readonly location: Pick<Location, "assign">;
  readonly document: Pick<Document, "hidden" | "addEventListener" | "removeEventListener">;
  addEventListener(type: "blur" | "pagehide", listener: () => void): void;
  removeEventListener(type: "blur" | "pagehide", listener: () => void): void;
}

/** The mobile app, which receives its commands as addresses of `scheme`; its web view does not navigate to them. */
export function createSchemeMobileApp(scheme: string, page: CommandPage = window): MobileApp {
  let last: Promise<unknown> = Promise.resolve();
  return {
    send(name, values) {
      const command = buildAppCommand(name, values, scheme);
      if (!command.ok) return Promise.resolve(false);
      // A second address would replace the first one before the app has read it.
      const answer = last.then(() => sendAddress(page, command.value));
      last = answer;
      return answer;
    },
  };
}

/**
 * A scheme returns no answer, but each reaction of the app is visible: it covers the page or leaves it. Without a
 * reaction before the timeout, there is no app.
 */
async function sendAddress(page: CommandPage, address: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const isAnswered = () => resolve(true);
  const isCovered = () => {
    if (page.document.hidden) resolve(true);
  };
  const timer = setTimeout(() => resolve(false), APP_ANSWER_TIMEOUT_MS);
  page.addEventListener("blur", isAnswered);
  page.addEventListener("pagehide", isAnswered);
  page.document.addEventListener("visibilitychange", isCovered);
  try {
    page.location.assign(address);
    return await promise;
  } catch {
    // Refused by the web view: a scheme it does not know.
    return false;
  } finally {
    clearTimeout(timer);
    page.removeEventListener("blur", isAnswered);
    page.removeEventListener("pagehide", isAnswered);
    page.document.removeEventListener("visibilitychange", isCovered);
  }
}
