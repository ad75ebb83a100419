import type { Goods } from "#core/catalogue/goods.ts";
import { whenMounted } from "#ui/kit/lazy/use-idle-module.ts";
import { useModuleWithTexts } from "#ui/kit/lazy/use-module-with-texts.ts";
import { PlayStart } from "./play-start.tsx";

const AREAS = ["basket"] as const;

/** Its code is the page's. */
const load = () => Promise.resolve(true);

/** When goods can be played (`PlayStart`), on pages that do not list its texts: they are loaded after hydration. */
export function LazyPlayStart(props: { readonly goods: Goods; readonly isUndatedOnly?: boolean }) {
  const { module: hasTexts } = useModuleWithTexts(load, AREAS, whenMounted);
  return hasTexts && <PlayStart {...props} />;
}
