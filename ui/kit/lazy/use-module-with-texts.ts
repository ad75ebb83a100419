import { useCallback } from "react";
import type { TextArea } from "#locales/texts.ts";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { type LoadStart, useIdleModule } from "./use-idle-module.ts";

/**
 * `useIdleModule` for code whose texts the page need not list: both load together. `areas` must stay the same array, too.
 */
export function useModuleWithTexts<Module>(load: () => Promise<Module>, areas: readonly TextArea[], start?: LoadStart) {
  const texts = useTextLibrary();
  const { locale } = useVisit();
  const loadBoth = useCallback(async () => {
    const [module] = await Promise.all([load(), texts.ensure(locale, areas)]);
    return module;
  }, [load, texts, locale, areas]);
  return useIdleModule(loadBoth, start);
}
