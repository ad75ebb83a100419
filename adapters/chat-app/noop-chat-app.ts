import type { ChatApp } from "#core/ports/chat-app.ts";

/** No chat app: nothing can be shared there. */
export function createNoopChatApp(): ChatApp {
  return { share: async () => false };
}
