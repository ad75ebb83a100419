import { MINI_GAME_CARDS } from "#core/engagement/mini-game-frame.ts";
import { html, SafeMarkup } from "./html.ts";

const STYLES = `
:root { color-scheme: dark; --page: #0f0c16; --text: #f5f2fb; --quiet: #b9b1ca; --line: #776d91; --violet: #7647ff; --lime: #d2f545; --ink: #182000; --face: #221c30; }
:root[data-theme=light] { color-scheme: light; --page: #fbfafd; --text: #17131f; --quiet: #5b5468; --line: #887f99; --violet: #6a3bf0; --face: #ffffff; }
* { box-sizing: border-box; margin: 0; }
html, body { block-size: 100%; }
body { display: grid; place-items: center; padding: 16px; background: var(--page); color: var(--text); font: 600 16px/1.4 system-ui, sans-serif; }
ul { display: grid; grid-template-columns: repeat(3, minmax(0, 150px)); gap: 14px; inline-size: 100%; justify-content: center; padding: 0; list-style: none; }
li { perspective: 800px; }
button { position: relative; display: block; inline-size: 100%; aspect-ratio: 3 / 4.4; padding: 0; border: 0; border-radius: 14px; background: none; color: inherit; font: inherit; cursor: pointer; transform-style: preserve-3d; transition: transform .7s cubic-bezier(.3,0,.1,1), translate .25s; }
button:focus-visible { outline: 3px solid var(--violet); outline-offset: 4px; }
button[aria-disabled=true] { cursor: default; }
button:not([aria-disabled=true]):hover, button[data-picked] { translate: 0 -6px; }
button[data-shown] { transform: rotateY(180deg); }
button > span { position: absolute; inset: 0; display: grid; place-items: center; padding: 10px; border: 2px solid var(--line); border-radius: 14px; backface-visibility: hidden; text-align: center; overflow-wrap: anywhere; word-break: keep-all; transition: opacity .3s; }
button > .back { border-color: var(--violet); background: radial-gradient(110% 90% at 50% 30%, #8f66ff, #7549ea 36%, #5a2ed2 70%, #4a1fc4) border-box; color: #ffffff; }
button > .back svg { inline-size: 44%; fill: none; stroke: #ffffff; stroke-width: 1.5; }
button > .face { transform: rotateY(180deg); background: var(--face); color: var(--quiet); font-size: 14px; }
button[data-win] > .face { border-color: var(--lime); background: var(--lime); color: var(--ink); }
/* The dimming stays on the sides of a card: on the card itself it would flatten its turn. */
button:not([data-picked])[aria-disabled=true] > .back { opacity: .5; }
button[data-other] > .face { opacity: .72; }
button[data-picked][data-win]::after { content: ""; position: absolute; inset: -10%; border-radius: 50%; pointer-events: none; opacity: 0; background: radial-gradient(circle, transparent 52%, var(--lime) 54%, transparent 62%); animation: ring .9s .45s ease-out; }
@keyframes ring { from { opacity: .9; scale: .4; } to { opacity: 0; scale: 1.5; } }
/* Without a turn, the two sides of a card fade into each other. */
@media (prefers-reduced-motion: reduce) {
  button, button[data-shown], button > .face { transform: none; transition: none; }
  button:not([aria-disabled=true]):hover, button[data-picked] { translate: none; }
  button > .face, button[data-shown] > .back { opacity: 0; }
  button[data-shown] > .face { opacity: 1; }
  button[data-other] > .face { opacity: .72; }
  button[data-picked][data-win]::after { animation: none; }
}
`;

