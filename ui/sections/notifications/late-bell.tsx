import { css } from "@linaria/core";
import { type ComponentType, useEffect, useState } from "react";
import { useTextLibrary } from "#ui/i18n/texts-context.tsx";
import { useVisit } from "#ui/visit/visit-context.tsx";

const place = css`
  @layer sections {
    display: block;
    inline-size: 44px;
    block-size: 44px;
  }
`;

/** Keeps the bell's place in the header; its code and words come when the page has come to rest. */
export function LateBell() {
  const [loaded, setLoaded] = useState<{ readonly Bell: ComponentType } | null>(null);
  const texts = useTextLibrary();
  const { locale } = useVisit();
  useEffect(() => {
    const load = () => {
      Promise.all([import("./bell.tsx"), texts.ensure(locale, ["account"])]).then(
        ([{ Bell }]) => setLoaded({ Bell }),
        // Without the bell the account page still tells.
        () => undefined,
      );
    };
    if ("requestIdleCallback" in window) requestIdleCallback(load);
    else setTimeout(load);
  }, [texts, locale]);
  return <span className={place}>{loaded && <loaded.Bell />}</span>;
}
