import { expect, test } from "vitest";
import { succeed } from "#core/failures/request-failure.ts";
import { changePorts, createFakePorts } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import OrdersScreen from "#ui/features/orders/screens/orders/orders-screen.tsx";

test("a player without orders still sees whose page it is, and the way to the store", async () => {
  const { screen } = await renderPage(<OrdersScreen />, {
    ports: changePorts(createFakePorts(), {
      orders: { list: async () => succeed({ orders: [], nextCursor: null }) },
    }),
  });
  await expect.element(screen.getByText("No orders yet")).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Your orders" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Back to the store" })).toBeVisible();
});
