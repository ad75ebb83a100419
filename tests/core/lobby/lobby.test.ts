import { describe, expect, it } from "vitest";
import { LOBBY_CONTENT_KEYS } from "#core/lobby/constants.ts";
import { lobbyPanelHeight, lobbyStateOf } from "#core/lobby/lobby.ts";
import { instantAt, NOON } from "../support/instants.ts";

const schedule = { releaseAt: instantAt(NOON), countdownStartAt: instantAt(NOON - 1_000) };

describe("the lobby of a game", () => {
  it.each([
    ["launching", { lobby: {} }, NOON],
    ["launching", { ncLobby: {} }, NOON],
    ["countdown", { ncLobbyPrepare: {} }, NOON - 1],
    ["prepare", { ncLobbyPrepare: {} }, NOON - 2_000],
    ["prepare", { lobby: {} }, NOON - 2_000],
    ["none", { ncLobbyPrepare: {} }, NOON],
    ["none", { lobby: null, ncLobby: undefined }, NOON],
    ["none", {}, NOON],
  ])("is %s with contents %o", (state, contents, now) => {
    expect(lobbyStateOf(contents, schedule, now)).toBe(state);
  });

  it("is 108 pixels high when launching, 48 before, and takes no room without content", () => {
    expect((["launching", "countdown", "prepare", "none"] as const).map(lobbyPanelHeight)).toEqual([108, 48, 48, 0]);
  });

  it("has its content under five keys", () => {
    expect(LOBBY_CONTENT_KEYS).toEqual(["ncLobby", "ncLobbyImage", "ncLobbyPrepare", "lobby", "lobbyConfig"]);
  });
});
