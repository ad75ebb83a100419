import { expect, test } from "vitest";
import { Breadcrumb } from "#ui/kit/breadcrumb/breadcrumb.tsx";
import { renderStore } from "../support/render-store.tsx";
import { createShelf, createStorePorts } from "../support/store-ports.ts";

test("the way ends at this page, and its steps lead back", async () => {
  const { screen } = await renderStore(
    <Breadcrumb
      steps={[
        { label: "Games", to: "/game/all" },
        { label: "Hoyeon", to: "/game/hoyeon" },
      ]}
    />,
    { ports: createStorePorts(createShelf()) },
  );
  const way = screen.getByRole("navigation", { name: "You are here" });
  await expect.element(way.getByRole("link", { name: "Hoyeon" })).toHaveAttribute("aria-current", "page");
  await expect.element(way.getByRole("link", { name: "Games" })).toHaveAttribute("href", "/game/all");
  await expect.element(way.getByRole("link", { name: "Games" })).not.toHaveAttribute("aria-current");
});
