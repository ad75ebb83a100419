import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "#ui/kit/button/button.tsx";
import { IconButton } from "#ui/kit/button/icon-button.tsx";
import { changing } from "../support/changing.tsx";
import { renderStore } from "../support/render-store.tsx";

test("a refused action can be reached, says why and does nothing", async () => {
  const onClick = vi.fn();
  const { screen } = await renderStore(
    <Button disabled reason="Needs the base game." onClick={onClick}>
      Buy
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Buy" });
  await expect.element(button).toHaveAccessibleDescription("Needs the base game.");
  await expect.element(screen.getByText("Needs the base game.")).toBeVisible();
  await userEvent.keyboard("{Tab}{Enter}");
  expect(document.activeElement).toBe(button.element());
  expect(onClick).not.toHaveBeenCalled();
});

test("a button keeps the focus when what it refused becomes possible, and then does it", async () => {
  const onClick = vi.fn();
  const buy = (isRefused: boolean) => (
    <Button disabled={isRefused} reason="Choose a payment first." onClick={onClick}>
      Buy
    </Button>
  );
  const { element, change } = changing(buy(true));
  const { screen } = await renderStore(element);
  const button = screen.getByRole("button", { name: "Buy" });
  await userEvent.tab();
  change(buy(false));
  await expect.element(button).not.toHaveAttribute("aria-disabled");
  await expect.element(button).toHaveFocus();
  await expect.element(screen.getByText("Choose a payment first.")).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  expect(onClick).toHaveBeenCalledTimes(1);
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

test("a busy submit button does not send the form again", async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { screen } = await renderStore(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy>
        Send it
      </Button>
    </form>,
  );
  await screen.getByRole("textbox", { name: "Name" }).fill("Aerin");
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
});

for (const locale of ["en-US", "ar-SA"]) {
  test(`the bubble over a refused icon comes with the focus, stays on the screen and goes by Escape, ${locale}`, async () => {
    const onClick = vi.fn();
    const reason = "Only those who own the game can download it. Buy it first, or ask a friend for a gift.";
    const { screen } = await renderStore(
      <IconButton icon="download" label="Download" disabled reason={reason} onClick={onClick} />,
      { visit: { locale } },
    );
    const button = screen.getByRole("button", { name: "Download" });
    const bubble = screen.getByText(reason);
    await expect.element(button).toHaveAccessibleDescription(reason);
    // The test before may have left the mouse where the button is.
    await userEvent.unhover(button);
    await expect.element(bubble).not.toBeVisible();
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await expect.element(bubble).toBeVisible();
    const box = bubble.element().getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.keyboard("{Escape}");
    await expect.element(bubble).not.toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(bubble).toBeVisible();
    await userEvent.tab();
    await expect.element(bubble).not.toBeVisible();
    expect(onClick).not.toHaveBeenCalled();
  });
}
