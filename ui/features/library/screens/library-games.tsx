import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { MAX_LIBRARY_QUERY_LENGTH } from "#core/library/constants.ts";
import type { LibraryGame } from "#core/library/library-game.ts";
import { arrangeLibrary, countLibrary } from "#core/library/library-list.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { InfiniteList } from "#ui/kit/infinite-list/infinite-list.tsx";
import { usePersistedState, useTypedBeforeHydration } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { useLibraryContext } from "../components/use-library-context.ts";
import { LibraryCard } from "./library-card.tsx";
import { libraryLook } from "./library-look.ts";
import type { LibrarySearch } from "./library-search.ts";
import { LibraryToolbar } from "./library-toolbar.tsx";
import { useHideGame } from "./use-hide-game.ts";

const QUERY = v.string();

/** Cards that are rendered at first, and each time more. */
const PAGE_LENGTH = 48;

export interface LibraryGamesProps {
  readonly games: readonly LibraryGame[];
  readonly search: LibrarySearch;
}

/** The games of a player, with the ways to find, filter and order them. */
export function LibraryGames({ games, search }: LibraryGamesProps) {
  const { t: text } = useTranslation("library");
  const { locale } = useVisit();
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = usePersistedState("library-search", QUERY, "");
  useTypedBeforeHydration(input, setQuery);
  const context = useLibraryContext(games);
  const hide = useHideGame();
  const count = useRef<HTMLParagraphElement>(null);
  const { show = "all", sort = "played" } = search;
  if (games.length === 0) {
    return (
      <StatePanel
        icon="gamepad"
        title={text("emptyTitle")}
        actions={
          <ButtonLink to="/" search={{ view: "all" }}>
            {text("browseGames")}
          </ButtonLink>
        }
      >
        {text("emptyText")}
      </StatePanel>
    );
  }
  const { compare: compareTitles } = new Intl.Collator(locale);
  const shown = arrangeLibrary(games, { query, filter: show, sort }, { ...context, compareTitles });
  return (
    <div className={libraryLook}>
      <search>
        <TextInput
          ref={input}
          type="search"
          name="library-search"
          icon="search"
          aria-label={text("search")}
          placeholder={text("search")}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_LIBRARY_QUERY_LENGTH}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </search>
      <LibraryToolbar choice={search} counts={countLibrary(games, context)} />
      <p ref={count} role="status" tabIndex={-1}>
        {text("gameCount", { count: shown.length, number: formats.number(shown.length) })}
      </p>
      {shown.length === 0 ? (
        <StatePanel
          icon="search"
          title={text("nothingTitle")}
          actions={
            <ButtonLink to={buildPath("library", {})} variant="secondary" onClick={() => setQuery("")}>
              {text("showEverything")}
            </ButtonLink>
          }
        >
          {text("nothingText")}
        </StatePanel>
      ) : (
        <LongGrid
          games={shown}
          renderCard={(item) => (
            <LibraryCard
              item={item}
              context={context}
              onHide={() => {
                // The card leaves the list with its focused button.
                count.current?.focus({ preventScroll: true });
                hide(item);
              }}
            />
          )}
        />
      )}
    </div>
  );
}

interface LongGridProps {
  readonly games: readonly LibraryGame[];
  readonly renderCard: (item: LibraryGame) => ReactNode;
}

/** The first cards, and more near their end: a library of thousands of games would not react for seconds. */
function LongGrid({ games, renderCard }: LongGridProps) {
  const [pages, setPages] = useState(1);
  const visible = games.slice(0, pages * PAGE_LENGTH);
  const grid = (
    <ul data-part="grid">
      {visible.map((item) => (
        <li key={item.game.gameCode}>{renderCard(item)}</li>
      ))}
    </ul>
  );
  if (games.length <= PAGE_LENGTH) return grid;
  return (
    <InfiniteList
      name="library"
      count={visible.length}
      state={visible.length < games.length ? "more" : "end"}
      onMore={() => setPages((former) => former + 1)}
    >
      {grid}
    </InfiniteList>
  );
}
