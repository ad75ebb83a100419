import { css } from "@linaria/core";
import { useCallback } from "react";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useIdleCode } from "#ui/kit/lazy/use-idle-code.ts";

const place = css`
  @layer sections {
    display: block;
    inline-size: 44px;
    block-size: 44px;
  }
`;

/** Reserves the bell's space in the header; its code and texts load when the page is idle. */
export function LateBell() {
  const texts = useTextLibrary();
  const { locale } = useVisit();
  const load = useCallback(async () => {
    const words = texts.ensure(locale, ["notifications"]);
    const { Bell } = await import("./bell.tsx");
    await words;
    return { Bell };
  }, [texts, locale]);
  const code = useIdleCode(load);
  return <span className={place}>{code && <code.Bell />}</span>;
}
