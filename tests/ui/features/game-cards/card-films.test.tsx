import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { buildGameSummary, buildMedia } from "#tests/ui/support/builders.ts";
import { wishForLessMotion } from "#tests/ui/support/less-motion.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { CardFilms } from "#ui/features/game-cards/card-films.tsx";
import { GameCard } from "#ui/features/game-cards/game-card.tsx";
import film from "#ui/kit/video-player/sample/sample.webm";

async function openCards() {
  const media = [...buildGameSummary().media, buildMedia({ type: "video", role: "trailer", src: film })];
  const { screen } = await renderPage(
    <>
      <button type="button">Before</button>
      <GameCard game={buildGameSummary({ media })} genreLabel={(genre) => genre} />
      <GameCard game={buildGameSummary({ gameCode: "l2m", title: "Lineage 2M" })} genreLabel={(genre) => genre} />
      <CardFilms />
    </>,
  );
  const card = (name: string) => screen.getByRole("link", { name: new RegExp(name) });
  return { screen, card, video: () => screen.container.querySelector("video") };
}

describe("the card of a game with a film", () => {
  test("plays it silently while the mouse rests on it, and shows its picture afterwards", async () => {
    const { screen, card, video } = await openCards();
    await card("Throne and Liberty").hover();
    await expect.poll(() => video()?.hasAttribute("data-shown")).toBe(true);
    expect(video()?.muted).toBe(true);
    expect(card("Throne and Liberty").element().contains(video())).toBe(true);
    await screen.getByRole("button", { name: "Before" }).hover();
    await expect.poll(video).toBeNull();
  });

  test("plays it for the keyboard, too", async () => {
    const { screen, video } = await openCards();
    await screen.getByRole("button", { name: "Before" }).click();
    await userEvent.keyboard("{Tab}");
    await expect.poll(() => video()?.hasAttribute("data-shown")).toBe(true);
    await userEvent.keyboard("{Tab}");
    await expect.poll(video).toBeNull();
  });

  test("stays still for players who wish for less motion, and so does a game without a film", async () => {
    const { card, video } = await openCards();
    await card("Lineage 2M").hover();
    const asked = wishForLessMotion();
    await card("Throne and Liberty").hover();
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
    expect(video()).toBeNull();
  });
});
