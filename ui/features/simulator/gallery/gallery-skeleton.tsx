import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { galleryLook } from "./gallery-look.ts";

/** Shown before the scripts are loaded. */
export function GallerySkeleton() {
  return (
    <div className={galleryLook} aria-busy="true">
      <div data-part="side" />
      <div data-part="component">
        <Skeleton width="240px" height="32px" />
      </div>
    </div>
  );
}
