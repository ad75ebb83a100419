import { buildPath } from "#core/navigation/build-path.ts";
import type { PageAddress, PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { gameQuery } from "#ui/features/catalogue/queries/game.ts";

/** Title of the lobby of a game; nothing that a search engine should know. */
export function lobbyHead(context: ScreenContext, { params }: PageAddress<{ readonly gameCode: string }>): PageHead {
  const { gameCode } = params;
  const canonicalPath = buildPath("homeLobby", { gameCode });
  const { queryClient, texts } = context;
  const game = queryClient.getQueryData(gameQuery(context, queryClient, gameCode).queryKey);
  const { t } = texts.instance;
  const title =
    game === undefined ? t("headHome", { ns: "launcher" }) : t("headLobby", { ns: "launcher", title: game.title });
  return { title, description: game?.tagline ?? title, canonicalPath, noIndex: true };
}
