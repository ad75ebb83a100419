import type { ChatApp } from "#core/ports/chat-app.ts";

/** No-op without a chat app. */
export function createNoopChatApp(): ChatApp {
  return { share: async () => false };
}
