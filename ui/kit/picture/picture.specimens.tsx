import type { Specimens } from "../specimens.ts";
import { Picture } from "./picture.tsx";
import { SAMPLE_PALETTE, sampleMedia } from "./sample-media.ts";

const BROKEN = { ...sampleMedia(), src: "data:image/webp;base64,AAAA" };
/** A transparent pixel. */
const EMPTY = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const frame = (inlineSize: number) => ({ inlineSize, maxInlineSize: "100%", borderRadius: 12, overflow: "hidden" });

export default {
  title: "Picture",
  specimens: [
    {
      name: "in its own shape",
      render: () => (
        <div style={frame(420)}>
          <Picture media={sampleMedia()} sizes="420px" />
        </div>
      ),
    },
    {
      name: "portrait frame",
      render: () => (
        <div style={frame(180)}>
          <Picture media={sampleMedia(220)} ratio="3 / 4" sizes="180px" />
        </div>
      ),
    },
    {
      name: "colour while it is on its way",
      render: () => (
        <div style={frame(420)}>
          <Picture media={{ ...sampleMedia(), src: EMPTY, blur: sampleMedia(260, 32, 18).src }} sizes="420px" eager />
        </div>
      ),
    },
    {
      name: "failed, with a title",
      render: () => (
        <div style={frame(180)}>
          <Picture media={BROKEN} ratio="3 / 4" sizes="180px" palette={SAMPLE_PALETTE} title="Hoyeon" />
        </div>
      ),
    },
    {
      name: "failed, long title in a small frame",
      render: () => (
        <div style={frame(120)}>
          <Picture
            media={BROKEN}
            ratio="1 / 1"
            sizes="120px"
            palette={SAMPLE_PALETTE}
            title="Die Chroniken der wandernden Burgen"
          />
        </div>
      ),
    },
    {
      name: "missing, no colours known",
      render: () => (
        <div style={frame(420)}>
          <Picture media={undefined} sizes="420px" title="Throne and Liberty" />
        </div>
      ),
    },
  ],
} satisfies Specimens;
