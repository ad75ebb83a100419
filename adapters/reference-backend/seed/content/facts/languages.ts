import type { SeedGame } from "../../content-types.ts";

/** Language support of a game: everything in `full`, interface and subtitles in `texts`. */
export function languages(full: readonly string[], texts: readonly string[] = []): SeedGame["languages"] {
  return [
    ...full.map((tag) => ({ tag, interface: true, audio: true, subtitles: true })),
    ...texts.map((tag) => ({ tag, interface: true, audio: false, subtitles: true })),
  ];
}

/** The languages a worldwide release is written in beside those it is voiced in. */
export const WORLD_TEXTS = ["de-DE", "fr-FR", "es-ES", "pt-BR", "zh-TW", "th-TH"];
