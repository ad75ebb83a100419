import { useCallback } from "react";
import type { Goods } from "#core/catalogue/goods.ts";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useIdleModule, whenMounted } from "#ui/kit/lazy/use-idle-module.ts";

/** When goods can be played (`PlayStart`); code and texts are loaded after hydration. */
export function LazyPlayStart(props: { readonly goods: Goods; readonly isUndatedOnly?: boolean }) {
  const texts = useTextLibrary();
  const { locale } = useVisit();
  const load = useCallback(async () => {
    const words = texts.ensure(locale, ["basket"]);
    const { PlayStart } = await import("./play-start.tsx");
    await words;
    return { PlayStart };
  }, [texts, locale]);
  const { module } = useIdleModule(load, whenMounted);
  return module && <module.PlayStart {...props} />;
}
