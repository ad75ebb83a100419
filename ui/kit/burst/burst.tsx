import { css } from "@linaria/core";

const COUNT = 16;

/** Sparks in all directions, of uneven reach and start. */
const SPARKS = Array.from({ length: COUNT }, (_, at) => ({
  "--burst-turn": `${(at * 360) / COUNT}deg`,
  "--burst-reach": `${34 + ((at * 7) % 5) * 5}cqmin`,
  "--burst-delay": `${(at % 4) * 60}ms`,
}));

const burst = css`
  @layer kit {
    position: absolute;
    z-index: 1;
    inset: 0;
    display: none;
    overflow: hidden;
    border-radius: inherit;
    pointer-events: none;
    container-type: size;

    @media (prefers-reduced-motion: no-preference) {
      display: block;
    }

    &::before {
      content: "";
      position: absolute;
      inset: 0;
      background: radial-gradient(closest-side at 50% 62%, rgb(255 186 92 / 44%), rgb(255 186 92 / 0%));
      opacity: 0;
      animation: burst-glow 1400ms ease-out;
    }

    & > i {
      position: absolute;
      inset-block-start: 62%;
      inset-inline-start: 50%;
      inline-size: clamp(4px, 1.3cqmin, 8px);
      aspect-ratio: 1 / 2.4;
      border-radius: 2px;
      background: var(--color-live);
      opacity: 0;
      rotate: var(--burst-turn);
      animation: burst-spark 1500ms cubic-bezier(0.12, 0.7, 0.3, 1) var(--burst-delay);
    }

    & > i:nth-child(3n) {
      background: #b49dff;
    }

    & > i:nth-child(3n + 1) {
      background: #ffd9a0;
    }

    @keyframes :global(burst-glow) {
      18% {
        opacity: 1;
      }
    }

    @keyframes :global(burst-spark) {
      from {
        opacity: 1;
        transform: translateY(0);
      }

      60% {
        opacity: 1;
      }

      to {
        opacity: 0;
        transform: translateY(calc(-1 * var(--burst-reach))) rotate(200deg);
      }
    }
  }
`;

/**
 * Light and sparks over the element that contains it, once. Decoration only: players who wish for less motion see
 * nothing of it.
 */
export function Burst() {
  return (
    <span className={burst} aria-hidden="true">
      {SPARKS.map((spark) => (
        <i key={spark["--burst-turn"]} style={spark} />
      ))}
    </span>
  );
}
