import type { Goods } from "#core/catalogue/goods.ts";
import { whenMounted } from "#ui/kit/lazy/use-idle-module.ts";
import { useModuleWithTexts } from "#ui/kit/lazy/use-module-with-texts.ts";

const AREAS = ["basket"] as const;

const load = () => import("./play-start.tsx");

/** When goods can be played (`PlayStart`); code and texts are loaded after hydration. */
export function LazyPlayStart(props: { readonly goods: Goods; readonly isUndatedOnly?: boolean }) {
  const { module } = useModuleWithTexts(load, AREAS, whenMounted);
  return module && <module.PlayStart {...props} />;
}
