import type { Goods } from "#core/catalogue/goods.ts";
import { useLateTexts } from "#ui/kit/lazy/use-late-texts.ts";
import { PlayStart } from "./play-start.tsx";

const AREAS = ["basket"] as const;

/** When goods can be played (`PlayStart`), on pages that do not list its texts: they are loaded after hydration. */
export function PlayStartWithTexts(props: { readonly goods: Goods; readonly isUndatedOnly?: boolean }) {
  return useLateTexts(AREAS) && <PlayStart {...props} />;
}
