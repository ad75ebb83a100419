import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { Instant, Media } from "#core/catalogue/game.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { ReleaseTime } from "#ui/kit/local-time/release-time.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import type { PopupProps } from "#ui/overlays/layer-store.ts";

export interface PreInstallCompletedInput {
  /** Title of the game. */
  readonly title: string;
  readonly media?: Media | undefined;
  readonly sizeBytes: number;
  /** When the game opens; `null` where no date is known. */
  readonly releaseAt: Instant | null;
  /** Words of the button that leads to the purchase; `null` if nothing has to be bought. */
  readonly purchaseLabel: string | null;
}

const facts = css`
  @layer sections {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2) var(--space-4);
    font-size: var(--type-14);

    & > dt {
      color: var(--color-text-quiet);
    }

    & > dd {
      font-weight: 600;
      text-align: end;
    }
  }
`;

/**
 * Says that the pre-install is requested, and what happens next: for a game that is not bought, its purchase. Answers
 * whether the player wants to buy it.
 */
export default function PreInstallCompletedPopup({
  input,
  answer,
  layer,
}: PopupProps<PreInstallCompletedInput, boolean>) {
  const { t: text } = useTranslation("popups");
  const { t: common } = useTranslation("common");
  const { shell } = useVisit();
  const { purchaseLabel } = input;
  const { bytes } = useFormats();
  return (
    <Dialog
      layer={layer}
      title={text("preInstallTitle", { title: input.title })}
      description={text(purchaseLabel === null ? "preInstallText" : "preInstallNotBought")}
      closeLabel={text("close")}
      {...(input.media === undefined
        ? {}
        : { picture: <Picture media={input.media} sizes="(max-width: 639px) 100vw, 460px" ratio="fill" alt="" /> })}
      actions={
        <>
          {shell !== "launcher" && (
            <ButtonLink to={buildPath("download", {})} variant="secondary">
              {common("navDownload")}
            </ButtonLink>
          )}
          <Button onClick={() => answer(purchaseLabel !== null)}>{purchaseLabel ?? text("confirm")}</Button>
        </>
      }
    >
      <dl className={facts}>
        <dt>{text("preInstallSize")}</dt>
        <dd>{bytes(input.sizeBytes)}</dd>
        {input.releaseAt !== null && (
          <>
            <dt>{text("preInstallOpens")}</dt>
            <dd>
              <ReleaseTime instant={input.releaseAt} />
            </dd>
          </>
        )}
      </dl>
    </Dialog>
  );
}
