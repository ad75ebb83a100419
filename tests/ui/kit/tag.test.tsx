import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Tag } from "#ui/kit/tag/tag.tsx";
import { TagList } from "#ui/kit/tag/tag-list.tsx";
import { renderStore } from "../support/render-store.tsx";
import { createShelf, createStorePorts } from "../support/store-ports.ts";

function Filters() {
  const [chosen, setChosen] = useState(["Strategy", "On sale", "Korean"]);
  return (
    <TagList label="Filters">
      {chosen.map((label) => (
        <li key={label}>
          <Tag label={label} onRemove={() => setChosen((known) => known.filter((other) => other !== label))} />
        </li>
      ))}
    </TagList>
  );
}

test("taking a tag away leaves the focus among the others", async () => {
  const { screen } = await renderStore(<Filters />, { ports: createStorePorts(createShelf()) });
  await screen.getByRole("button", { name: "Remove On sale" }).click();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove Korean" }).element());
  await userEvent.keyboard("{Delete}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove Strategy" }).element());
  expect(screen.getByRole("listitem").elements()).toHaveLength(1);
});
