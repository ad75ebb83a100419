import { css } from "@linaria/core";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { storeIndexPath } from "#core/navigation/store-index-path.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { IconButton } from "#ui/kit/button/icon-button.tsx";
import { useOwnWindowSearch } from "#ui/overlays/window/use-own-window-search.ts";

const container = css`
  @layer sections {
    position: fixed;
    z-index: 150;
    inset-block-start: calc(var(--space-2) + env(safe-area-inset-top, 0px));
    inset-inline-end: calc(var(--space-2) + env(safe-area-inset-right, 0px));
    border-radius: 50%;
    background: var(--color-surface);
    box-shadow: 0 0 0 1px var(--color-line);
  }
`;

/**
 * Closes a web view that the mobile app has opened over a page: the page in it has neither header nor footer. Where the app
 * does not answer it leads back to where the player came from.
 */
export function CloseView() {
  const texts = useTextLibrary();
  const { locale } = useVisit();
  const isOwnView = Object.keys(useOwnWindowSearch()).length > 0;
  const [isNamed, setNamed] = useState(false);
  useEffect(() => {
    if (!isOwnView) return;
    texts.ensure(locale, ["popups"]).then(
      () => setNamed(true),
      () => undefined,
    );
  }, [isOwnView, texts, locale]);
  return isOwnView && isNamed && <CloseViewButton />;
}

/** The button itself. Its text is of the area `popups`. */
export function CloseViewButton() {
  const { t: text } = useTranslation("popups");
  const router = useRouter();
  const { appView } = usePorts();
  const close = async () => {
    if (await appView.close()) return;
    if (router.history.canGoBack()) router.history.back();
    else await router.navigate({ to: storeIndexPath("app") });
  };
  return (
    <div className={container}>
      <IconButton icon="close" label={text("close")} onClick={() => void close()} />
    </div>
  );
}
