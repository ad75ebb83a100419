import { expect, test } from "vitest";
import { Avatar } from "#ui/kit/avatar/avatar.tsx";
import { renderStore } from "../support/render-store.tsx";

async function shownFor(name: string, image = "") {
  const { screen } = await renderStore(
    <main>
      <Avatar name={name} image={image} />
    </main>,
  );
  return () => screen.getByRole("main").element().textContent;
}

test.each([
  ["  mina", "M"],
  ["กำแพง", "ก"],
  ["é́clair", "É́"],
  ["🏴‍☠️ Kraken", "🏴‍☠️"],
  ["🇰🇷 Mina", "🇰🇷"],
  ["👩🏽‍🚀 Ada", "👩🏽‍🚀"],
  ["", "?"],
])("the face of %j is its first sign, whole", async (name, sign) => {
  expect((await shownFor(name))()).toBe(sign);
});

test("a picture that cannot be had makes way for the letter", async () => {
  const shown = await shownFor("Kraken", "data:image/webp;base64,broken");
  await expect.poll(shown).toBe("K");
});
