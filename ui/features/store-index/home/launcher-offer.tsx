import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

const band = css`
  @layer screens {
    max-inline-size: var(--content-width);
    margin: var(--space-16) auto 0;
    padding-inline: var(--gutter);

    & > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-5) var(--space-8);
      padding: var(--space-8);
      border-radius: var(--radius-card);
      background: var(--color-raised);
    }

    & p {
      flex: 1 1 20em;
      font-size: var(--type-24);
      font-weight: 700;
      line-height: var(--leading-heading);
      letter-spacing: var(--tracking-heading);
      text-wrap: balance;
    }

    @media ${UP_TO_PHONE} {
      margin-block-start: var(--space-12);

      & > div {
        padding: var(--space-6);
      }

      & p {
        font-size: var(--type-20);
      }
    }
  }
`;

/** How to get the launcher, at the end of the front page; nothing inside the launcher. */
export function LauncherOffer() {
  const { t: text } = useTranslation("discovery");
  const { t: common } = useTranslation("common");
  const { shell } = useVisit();
  if (shell === "launcher") return null;
  return (
    <aside className={band} aria-label={common("navDownload")}>
      <div>
        <p>{text("downloadText")}</p>
        <ButtonLink to={buildPath("download", {})} size="large" icon="download">
          {common("navDownload")}
        </ButtonLink>
      </div>
    </aside>
  );
}
