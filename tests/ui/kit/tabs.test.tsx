import { expect, test, vi } from "vitest";
import { TabLinks } from "#ui/kit/tabs/tab-links.tsx";
import { renderStore } from "../support/render-store.tsx";

test("the link of the current page is visible, however many there are", async () => {
  const names = Array.from({ length: 12 }, (_, at) => `Page number ${at + 1}`);
  const { screen } = await renderStore(
    <div style={{ inlineSize: 320 }}>
      <TabLinks
        label="Pages"
        current="Page number 9"
        tabs={names.map((name, at) => ({ id: name, label: name, to: `/game/g${at}` }))}
      />
    </div>,
  );
  await vi.waitFor(() => {
    const link = screen.getByRole("link", { name: "Page number 9" }).element().getBoundingClientRect();
    const row = screen.getByRole("navigation", { name: "Pages" }).element().getBoundingClientRect();
    expect(link.left).toBeGreaterThanOrEqual(row.left);
    expect(link.right).toBeLessThanOrEqual(row.right);
  });
});
