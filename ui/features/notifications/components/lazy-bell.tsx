import { css } from "@linaria/core";
import { useCallback } from "react";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useLazyTextLanguage } from "#ui/context/use-text-language.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";

const AREAS = ["notifications"] as const;

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

/** Reserves the bell's space in the header; its code and texts load when the page is idle. */
export function LazyBell() {
  const texts = useTextLibrary();
  const language = useLazyTextLanguage(AREAS);
  const { locale } = useVisit();
  const load = useCallback(async () => {
    const words = texts.ensure(locale, AREAS);
    const { Bell } = await import("./bell.tsx");
    await words;
    return { Bell };
  }, [texts, locale]);
  const { module } = useIdleModule(load);
  return <span className={container} lang={language}>{module && <module.Bell />}</span>;
}
