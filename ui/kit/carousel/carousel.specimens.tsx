import { ButtonLink } from "../button/button-link.tsx";
import { Picture } from "../picture/picture.tsx";
import { sampleMedia } from "../picture/sample-media.ts";
import type { Specimens } from "../specimens.ts";
import { Carousel, type CarouselSlide } from "./carousel.tsx";

const slide = (label: string, words: string, hue: number): CarouselSlide => ({
  id: label,
  label,
  picture: <Picture media={sampleMedia(hue, 2100, 900)} ratio="fill" sizes="100vw" alt="" eager />,
  words: (
    <div data-theme="dark" style={{ padding: "72px 24px 120px", maxInlineSize: "34em", color: "var(--color-text)" }}>
      <h3 style={{ fontSize: "2rem", fontWeight: 800, lineHeight: 1.1 }}>{label}</h3>
      <p style={{ marginBlock: 12 }}>{words}</p>
      <ButtonLink to="/">To the game</ButtonLink>
    </div>
  ),
  thumbnail: <Picture media={sampleMedia(hue, 480, 270)} ratio="16 / 9" sizes="148px" alt="" />,
});

const SLIDES = [
  slide("Throne and Liberty", "The weather chooses a side.", 220),
  slide("Die Chroniken der wandernden Burgen", "Eine Burg, die nicht stehen bleibt, kennt keine Belagerung.", 300),
  slide("Aion 2", "Fly where the sky was broken.", 20),
];

export default {
  title: "Carousel",
  specimens: [
    { name: "three slides", isWhole: true, render: () => <Carousel label="Featured games" slides={SLIDES} /> },
    {
      name: "one slide has nothing to stop",
      isWhole: true,
      render: () => <Carousel label="Featured game" slides={SLIDES.slice(0, 1)} />,
    },
  ],
} satisfies Specimens;
