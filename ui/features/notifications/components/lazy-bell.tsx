import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { useLazyTextLanguage } from "#ui/context/use-text-language.ts";
import { iconButtonLook } from "#ui/kit/button/icon-button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { useModuleWithTexts } from "#ui/kit/lazy/use-module-with-texts.ts";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";

const AREAS = ["notifications"] as const;

const load = () => import("./bell.idle.tsx");

const container = css`
  @layer sections {
    /* As large as the button, so that the button is in line with its neighbours. */
    display: block;
    inline-size: 40px;
    block-size: 40px;

    @media (pointer: coarse) {
      inline-size: 44px;
      block-size: 44px;
    }
  }
`;

/** Reserves the bell's space in the header; its code and texts load when the page is idle, or a press loads them again. */
export function LazyBell() {
  const language = useLazyTextLanguage(AREAS);
  const { module, hasFailed, preload } = useModuleWithTexts(load, AREAS);
  return (
    <span className={container} lang={language}>
      {module && <module.Bell />}
      {hasFailed && <FailedBell onRetry={preload} />}
    </span>
  );
}

function FailedBell({ onRetry }: { readonly onRetry: () => void }) {
  const { t: text } = useTranslation("common");
  return (
    <button type="button" className={iconButtonLook} title={text("partFailed")} onClick={onRetry}>
      <Icon name="refresh" />
      <VisuallyHidden>
        {text("partFailed")} {text("tryAgain")}
      </VisuallyHidden>
    </button>
  );
}
