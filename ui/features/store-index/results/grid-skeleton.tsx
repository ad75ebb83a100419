import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";

const CARDS = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] as const;

/** Skeleton of a grid of cards. */
export function GridSkeleton({ shape }: { readonly shape: "portrait" | "offer" }) {
  return (
    <div data-part="grid" data-shape={shape === "offer" ? "offer" : undefined} aria-busy="true">
      {CARDS.map((card) => (
        <div key={card}>
          <Skeleton shape="block" ratio={shape === "offer" ? "16 / 9" : "3 / 4"} />
          <br />
          <Skeleton width="80%" height="20px" />
          <br />
          <Skeleton width="50%" height="18px" />
        </div>
      ))}
    </div>
  );
}
