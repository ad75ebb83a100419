import { useTranslation } from "react-i18next";
import type { Media } from "#core/catalogue/game.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import type { PopupProps } from "#ui/overlays/layer-store.ts";

export interface RewardBannerInput {
  /** Identifies this reward on the device. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly media?: Media | undefined;
}

/** Announces a reward to claim; can be dismissed for today. */
export default function RewardBannerPopup({
  input,
  answer,
  layer,
}: PopupProps<RewardBannerInput, "open" | "quiet-today">) {
  const { t: text } = useTranslation("popups");
  return (
    <Dialog
      layer={layer}
      title={input.title}
      description={input.description}
      closeLabel={text("close")}
      {...(input.media === undefined
        ? {}
        : { picture: <Picture media={input.media} sizes="(max-width: 639px) 100vw, 460px" ratio="fill" alt="" /> })}
      actions={
        <>
          <Button variant="tertiary" onClick={() => answer("quiet-today")}>
            {text("quietToday")}
          </Button>
          <Button onClick={() => answer("open")}>{text("rewardOpen")}</Button>
        </>
      }
    />
  );
}
