import { css } from "@linaria/core";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Game } from "#core/catalogue/game.ts";
import type { FullBanner } from "#core/lobby/lobby-words.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { useDismissal } from "#ui/kit/dismissal/use-dismissal.ts";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { mediaOf } from "#ui/patterns/media/media-of.ts";

const banner = css`
  @layer screens {
    position: absolute;
    inset: 0;
    z-index: 2;
    display: grid;
    align-content: end;
    padding: var(--space-12) var(--gutter);
    background: rgb(15 12 22);
    outline: none;

    & > [data-part="picture"] {
      position: absolute;
      inset: 0;
    }

    & > [data-part="picture"]::after {
      content: "";
      position: absolute;
      inset: 0;
      background: linear-gradient(to top, rgb(15 12 22 / 96%), rgb(15 12 22 / 40%) 46%, transparent 76%);
    }

    & > section {
      position: relative;
      display: grid;
      gap: var(--space-4);
      justify-items: start;
      max-inline-size: 720px;
    }

    & h2 {
      font-size: clamp(var(--type-32), 5vw, var(--type-60));
      font-weight: 800;
      line-height: var(--leading-display);
      letter-spacing: var(--tracking-display);
      text-wrap: balance;
    }
  }
`;

interface FullBannerPartProps {
  readonly game: Game;
  readonly banner: FullBanner;
  readonly onClose: () => void;
}

/** A banner over the whole lobby. */
export function FullBannerPart({ game, banner: { title, text: words }, onClose }: FullBannerPartProps) {
  const { t: text } = useTranslation("launcher");
  const titleId = useId();
  const cover = useRef<HTMLDivElement>(null);
  useDismissal(true, onClose);

  // What it covers can be neither reached nor read until it is closed.
  useEffect(() => {
    const covered = [...(cover.current?.parentElement?.children ?? [])].filter(
      (part): part is HTMLElement => part instanceof HTMLElement && part !== cover.current,
    );
    for (const part of covered) part.inert = true;
    return () => {
      for (const part of covered) part.inert = false;
    };
  }, []);

  return (
    <div
      ref={cover}
      className={banner}
      role="dialog"
      // A press beside the button leaves the focus in here.
      tabIndex={-1}
      aria-modal="true"
      aria-labelledby={titleId}
    >
      <div data-part="picture">
        <Picture
          media={mediaOf(game.media, "wide", "hero")}
          phoneMedia={mediaOf(game.media, "portrait")}
          sizes="100vw"
          ratio="fill"
          alt=""
          palette={game.palette}
        />
      </div>
      <section>
        <h2 id={titleId} dir="auto">
          {title}
        </h2>
        {words !== "" && <p dir="auto">{words}</p>}
        <Button size="extraLarge" onClick={onClose} autoFocus>
          {text("toLobby")}
        </Button>
      </section>
    </div>
  );
}
