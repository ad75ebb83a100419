import { chatMessageOf, isSocialSdkUsable, type SocialSdkSettings } from "#core/chat-app/chat-share.ts";
import type { ChatApp } from "#core/ports/chat-app.ts";
import type { Logger } from "#core/ports/device.ts";
import type { LoadScript } from "./load-script.ts";

/** Global name of the social SDK. */
const SDK_NAME = "Kakao";

/** Page features that the SDK needs; tests replace them. */
export interface ChatPage {
  readonly loadScript: LoadScript;
  /** Reads a global variable that a script has set. */
  readonly readGlobal: (name: string) => unknown;
}

/** The chat app by its social SDK, which loads with the first message, and only with key and integrity. */
export function createSocialSdkChatApp(settings: SocialSdkSettings, logger: Logger, page: ChatPage): ChatApp {
  let loading: Promise<(message: object) => void> | null = null;
  const load = async () => {
    await page.loadScript(settings.url);
    const sdk = page.readGlobal(SDK_NAME);
    if (Reflect.apply(methodOf(sdk, "isInitialized"), sdk, []) !== true) {
      Reflect.apply(methodOf(sdk, "init"), sdk, [settings.key]);
    }
    const sharing = memberOf(sdk, "Share");
    const send = methodOf(sharing, "sendDefault");
    return (message: object) => {
      Reflect.apply(send, sharing, [message]);
    };
  };
  return {
    async share(shared) {
      const message = chatMessageOf(shared);
      if (message === null || !isSocialSdkUsable(settings)) return false;
      try {
        loading ??= load();
        const send = await loading;
        send(message);
        return true;
      } catch (error) {
        // A failed load can be retried.
        loading = null;
        logger.warn("the social SDK failed", { error: String(error) });
        return false;
      }
    },
  };
}

/** Reads a member of a foreign object; throws if there is none. */
function memberOf(owner: unknown, name: string): unknown {
  const member: unknown = owner === null || owner === undefined ? undefined : Reflect.get(Object(owner), name);
  if (member === undefined) throw new Error(`the social SDK has no ${name}`);
  return member;
}

function methodOf(owner: unknown, name: string): (...input: readonly unknown[]) => unknown {
  const method = memberOf(owner, name);
  if (typeof method !== "function") throw new Error(`${name} of the social SDK is no function`);
  return (...input) => Reflect.apply(method, owner, input);
}
