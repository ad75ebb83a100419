import { useEffect, useRef } from "react";
import type { CountryLists } from "#core/catalogue/game.ts";
import type { Specimens } from "#ui/kit/specimens.ts";
import { DeveloperPanel } from "./developer-navigation.tsx";

const countries = (launch: readonly string[], pre: readonly string[] = []): CountryLists => ({
  launch,
  pre,
  chatLaunch: [],
  chatPre: [],
});

const GAMES = [
  { gameCode: "tl", title: "Throne and Liberty", countries: countries(["KR", "US", "DE", "FR"]) },
  { gameCode: "lmj", title: "리니지M", countries: countries(["JP"]) },
  { gameCode: "hoyeon", title: "Hoyeon", countries: countries(["KR"], ["TW", "HK"]) },
  { gameCode: "h3", title: "H3", countries: countries([]) },
];

/** With one of its lists open. */
function Opened({ list }: { readonly list: number }) {
  const container = useRef<HTMLElement>(null);
  useEffect(() => container.current?.querySelectorAll("nav > details").item(list)?.setAttribute("open", ""), [list]);
  return (
    <main ref={container}>
      <DeveloperPanel games={GAMES} />
    </main>
  );
}

export default {
  title: "Developer navigation",
  specimens: [
    { name: "in the corner of a page", isWhole: true, render: () => <DeveloperPanel games={GAMES} /> },
    { name: "with the lobbies of all games", isWhole: true, render: () => <Opened list={0} /> },
    { name: "with the texts of the page", isWhole: true, render: () => <Opened list={1} /> },
  ],
} satisfies Specimens;