/** The frame has no data about the player: it reports the picked card and shows what the page sends. */
const SCRIPT = `
const cards = [...document.querySelectorAll("button")];
const send = (message) => parent.postMessage(message, "*");
let isOpen = false;
let labels = [];
let reveal;
let hasSound = false;
let audio;
/* Tones as frequency in hertz, start and length in seconds. */
const SOUNDS = {
  turn: [[220, 0, .09], [330, .07, .1]],
  win: [[523, .35, .4], [659, .47, .4], [784, .59, .7]],
  blank: [[262, .35, .22], [196, .53, .35]],
};
const sound = (name) => {
  if (!hasSound) return;
  audio ??= new AudioContext();
  for (const [frequency, at, length] of SOUNDS[name]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at;
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(.15, start + .02);
    volume.gain.exponentialRampToValueAtTime(.001, start + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length);
  }
};
const turn = (at, { words, isWin }) => {
  const card = cards[at];
  card.querySelector(".face").textContent = words;
  card.setAttribute("aria-label", labels[at] + ". " + words);
  card.dataset.shown = "";
  if (isWin) card.dataset.win = "";
};
const setOpen = (open) => {
  isOpen = open;
  for (const card of cards) card.setAttribute("aria-disabled", String(!open));
};
cards.forEach((card, at) => card.addEventListener("click", () => {
  if (!isOpen) return;
  setOpen(false);
  card.dataset.picked = "";
  send({ kind: "picked", card: at });
}));
addEventListener("message", ({ source, data }) => {
  if (source !== parent || typeof data !== "object" || data === null) return;
  if (data.kind === "start") {
    const root = document.documentElement;
    root.dataset.theme = data.theme;
    root.dir = data.direction;
    root.lang = data.language;
    hasSound = data.hasSound;
    labels = data.cards;
    cards.forEach((card, at) => card.setAttribute("aria-label", labels[at]));
  }
  if (data.kind === "deal") {
    clearTimeout(reveal);
    cards.forEach((card, at) => card.setAttribute("aria-label", labels[at] ?? ""));
    for (const card of cards) {
      delete card.dataset.shown;
      delete card.dataset.win;
      delete card.dataset.other;
      if (data.isOpen) delete card.dataset.picked;
      card.querySelector(".face").textContent = "";
    }
    setOpen(data.isOpen);
  }
  const shown = data.kind === "show" ? cards[data.card] : undefined;
  if (shown) {
    setOpen(false);
    // The page repeats its order for another language or theme.
    if (!("shown" in shown.dataset)) {
      sound("turn");
      sound(data.isWin ? "win" : "blank");
    }
    shown.dataset.picked = "";
    turn(data.card, data);
    clearTimeout(reveal);
    reveal = setTimeout(() => {
      const others = cards.map((_, at) => at).filter((at) => at !== data.card);
      data.others.forEach((other, index) => {
        const at = others[index];
        if (at === undefined) return;
        cards[at].dataset.other = "";
        turn(at, other);
      });
    }, 900);
  }
});
send({ kind: "ready" });
`;

/**
 * The mini game: a document for a sandboxed frame without cookies, storage or API calls. Its policy allows only its own
 * script. Only pages of its own origin and of `allowedOrigins` (the bundles of the launcher) may frame it.
 */
export function miniGameAnswer(nonce: string, allowedOrigins: readonly string[]): Response {
  const framedBy = ["'self'", ...allowedOrigins].join(" ");
  const card = html`<li><button type="button" aria-disabled="true"><span class="back"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6L3.3 9.3l6.1-.7z"/></svg></span><span class="face"></span></button></li>`;
  const page = html`<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Cards</title>
<style nonce="${nonce}">${new SafeMarkup(STYLES)}</style>
</head>
<body><ul>${Array.from({ length: MINI_GAME_CARDS }, () => card)}</ul><script nonce="${nonce}">${new SafeMarkup(SCRIPT)}</script></body>
</html>
`;
  return new Response(page.text, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; frame-ancestors ${framedBy}; base-uri 'none'; form-action 'none'; sandbox allow-scripts`,
      "X-Frame-Options": "SAMEORIGIN",
      "Referrer-Policy": "no-referrer",
    },
  });
}
