import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { GameSummary } from "#core/catalogue/game.ts";
import { callToActionFor } from "#core/catalogue/game-call.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import type { StoreIndexSearch } from "../parse-store-index-search.ts";
import { withoutEmpty } from "../store-index-search.ts";

const note = css`
  @layer screens {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-1) var(--space-3);
    margin-block-end: var(--space-5);
    padding: var(--space-4);
    border-radius: var(--radius-card);
    background: var(--color-raised);
    color: var(--color-text-quiet);
    font-size: var(--type-14);
    line-height: 1.5;

    & > svg {
      margin-block-start: 2px;
    }

    & > div {
      display: grid;
      gap: var(--space-1);
      justify-items: start;
    }
  }
`;

interface CountryNoteProps {
  readonly games: readonly GameSummary[];
  /** Games on the pages shown that this account has no access to. */
  readonly hidden: number;
  readonly search: StoreIndexSearch;
}

/** Explains games that are listed but not to be had here, and that others are not listed for this account at all. */
export function CountryNote({ games, hidden, search }: CountryNoteProps) {
  const { t: text } = useTranslation("discovery");
  const formats = useFormats();
  const { clock } = usePorts();
  const visit = useVisit();
  const now = clock.now();
  const isAnyElsewhere = games.some((game) => callToActionFor(game, visit, now).kind === "elsewhere");
  if (!isAnyElsewhere && hidden === 0) return null;
  const country = formats.countryName(visit.countryCode);
  return (
    <div className={note} role="note" aria-label={text("countryNote")}>
      <Icon name="globe" size={18} />
      <div>
        {isAnyElsewhere && (
          <>
            <p>{text("elsewhereNote", { country })}</p>
            <TextLink to="/" search={{ ...withoutEmpty(search), stage: "launch,creation" }} keepScroll tone="inline">
              {text("onlyHere")}
            </TextLink>
          </>
        )}
        {hidden > 0 && <p>{text("hiddenNote", { count: hidden, number: formats.number(hidden) })}</p>}
      </div>
    </div>
  );
}
