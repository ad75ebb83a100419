import type { Media } from "#core/catalogue/game.ts";
import { sampleMedia } from "#ui/kit/picture/sample-media.ts";
import type { Specimens } from "#ui/kit/specimens.ts";
import film from "#ui/kit/video-player/sample/sample.webm";
import { NOTHING, SPECIMEN_LAYER } from "#ui/overlays/specimen-layer.ts";
import ViewerPopup from "./viewer-popup.tsx";

const picture = (hue: number, alt: string, width = 1600, height = 900): Media => ({
  ...sampleMedia(hue, width, height),
  alt,
});
const PICTURES = [
  picture(260, "The castle at dusk, seen from the harbor"),
  picture(180, "Two gliders over the northern forest"),
  picture(20, "A portrait of the queen", 900, 1600),
  picture(90, "The whole march in one picture", 2400, 800),
];
const FILM: Media = {
  ...sampleMedia(320),
  type: "video",
  role: "trailer",
  src: film,
  poster: sampleMedia(320).src,
  alt: "Trailer without words",
};

const Shown = ({ items, start }: { readonly items: readonly Media[]; readonly start: number }) => (
  <ViewerPopup
    input={{ title: "Throne and Liberty", items, start }}
    answer={NOTHING}
    dismiss={NOTHING}
    layer={SPECIMEN_LAYER}
  />
);

export default {
  title: "Media viewer",
  specimens: [
    { name: "a picture among others", isWhole: true, render: () => <Shown items={PICTURES} start={1} /> },
    { name: "a tall picture", isWhole: true, render: () => <Shown items={PICTURES} start={2} /> },
    { name: "a single picture", isWhole: true, render: () => <Shown items={PICTURES.slice(0, 1)} start={0} /> },
    { name: "a film", isWhole: true, render: () => <Shown items={[FILM, ...PICTURES]} start={0} /> },
    {
      name: "a broken picture",
      isWhole: true,
      render: () => (
        <Shown items={[{ ...picture(10, "It is lost"), src: "data:image/webp;base64,broken" }]} start={0} />
      ),
    },
  ],
} satisfies Specimens;
