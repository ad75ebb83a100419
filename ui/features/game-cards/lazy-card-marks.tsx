import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";
import type { CardMarksProps } from "./card-marks.idle.tsx";

const load = () => import("./card-marks.idle.tsx");

/** The `CardMarks` of a card, of which the page itself carries nothing. */
export function LazyCardMarks(props: CardMarksProps) {
  const { module } = useIdleModule(load);
  return module && <module.CardMarks {...props} />;
}
