import { useEffect, useState } from "react";
import type { FavoriteButtonProps } from "./favorite-button.tsx";

type Button = typeof import("./favorite-button.tsx").FavoriteButton;

/** A `FavoriteButton` of which the page itself carries nothing: for cards on pages that have many of them. */
export function LateHeart(props: FavoriteButtonProps) {
  const [code, setCode] = useState<{ readonly Button: Button } | null>(null);
  useEffect(() => {
    // Cards without hearts lead to the same pages, which have them.
    import("./favorite-button.tsx").then(
      ({ FavoriteButton }) => setCode({ Button: FavoriteButton }),
      () => undefined,
    );
  }, []);
  return code && <code.Button {...props} />;
}
