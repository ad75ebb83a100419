import { expect, test } from "vitest";
import { renderStore } from "#tests/ui/support/render-store.tsx";
import { createShelf, createStorePorts } from "#tests/ui/support/store-ports.ts";
import { Gallery } from "#ui/features/simulator/gallery/gallery.tsx";
import { parseGallerySearch } from "#ui/features/simulator/gallery/kit-search.ts";

test("the start page of the gallery shows every component by folder, and leads to it", async () => {
  const { screen } = await renderStore(<Gallery name="" file={undefined} search={parseGallerySearch({})} />, {
    ports: createStorePorts(createShelf()),
  });
  const button = screen.getByRole("main").getByRole("link", { name: "Button", exact: true });
  await expect.element(button).toHaveAttribute("href", "/dev/kit/button");
  await expect.element(screen.getByRole("main").getByRole("heading", { name: "Patterns" })).toBeVisible();
});
