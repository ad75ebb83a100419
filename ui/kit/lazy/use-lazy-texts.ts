import type { TextArea } from "#locales/texts.ts";
import { whenMounted } from "./use-idle-module.ts";
import { useModuleWithTexts } from "./use-module-with-texts.ts";

const noCode = () => Promise.resolve(true);

/** Loads texts that the page need not list, for code that the page has; whether they are there. `areas` must stay the same array. */
export const useLazyTexts = (areas: readonly TextArea[]): boolean =>
  useModuleWithTexts(noCode, areas, whenMounted).module !== null;
