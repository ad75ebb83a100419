import { css } from "@linaria/core";
import { type ReactNode, useId } from "react";

/** Variant of the store's emblem, one per kind of empty or failed screen. */
export type EmblemName = "error" | "lost" | "work" | "offline" | "elsewhere" | "empty" | "locked" | "waiting";

const emblem = css`
  @layer sections {
    inline-size: min(100%, 264px);
    block-size: auto;

    & [data-part="hill"] {
      fill: var(--color-raised);
    }

    & [data-part="near"] {
      fill: var(--color-hover);
    }

    & [data-part="line"] {
      fill: none;
      stroke: var(--color-line-strong);
      stroke-width: 1.5;
      stroke-linecap: round;
    }

    & [data-part="star"] {
      fill: var(--color-line-strong);
    }

    & [data-part="sign"] {
      fill: var(--color-primary);
    }

    & [data-part="shade"] {
      fill: #000;
      opacity: 0.22;
    }

    & [data-part="place"] {
      fill: none;
      stroke: var(--color-primary-text);
      stroke-width: 1.5;
      stroke-dasharray: 3 4.5;
      stroke-linecap: round;
    }

    & [data-part="unlit"] {
      fill: var(--color-raised);
      stroke: var(--color-line-strong);
      stroke-width: 1.5;
    }

    & [data-part="live"] {
      fill: none;
      stroke: var(--color-live-text);
      stroke-width: 2;
      stroke-linecap: round;
    }
  }
`;

/** The store's sign about the origin, 44 wide. */
const SIGN = "M-20.5 5.6a8 8 0 0 1 0-11.2l15-15a8 8 0 0 1 11 0l15 15a8 8 0 0 1 0 11.2l-15 15a8 8 0 0 1-11 0z";
const SIGN_SHADE = "M0-22.9c2 0 4 .8 5.5 2.3l15 15a8 8 0 0 1 0 11.2l-15 15A8 8 0 0 1 0 22.9z";

const SCENES: Readonly<Record<EmblemName, ReactNode>> = {
  error: (
    <>
      <g transform="translate(112 82) rotate(-13)">
        <path
          data-part="sign"
          d="M-2-22a8 8 0 0 0-3.5 1.4l-15 15a8 8 0 0 0 0 11.2l15 15A8 8 0 0 0-1 22l-5-12 7-8-6-9z"
        />
      </g>
      <g transform="translate(134 86) rotate(12)">
        <path
          data-part="sign"
          d="M1-22.5a8 8 0 0 1 4.5 1.9l15 15a8 8 0 0 1 0 11.2l-15 15A8 8 0 0 1 2 22.5l-5-12 7-8-6-9z"
        />
        <path
          data-part="shade"
          d="M1-22.5a8 8 0 0 1 4.5 1.9l15 15a8 8 0 0 1 0 11.2l-15 15A8 8 0 0 1 2 22.5l-5-12 7-8-6-9z"
        />
      </g>
      <path data-part="live" d="M121 40v7M108 44l3 5M134 44l-3 5" />
    </>
  ),
  lost: (
    <>
      <path data-part="place" transform="translate(120 84)" d={SIGN} />
      <path data-part="line" d="M120 126c6-6-8-10-3-16" strokeDasharray="2 5" />
      <g transform="translate(196 46) scale(.3)">
        <path data-part="sign" d={SIGN} />
        <path data-part="shade" d={SIGN_SHADE} />
      </g>
    </>
  ),
  work: (
    <>
      <circle data-part="line" cx="120" cy="80" r="45" strokeDasharray="1 10.78" />
      <path data-part="live" d="M120 35a45 45 0 0 1 45 45" />
      <path data-part="place" transform="translate(120 80)" d={SIGN} />
      <g transform="translate(120 80)" strokeLinejoin="round" strokeWidth="5" stroke="var(--color-primary)">
        <path data-part="sign" d="M0 3v17L-17.5 3z" />
        <path data-part="sign" d="M3 0v-17L20.5 0z" />
        <path data-part="sign" d="M3 3v17L20.5 3z" />
        <path data-part="sign" d="M-11-10v-17L-28.5-10z" />
      </g>
    </>
  ),
  offline: (
    <>
      <path data-part="unlit" transform="translate(120 88)" d={SIGN} />
      <path
        data-part="line"
        d="M99 52a30 30 0 0 1 12-5M129 47a30 30 0 0 1 12 5M87 38a48 48 0 0 1 20-9M133 29a48 48 0 0 1 20 9"
      />
    </>
  ),
  elsewhere: (
    <>
      <g transform="translate(176 62) scale(.62)">
        <path data-part="sign" d={SIGN} />
        <path data-part="shade" d={SIGN_SHADE} />
      </g>
      <path data-part="line" d="M72 126C96 120 108 112 118 104s14-18 28-24" strokeDasharray="2 6" />
      <path data-part="place" d="M124 34c-8 20 10 34 2 56s8 24 4 34" />
    </>
  ),
  empty: (
    <>
      <path data-part="unlit" transform="translate(120 84)" d={SIGN} />
      <path data-part="line" d="M110 84h20M120 74v20" />
    </>
  ),
  locked: (
    <>
      <path data-part="unlit" transform="translate(108 84)" d={SIGN} />
      <path data-part="line" d="M104 94l2-10a6 6 0 1 1 4 0l2 10z" />
      <path data-part="live" d="M185 84a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM169 84h-26M149 84v6M157 84v4" />
    </>
  ),
  waiting: (
    <>
      <circle data-part="line" cx="120" cy="80" r="45" strokeDasharray="1 10.78" />
      <path data-part="live" d="M120 35a45 45 0 0 1 45 45" />
      <path data-part="unlit" transform="translate(120 80)" d={SIGN} />
      <path data-part="line" d="M120 66v14l9 6" />
    </>
  ),
};

/** Illustration with the store's emblem, for screens without other content. */
export function Emblem({ name }: { readonly name: EmblemName }) {
  const id = useId();
  return (
    <svg className={emblem} viewBox="0 0 240 144" width="264" height="158" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={id} cx="50%" cy="70%" r="70%">
          <stop offset="0" stopColor="var(--color-primary)" stopOpacity="0.26" />
          <stop offset="1" stopColor="var(--color-primary)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 132a120 96 0 0 1 240 0z" fill={`url(#${id})`} />
      <g data-part="star">
        <circle cx="38" cy="52" r="1.5" />
        <circle cx="62" cy="26" r="1" />
        <circle cx="84" cy="58" r="1" />
        <circle cx="168" cy="24" r="1.5" />
        <circle cx="206" cy="72" r="1" />
        <circle cx="216" cy="34" r="1" />
      </g>
      <path data-part="hill" d="M8 130c22-22 40-30 58-22 14 6 22 4 36-6 20-14 42-8 62 6 16 11 40 2 68 22z" />
      {SCENES[name]}
      <path data-part="near" d="M0 132c30-9 60-10 92-5 40 6 92-8 148 5-30 6-70 8-120 8S30 138 0 132z" />
    </svg>
  );
}
