import type { MediaRole } from "../catalogue/game.ts";
import { LOBBY_PICTURES } from "./constants.ts";
import { LOBBY_KEYS_BY_STATE, type LobbyContents, type LobbyState } from "./lobby.ts";

/** Texts of the editors for a lobby. */
export interface LobbyWords {
  readonly headline: string;
  readonly line: string;
  /** Label of the main button; empty for the default. */
  readonly button: string;
}

/** A banner over the whole lobby, shown once. */
export interface FullBanner {
  /** Under which it is remembered that it was watched. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

/** Settings of the editors for a lobby. */
export interface LobbySetup {
  /** Side of the art with space for text. */
  readonly textSide: "start" | "end";
  readonly showNews: boolean;
  readonly showSpotlight: boolean;
  readonly fullBanner: FullBanner | null;
}

/** Texts of a lobby in its state, from the first key that has any; `null` if there are none. */
export function lobbyWordsOf(contents: LobbyContents, state: LobbyState): LobbyWords | null {
  for (const key of LOBBY_KEYS_BY_STATE[state]) {
    const words = fieldsOf(contents[key]);
    const headline = textOf(words.headline);
    if (headline !== "") return { headline, line: textOf(words.line), button: textOf(words.button) };
  }
  return null;
}

/** Roles of the game's pictures for the art of its lobby, the one that editors have chosen (`ncLobbyImage`) before the others. */
export function lobbyPicturesOf(contents: LobbyContents): readonly MediaRole[] {
  const { role } = fieldsOf(contents.ncLobbyImage);
  const chosen = LOBBY_PICTURES.filter((known) => known === role);
  return [...chosen, ...LOBBY_PICTURES.filter((known) => known !== role)];
}

/** Settings of a lobby (`lobbyConfig`); invalid values count as missing. */
export function lobbySetupOf(contents: LobbyContents): LobbySetup {
  const setup = fieldsOf(contents.lobbyConfig);
  return {
    textSide: setup.textSide === "end" ? "end" : "start",
    showNews: setup.showNews !== false,
    showSpotlight: setup.showSpotlight === true,
    fullBanner: fullBannerOf(fieldsOf(setup.fullBanner)),
  };
}

function fullBannerOf(banner: Readonly<Record<string, unknown>>): FullBanner | null {
  const key = textOf(banner.key);
  const title = textOf(banner.title);
  return key === "" || title === "" ? null : { key, title, text: textOf(banner.text) };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
