import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import type { LobbyKind } from "#core/lobby/lobby-kind.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { storeIndexPath } from "#core/navigation/store-index-path.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { useHydrated } from "#ui/kit/local-time/use-hydrated.ts";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { OtherLobbies } from "./other-lobbies.tsx";

const ways = css`
  @layer screens {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-inline-size: 0;
    min-block-size: 64px;
    padding: calc(var(--space-2) + env(safe-area-inset-top, 0px)) calc(var(--gutter) - var(--space-4)) var(--space-2);

    & > a {
      display: inline-flex;
      flex: none;
      align-items: center;
      gap: var(--space-2);
      min-block-size: 44px;
      padding-inline: var(--space-4);
      border-radius: var(--radius-control);
      background: rgb(15 12 22 / 56%);
      color: inherit;
      font-size: var(--type-14);
      font-weight: 600;
      text-decoration: none;
      transition: background-color var(--press);
    }

    & > a:hover {
      background: rgb(255 255 255 / 16%);
    }

    & > a:last-child {
      margin-inline-start: auto;
    }

    @media ${UP_TO_PHONE} {
      padding-inline: var(--space-3);

      & > a {
        padding-inline: var(--space-3);
      }

      /* The link to the list of test lobbies takes their room in the line. */
      &[data-kind="fgt"] {
        flex-wrap: wrap;
      }

      &[data-kind="fgt"] > ul {
        order: 1;
        inline-size: 100%;
      }
    }
  }
`;

interface LobbyWaysProps {
  readonly kind: LobbyKind;
  readonly gameCode: GameCode;
}

/** The bar at the head of a lobby: back to all lobbies, to some others at once, and to the store. */
export function LobbyWays({ kind, gameCode }: LobbyWaysProps) {
  const { t: text } = useTranslation("launcher");
  const { shell } = useVisit();
  const isHydrated = useHydrated();
  return (
    <nav className={ways} data-part="ways" data-kind={kind} aria-label={text("otherLobbies")}>
      <PageLink to={buildPath("launcherIndex", {})}>
        <Icon name="grid" size={18} />
        {text("homeTitle")}
      </PageLink>
      {kind === "fgt" && <PageLink to={buildPath("fgt", {})}>{text("fgtTag")}</PageLink>}
      {/* In browsers only: what was visited last is known there. */}
      {isHydrated && <OtherLobbies kind={kind} gameCode={gameCode} />}
      <PageLink to={storeIndexPath(shell)}>
        <Icon name="store" size={18} />
        {text("openStore")}
      </PageLink>
    </nav>
  );
}
