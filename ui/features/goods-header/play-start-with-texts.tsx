import type { Goods } from "#core/catalogue/goods.ts";
import { useLazyTexts } from "#ui/kit/lazy/use-lazy-texts.ts";
import { PlayStart } from "./play-start.tsx";

const AREAS = ["basket"] as const;

/** When goods can be played (`PlayStart`), on pages that do not list its texts: they are loaded after hydration. */
export function PlayStartWithTexts(props: { readonly goods: Goods; readonly isUndatedOnly?: boolean }) {
  return useLazyTexts(AREAS) && <PlayStart {...props} />;
}
