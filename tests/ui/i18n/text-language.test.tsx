import { expect, test, vi } from "vitest";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import type { TextLibrary } from "#ui/context/text-library.ts";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useTextLanguage } from "#ui/context/use-text-language.ts";

const network = vi.hoisted(() => ({ losesFrench: true }));
vi.mock("#locales/texts.ts", async (importOriginal) => {
  const texts = await importOriginal<typeof import("#locales/texts.ts")>();
  const loadTexts: typeof texts.loadTexts = async (tag, area) => {
    if (tag === "fr-FR" && area === "reviews" && network.losesFrench) throw new TypeError("Failed to fetch");
    return texts.loadTexts(tag, area);
  };
  return { ...texts, loadTexts };
});

const CONTENT = ["reviews"] as const;

test("the language of a part is the one its words are shown in, and follows texts that come later", async () => {
  const held: { texts?: TextLibrary } = {};
  function Part() {
    held.texts = useTextLibrary();
    return <p>{[useTextLanguage(["common"] as const), useTextLanguage(CONTENT)].join(" ")}</p>;
  }
  const { screen } = await renderPage(<Part />, { visit: { locale: "fr-FR" } });
  await expect.element(screen.getByText("fr-FR en-US")).toBeVisible();
  network.losesFrench = false;
  await held.texts?.ensure("fr-FR", CONTENT);
  await expect.element(screen.getByText("fr-FR fr-FR")).toBeVisible();
});
