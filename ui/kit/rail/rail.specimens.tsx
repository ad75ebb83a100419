import { type ReactNode, useId } from "react";
import { PageLink } from "../page-link/page-link.tsx";
import { Picture } from "../picture/picture.tsx";
import { sampleMedia } from "../picture/sample-media.ts";
import type { Specimens } from "../specimens.ts";
import { Rail } from "./rail.tsx";
import type { RailShape } from "./rail-columns.ts";

const RATIOS: Readonly<Record<RailShape, string>> = {
  portrait: "3 / 4",
  offer: "16 / 9",
  wide: "16 / 9",
  tile: "4 / 3",
};

function Named({ children }: { readonly children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <>
      <h3 id={id} style={{ marginBlockEnd: 12, fontWeight: 700 }}>
        Playing now
      </h3>
      {children(id)}
    </>
  );
}

const rail = (shape: RailShape, count: number) => ({
  name: `${shape}, ${count} cards`,
  render: () => (
    <Named>
      {(id) => (
        <Rail labelledBy={id} shape={shape}>
          {Array.from({ length: count }, (_, at) => `Game ${at + 1}`).map((title, at) => (
            <li key={title}>
              <PageLink to="/" style={{ display: "block", borderRadius: 12 }}>
                <Picture media={sampleMedia(180 + at * 24, 480, 360)} ratio={RATIOS[shape]} sizes="240px" alt="" />
                <span style={{ display: "block", paddingBlockStart: 8 }}>{title}</span>
              </PageLink>
            </li>
          ))}
        </Rail>
      )}
    </Named>
  ),
});

export default {
  title: "Rail",
  specimens: [rail("portrait", 14), rail("offer", 9), rail("wide", 7), rail("tile", 11), rail("portrait", 2)],
} satisfies Specimens;
