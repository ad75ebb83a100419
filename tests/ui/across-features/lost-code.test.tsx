import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LazyBell } from "#ui/features/notifications/components/lazy-bell.tsx";
import { PhoneMenu } from "#ui/frame/header/phone-menu.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { MenuButton } from "#ui/kit/menu/menu-button.tsx";
import { useConfirm } from "#ui/overlays/confirm/use-confirm.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { renderPage } from "../support/render-page.tsx";

const lost = vi.hoisted(() => () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
vi.mock("#ui/kit/menu/open-menu.idle.tsx", lost);
vi.mock("#ui/frame/header/phone-menu-content.idle.tsx", lost);
vi.mock("#ui/features/notifications/components/bell.idle.tsx", lost);
vi.mock("#ui/overlays/overlay-host.idle.tsx", lost);

const WORDS = "This part couldn’t be loaded.";

async function open(part: React.ReactNode) {
  const ports = createFakePorts(createPublisher());
  vi.spyOn(ports.logger, "error").mockImplementation(() => undefined);
  return (await renderPage(part, { ports })).screen;
}

test("a menu says that it could not be loaded, offers to try again, and Escape closes it", async () => {
  const screen = await open(
    <MenuButton label="Choose language" className="" entries={[{ id: "en", label: "English" }]}>
      EN
    </MenuButton>,
  );
  const button = screen.getByRole("button", { name: "Choose language EN" });
  await button.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent(WORDS);
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(button).toHaveFocus();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

test("so does a menu whose entries could not be loaded", async () => {
  const retry = vi.fn();
  const screen = await open(
    <MenuButton label="Account" className="" entries={undefined} onRetry={retry}>
      A
    </MenuButton>,
  );
  await screen.getByRole("button", { name: "Account A" }).click();
  await screen.getByRole("button", { name: "Try again" }).click();
  expect(retry).toHaveBeenCalledOnce();
});

test("so do the menu of phones and the bell", async () => {
  const screen = await open(
    <>
      <PhoneMenu isOpen onOpenChange={() => undefined} />
      <LazyBell />
    </>,
  );
  await expect.element(screen.getByRole("alert")).toHaveTextContent(WORDS);
  await expect.element(screen.getByRole("button", { name: `${WORDS} Try again` })).toBeVisible();
});

test("the message of a popup that cannot be shown, and of a toast, is shown in plain form", async () => {
  function Asker() {
    const confirm = useConfirm();
    const toasts = useToasts();
    const ask = () => confirm({ title: "Sure?", description: "", confirmLabel: "Yes", cancelLabel: "No" });
    return (
      <>
        <Button onClick={() => void ask()}>Ask</Button>
        <Button onClick={() => toasts.show({ id: "done", message: "It is done." })}>Do</Button>
      </>
    );
  }
  const screen = await open(<Asker />);
  await screen.getByRole("button", { name: "Ask" }).click();
  await expect.element(page.getByRole("status").getByText(WORDS)).toBeVisible();
  await screen.getByRole("button", { name: "Do" }).click();
  await expect.element(page.getByRole("status").getByText("It is done.")).toBeVisible();
});
