import { useIdleCode } from "#ui/kit/lazy/use-idle-code.ts";
import type { FavoriteButtonProps } from "./favorite-button-props.ts";

const load = async () => {
  const { FavoriteButton } = await import("./favorite-button.tsx");
  return { FavoriteButton };
};

/** A `FavoriteButton` of which the page itself carries nothing: for cards on pages that have many of them. */
export function LateHeart(props: FavoriteButtonProps) {
  const code = useIdleCode(load);
  return code && <code.FavoriteButton {...props} />;
}
