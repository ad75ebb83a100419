import { describe, expect, it } from "vitest";
import { lobbyPicturesOf, lobbySetupOf, lobbyWordsOf } from "#core/lobby/lobby-words.ts";

const OUT = { headline: "Wind from the west", line: "Tonight at nine.", button: "Start" };
const SOON = { headline: "The islands come closer", line: "Install now.", button: "Pre-install" };

describe("the texts of a lobby", () => {
  it("is that of its state", () => {
    const contents = { lobby: OUT, ncLobbyPrepare: SOON };
    expect(lobbyWordsOf(contents, "launching")).toEqual(OUT);
    expect(lobbyWordsOf(contents, "countdown")).toEqual(SOON);
    expect(lobbyWordsOf(contents, "prepare")).toEqual(SOON);
    expect(lobbyWordsOf(contents, "none")).toBeNull();
  });

  it("serves before the launch, too, where nothing else was written", () => {
    expect(lobbyWordsOf({ ncLobby: OUT }, "countdown")).toEqual(OUT);
  });

  it("is read from the first key that says something", () => {
    expect(lobbyWordsOf({ lobby: { headline: " " }, ncLobby: OUT }, "launching")).toEqual(OUT);
    expect(lobbyWordsOf({ lobby: { headline: "Only this" } }, "launching")).toEqual({
      headline: "Only this",
      line: "",
      button: "",
    });
  });

  it.each([[{}], [{ lobby: null }], [{ lobby: "text" }], [{ lobby: { headline: 7 } }]])(
    "is nothing with %o",
    (contents) => {
      expect(lobbyWordsOf(contents, "launching")).toBeNull();
    },
  );
});

describe("the art of a lobby", () => {
  it("is the picture that editors have chosen, and the others where the game has no such picture", () => {
    expect(lobbyPicturesOf({ ncLobbyImage: { role: "wide" } })).toEqual(["wide", "hero", "portrait"]);
  });

  it.each([[{}], [{ ncLobbyImage: null }], [{ ncLobbyImage: "wide" }], [{ ncLobbyImage: { role: "sigil" } }]])(
    "is the game's own hero with %o",
    (contents) => {
      expect(lobbyPicturesOf(contents)).toEqual(["hero", "wide", "portrait"]);
    },
  );
});

describe("how a lobby is set up", () => {
  it("is what editors have said", () => {
    const fullBanner = { key: "tl-siege", title: "The siege", text: "Tonight." };
    expect(
      lobbySetupOf({ lobbyConfig: { textSide: "end", showNews: false, showSpotlight: true, fullBanner } }),
    ).toEqual({
      textSide: "end",
      showNews: false,
      showSpotlight: true,
      fullBanner,
    });
  });

  it.each([[{}], [{ lobbyConfig: "wide" }], [{ lobbyConfig: { textSide: "above", fullBanner: { title: "no key" } } }]])(
    "is the usual with %o",
    (contents) => {
      expect(lobbySetupOf(contents)).toEqual({
        textSide: "start",
        showNews: true,
        showSpotlight: false,
        fullBanner: null,
      });
    },
  );
});
