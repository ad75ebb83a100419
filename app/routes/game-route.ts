import { createRoute, notFound } from "@tanstack/react-router";
import { isClosedGame } from "#ui/features/catalogue/queries/open-games.ts";
import { lazyComponent } from "./lazy-component.tsx";
import { rootRoute } from "./root-route.tsx";

const TEXTS = ["game", "reviews", "media", "news"] as const;
const parts = () => import("./game-parts.ts");

export const gameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/game/$gameCode",
  loader: async ({ context, params }) => {
    if (isClosedGame(context, params.gameCode)) throw notFound();
    const texts = context.texts.ensure(context.visit.get().locale, TEXTS);
    const { loadGame } = await parts();
    const [outcome] = await Promise.all([loadGame(context, params.gameCode), texts]);
    if (outcome === "notFound") throw notFound();
  },
  head: async ({ match }) => {
    const { headTagsOf, gameHead } = await parts();
    return headTagsOf(match.context, gameHead(match.context, match.params.gameCode));
  },
  component: lazyComponent(async () => (await parts()).GamePage),
  staticData: {
    route: "game",
    ...(import.meta.env.SSR && {
      modules: ["app/routes/game-parts.ts"],
      lateModules: [
        "ui/features/game/screens/game-about-parts.tsx",
        "ui/features/game/screens/game-below-parts.tsx",
        "ui/features/game/screens/player-pre-install-button.tsx",
      ],
      texts: TEXTS,
    }),
  },
});
