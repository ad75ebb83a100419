import { css } from "@linaria/core";
import { useMatches } from "@tanstack/react-router";
import { useCallback } from "react";
import { ROUTES } from "#core/navigation/route-map.ts";
import { useTextLibrary } from "#ui/i18n/texts-context.tsx";
import { useIdleCode } from "#ui/kit/late-part/use-idle-code.ts";
import { useVisit } from "#ui/visit/visit-context.tsx";

const place = css`
  @layer sections {
    display: block;
    inline-size: 44px;
    block-size: 44px;
  }
`;

/** The page of notifications (URL map). */
const PAGE = ROUTES.notification.pattern;

/** Keeps the bell's place in the header; its code and words come when the page has come to rest. The page of notifications has none. */
export function LateBell() {
  const texts = useTextLibrary();
  const { locale } = useVisit();
  const load = useCallback(async () => {
    const words = texts.ensure(locale, ["notifications"]);
    const { Bell, Hearing } = await import("./bell.tsx");
    await words;
    return { Bell, Hearing };
  }, [texts, locale]);
  const code = useIdleCode(load);
  const isOnItsPage = useMatches({ select: (matches) => matches.at(-1)?.routeId === PAGE });
  if (isOnItsPage) return code && <code.Hearing />;
  return <span className={place}>{code && <code.Bell />}</span>;
}
