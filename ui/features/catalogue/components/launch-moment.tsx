import { Suspense } from "react";
import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";
import type { LaunchMomentProps } from "./launch-moment-parts.tsx";

const Parts = lazyWithPreload(async () => (await import("./launch-moment-parts.tsx")).LaunchMomentParts);

/** What happens beside the new call to action when the release of a game passes on an open page; nothing before. */
export function LaunchMoment({ isJustReleased, ...props }: LaunchMomentProps & { readonly isJustReleased: boolean }) {
  return (
    isJustReleased && (
      <Suspense>
        <Parts {...props} />
      </Suspense>
    )
  );
}
