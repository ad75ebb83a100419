import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { buildPath } from "#core/navigation/build-path.ts";
import { storeIndexPath } from "#core/navigation/store-index-path.ts";
import { trimVisible } from "#core/texts/visible-text.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useSettled } from "#ui/features/search/components/use-settled.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { usePersistedState } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import type { LauncherHomeKind } from "./launcher-home-kind.ts";
import { LauncherTools } from "./launcher-tools.tsx";
import { LOBBY_GROUPS } from "./lobby-games.ts";
import { FoundLobbies, LobbyGroup } from "./lobby-group.tsx";
import { OwnLobbies } from "./own-lobbies.tsx";
import { RecentLobbies } from "./recent-lobbies.tsx";
import { Tutorial } from "./tutorial.tsx";

/** Pause in typing after which is searched. */
const SEARCH_DELAY_MS = 250;

/** Longest text the publisher API searches for, in characters. */
const MAX_QUERY_LENGTH = 100;

const home = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-8);
    inline-size: 100%;
    max-inline-size: var(--content-width);
    margin-inline: auto;
    padding: var(--space-10) var(--gutter) var(--space-16);

    & > header {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      justify-content: space-between;
      gap: var(--space-4);
    }

    & [data-part="ways"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2) var(--space-4);
    }

    & h1 {
      font-size: var(--type-32);
      font-weight: 800;
      letter-spacing: var(--tracking-heading);
      line-height: var(--leading-heading);
    }

    & > header p {
      color: var(--color-text-quiet);
    }

    & > search {
      max-inline-size: 420px;
    }

    & section {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-4);
    }

    & h2 {
      font-size: var(--type-20);
      font-weight: 700;
      letter-spacing: var(--tracking-heading);
      line-height: var(--leading-heading);
    }

    & h2 > small {
      margin-inline-start: var(--space-2);
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      font-weight: 500;
      letter-spacing: 0;
    }
  }
`;

const TYPED = v.string();

/** All lobbies: what the launcher opens with, `/home`, and `/fgt`, which leads to the lobbies of focus group tests. */
export function LauncherHomeScreen({ kind }: { readonly kind: LauncherHomeKind }) {
  const { t: text } = useTranslation("launcher");
  const { shell, user, isUserUnknown } = useVisit();
  const [typed, setTyped] = usePersistedState("lobby-search", TYPED, "");
  const query = useSettled(trimVisible(typed), SEARCH_DELAY_MS);
  return (
    <div className={home}>
      <header>
        <div>
          <h1>{text(kind === "fgt" ? "fgtTag" : "homeTitle")}</h1>
          <p>{text("homeIntro")}</p>
        </div>
        <div data-part="ways">
          {shell === "launcher" && <LauncherTools />}
          {kind === "fgt" && (
            <ButtonLink to={buildPath("launcherIndex", {})} variant="tertiary" icon="grid">
              {text("homeTitle")}
            </ButtonLink>
          )}
          <ButtonLink to={storeIndexPath(shell)} variant="secondary" icon="store">
            {text("openStore")}
          </ButtonLink>
        </div>
      </header>
      {shell === "launcher" && <Tutorial />}
      <search>
        <TextInput
          type="search"
          name="lobby-search"
          icon="search"
          aria-label={text("searchLobbies")}
          placeholder={text("searchLobbies")}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_QUERY_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      {query === "" ? (
        <>
          {kind === "home" && (user !== null || isUserUnknown) && <OwnLobbiesPart kind={kind} />}
          <RecentLobbies kind={kind} />
          {LOBBY_GROUPS.map(({ stage, title }) => (
            <LobbyGroup key={stage} kind={kind} stage={stage} title={text(title)} />
          ))}
        </>
      ) : (
        <FoundLobbies key={query} kind={kind} title={text("groupFound")} query={query} />
      )}
    </div>
  );
}

function OwnLobbiesPart({ kind }: { readonly kind: LauncherHomeKind }) {
  return (
    <PageStep fallback={null}>
      <OwnLobbies kind={kind} />
    </PageStep>
  );
}
