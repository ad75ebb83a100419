import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { Instant, Media } from "#core/catalogue/game.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import type { PopupProps } from "#ui/overlays/layer-store.ts";

export interface PreInstallCompletedInput {
  /** Title of the game. */
  readonly title: string;
  readonly media?: Media | undefined;
  readonly sizeBytes: number;
  /** When the game opens; `null` where no date is known. */
  readonly releaseAt: Instant | null;
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

/** Says that the pre-install is requested, and what happens next. */
export default function PreInstallCompletedPopup({ input, answer, layer }: PopupProps<PreInstallCompletedInput, true>) {
  const { t: text } = useTranslation("popups");
  const { bytes } = useFormats();
  return (
    <Dialog
      layer={layer}
      title={text("preInstallTitle", { title: input.title })}
      description={text("preInstallText")}
      closeLabel={text("close")}
      {...(input.media === undefined
        ? {}
        : { picture: <Picture media={input.media} sizes="(max-width: 639px) 100vw, 460px" ratio="fill" alt="" /> })}
      actions={<Button onClick={() => answer(true)}>{text("confirm")}</Button>}
    >
      <dl className={facts}>
        <dt>{text("preInstallSize")}</dt>
        <dd>{bytes(input.sizeBytes)}</dd>
        {input.releaseAt !== null && (
          <>
            <dt>{text("preInstallOpens")}</dt>
            <dd>
              <LocalTime instant={input.releaseAt} form="release" />
            </dd>
          </>
        )}
      </dl>
    </Dialog>
  );
}
