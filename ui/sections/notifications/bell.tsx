import { css } from "@linaria/core";
import { useEffect } from "react";
import { badgeOf } from "#core/engagement/badge-of.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { iconButtonLook } from "#ui/kit/button/icon-button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { SIGNED_OUT_TOPIC } from "../sign-out/sign-out.ts";
import { useWaiting } from "./use-waiting.ts";

const bell = css`
  @layer sections {
    position: relative;

    & > [data-part="count"] {
      position: absolute;
      inset-block-start: 4px;
      inset-inline-end: 2px;
      display: grid;
      place-items: center;
      min-inline-size: 18px;
      block-size: 18px;
      padding-inline: 5px;
      border-radius: var(--radius-pill);
      background: var(--color-live);
      color: var(--color-on-live);
      font-size: 0.6875rem;
      font-weight: 700;
      line-height: 1;
      font-variant-numeric: tabular-nums;
    }
  }
`;

/** The way to what waits for the player, with how much that is. Its texts are the area `account`. */
export function Bell() {
  const text = useText("account");
  const { tabs } = usePorts();
  const count = useWaiting()?.length ?? 0;

  // Signed out elsewhere: this page still shows what belonged to the player.
  useEffect(() => tabs.listen(SIGNED_OUT_TOPIC, () => window.location.reload()), [tabs]);

  return (
    <PageLink to={buildPath("account", {})} className={`${iconButtonLook} ${bell}`} preload={false}>
      <Icon name="bell" />
      <VisuallyHidden>{text("waitingCount", { number: count })}</VisuallyHidden>
      {count > 0 && (
        <span data-part="count" aria-hidden="true">
          {badgeOf(count)}
        </span>
      )}
    </PageLink>
  );
}
