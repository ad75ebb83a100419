import { expect, test } from "vitest";
import { succeed } from "#core/failures/request-failure.ts";
import { buildGame } from "#tests/ui/support/builders.ts";
import { changePorts, createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { GameElsewhere } from "#ui/features/game/screens/game-elsewhere.tsx";

const offeredIn = (country: string) => ({ launch: [country], pre: [], chatLaunch: [], chatPre: [] });

test("a game that is not offered here leads to the editions of its group that are", async () => {
  const game = buildGame({ gameCode: "lin2", title: "Lineage II", countries: offeredIn("KR") });
  const here = buildGame({ gameCode: "lin2nct", title: "Lineage II Taiwan", countries: offeredIn("TW") });
  const elsewhere = buildGame({ gameCode: "lin2ncj", title: "Lineage II Japan", countries: offeredIn("JP") });
  const asked: unknown[] = [];
  const { screen } = await renderPage(<GameElsewhere game={game} />, {
    ports: changePorts(createFakePorts(createPublisher({ game })), {
      configuration: { gameCodeGroup: { lin2: "lin2", lin2nct: "lin2", lin2ncj: "lin2" } },
      catalogue: {
        listGames: async (query) => {
          if (query.codes) asked.push(query.codes);
          return succeed({ games: [here, elsewhere], hasMore: false, nextCursor: null, total: 2 });
        },
      },
    }),
    visit: { countryCode: "TW" },
  });
  const editions = screen.getByRole("region", { name: "Versions available in your country" });
  await expect.element(editions.getByText("Lineage II Taiwan")).toBeVisible();
  expect(editions.getByText("Lineage II Japan").query()).toBeNull();
  expect(screen.getByRole("region", { name: "Similar games" }).query()).toBeNull();
  expect(asked).toEqual([["lin2nct", "lin2ncj"]]);
});
