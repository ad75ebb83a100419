import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";
import type { FavoriteButtonProps } from "./favorite-button-props.ts";

const load = () => import("./favorite-button.tsx");

/** A `FavoriteButton` of which the page itself carries nothing: for cards on pages that have many of them. */
export function LazyHeart(props: FavoriteButtonProps) {
  const { module } = useIdleModule(load);
  return module && <module.FavoriteButton {...props} />;
}
