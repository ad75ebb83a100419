import { randomBytes } from "node:crypto";
import type { Hono } from "hono";
import { DEFAULT_SERVICE_BASES } from "#adapters/wire/service-bases.ts";
import { MINI_GAME_FRAME_PATH } from "#core/engagement/mini-game-frame.ts";
import type { BackendEnvironment } from "../http/backend-environment.ts";
import type { Services } from "../services.ts";
import { miniGameAnswer } from "./pages/mini-game-page.ts";

/** The document of the mini game; its calls are in `mini-game-calls.ts` and belong to the page around it. */
export function serveMiniGame(
  app: Hono<BackendEnvironment>,
  { allowedOrigins }: Pick<Services, "allowedOrigins">,
): void {
  app.get(DEFAULT_SERVICE_BASES.miniGame + MINI_GAME_FRAME_PATH, () =>
    miniGameAnswer(randomBytes(16).toString("base64"), allowedOrigins),
  );
}
