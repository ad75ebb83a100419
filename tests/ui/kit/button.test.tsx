import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "#ui/kit/button/button.tsx";
import { renderStore } from "../support/render-store.tsx";
import { createShelf, createStorePorts } from "../support/store-ports.ts";

const ports = createStorePorts(createShelf());

test("a refused action can be reached, says why and does nothing", async () => {
  const onClick = vi.fn();
  const { screen } = await renderStore(
    <Button disabled reason="Needs the base game." onClick={onClick}>
      Buy
    </Button>,
    { ports },
  );
  const button = screen.getByRole("button", { name: "Buy" });
  await expect.element(button).toHaveAccessibleDescription("Needs the base game.");
  await userEvent.keyboard("{Tab}{Enter}");
  expect(document.activeElement).toBe(button.element());
  expect(onClick).not.toHaveBeenCalled();
});

test("a busy action is as wide as before and is not done twice", async () => {
  const onClick = vi.fn();
  const { screen } = await renderStore(
    <>
      <Button>Send it</Button>
      <Button busy aria-label="Sending" onClick={onClick}>
        Send it
      </Button>
    </>,
    { ports },
  );
  const [idle, busy] = [
    screen.getByRole("button", { name: "Send it" }),
    screen.getByRole("button", { name: "Sending" }),
  ];
  await expect.element(busy).toHaveAttribute("aria-busy", "true");
  (busy.element() as HTMLButtonElement).click();
  expect(onClick).not.toHaveBeenCalled();
  const widthOf = (button: typeof idle) => button.element().getBoundingClientRect().width;
  expect(widthOf(busy)).toBe(widthOf(idle));
});
