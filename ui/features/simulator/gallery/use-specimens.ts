import { useIdleModule, whenMounted } from "#ui/kit/lazy/use-idle-module.ts";
import type { Specimens } from "#ui/kit/specimens.ts";
import type { SpecimenFile } from "./specimen-files.ts";

/** The specimens of a component, or their loading state. The component must have a key by file. */
export function useSpecimens(file: SpecimenFile): Specimens | "loading" | "failed" {
  const { module, hasFailed } = useIdleModule(file.load, whenMounted);
  return module ?? (hasFailed ? "failed" : "loading");
}
