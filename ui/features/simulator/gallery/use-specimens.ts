import { useLazyModule } from "#ui/kit/lazy/use-lazy-module.ts";
import type { Specimens } from "#ui/kit/specimens.ts";
import type { SpecimenFile } from "./specimen-files.ts";

/** The specimens of a component once they are there, else a word on them. For one component only: give it a key. */
export function useSpecimens(file: SpecimenFile): Specimens | "loading" | "failed" {
  const loaded = useLazyModule(file.load);
  return loaded.kind === "ready" ? loaded.module : loaded.kind;
}
