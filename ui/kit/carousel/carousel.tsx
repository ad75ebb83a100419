import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../button/icon-button.tsx";
import { roveByKey } from "../rail/roving-focus.ts";
import { carouselLook } from "./carousel-look.ts";
import { useAutoplay } from "./use-autoplay.ts";
import { useSwipe } from "./use-swipe.ts";

/** One slide: its background, its content, and its thumbnail. */
export interface CarouselSlide {
  readonly id: string;
  /** Name of the slide for assistive technology. */
  readonly label: string;
  readonly picture: ReactNode;
  readonly words: ReactNode;
  readonly thumbnail: ReactNode;
}

interface CarouselProps {
  /** Name of the whole. */
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
}

/**
 * Slides that change by themselves: the pause button is the first stop of the Tab key, the choices are the second, with arrows
 * between them. Hover, focus and not being seen hold the slides, fingers swipe. The server renders the first slide only; the
 * next picture is fetched while one is shown.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const { t: text } = useTranslation("common");
  const frame = useRef<HTMLElement>(null);
  const autoplay = useAutoplay(frame);
  const [index, setIndex] = useState(0);
  const [reached, setReached] = useState(1);
  const [hasTurned, setHasTurned] = useState(false);
  const count = slides.length;
  const current = slides[index % count];

  // The picture that comes next is fetched once the slides begin to run.
  useEffect(() => {
    if (autoplay.isRunning) setReached((known) => Math.min(count, Math.max(known, index + 2)));
  }, [autoplay.isRunning, index, count]);

  const show = (next: number) => {
    const wrapped = (next + count) % count;
    setReached((known) => Math.max(known, wrapped + 1));
    setHasTurned(true);
    setIndex(wrapped);
  };
  const swipe = useSwipe((step) => {
    autoplay.stop();
    show(index + step);
  });
  if (current === undefined) return null;
  return (
    <section
      ref={frame}
      className={carouselLook}
      aria-roledescription={text("carousel")}
      aria-label={label}
      data-turned={hasTurned || undefined}
      data-running={(autoplay.isRunning && count > 1) || undefined}
      {...autoplay.holdProps}
      {...swipe}
    >
      {count > 1 && (
        <div data-part="controls">
          <IconButton
            tone="glass"
            icon={autoplay.isStopped ? "play" : "pause"}
            filled
            label={text(autoplay.isStopped ? "startSlides" : "stopSlides")}
            onClick={autoplay.toggle}
          />
          <ul
            data-part="choices"
            onKeyDown={(event) => {
              if (roveByKey(event.currentTarget, event, "round")) event.preventDefault();
            }}
          >
            {slides.map((slide, at) => (
              <li key={slide.id}>
                <button
                  type="button"
                  data-part="choice"
                  aria-label={slide.label}
                  aria-current={at === index}
                  tabIndex={at === index ? 0 : -1}
                  onClick={() => {
                    autoplay.stop();
                    show(at);
                  }}
                >
                  <span data-part="picture">{slide.thumbnail}</span>
                  {at === index && !autoplay.isStopped && (
                    <span data-part="progress" onAnimationEnd={() => show(index + 1)} aria-hidden="true" />
                  )}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {slides.slice(0, reached).map((slide) => (
        <div key={slide.id} data-part="layer" data-current={slide === current || undefined} aria-hidden="true">
          {slide.picture}
        </div>
      ))}
      {/* The words of every slide lie in one cell, so that the tallest of them sets the height and nothing moves. */}
      <div data-part="stage" aria-live={autoplay.isRunning ? "off" : "polite"}>
        {slides.map((slide) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not fields of a form.
          <div
            key={slide.id}
            data-part="words"
            data-current={slide === current || undefined}
            role="group"
            aria-roledescription={text("slide")}
            aria-label={slide.label}
            inert={slide !== current}
          >
            {slide.words}
          </div>
        ))}
      </div>
    </section>
  );
}
