import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Ports } from "#core/ports/index.ts";
import type { Visit } from "#ui/context/visit-store.ts";
import { useSelectStore } from "#ui/features/catalogue/popups/use-select-store.ts";
import { useAdConsent } from "#ui/features/consent/popups/use-ad-consent.ts";
import { useShowRewardBanner } from "#ui/features/rewards/popups/use-show-reward-banner.ts";
import { useShare } from "#ui/features/share/use-share.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { useAskWithCheckboxes } from "#ui/overlays/checkbox/use-ask-with-checkboxes.ts";
import { useShowContent } from "#ui/overlays/content/use-show-content.ts";
import { useOpenWindow } from "#ui/overlays/window/use-open-window.ts";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { renderPage } from "../support/render-page.tsx";
import { useAlert } from "../support/use-alert.ts";

interface Scene<Open> {
  readonly useOpen: () => Open;
  readonly ports?: Partial<Ports>;
  readonly visit?: Partial<Visit>;
}

/** A page on which the test opens a popup by its hook. */
async function openPage<Open>({ useOpen, ports, visit }: Scene<Open>) {
  const held: { open?: Open } = {};
  function Holder() {
    held.open = useOpen();
    return <Button>On the page</Button>;
  }
  const stored = new Map<string, string>();
  const all = { ...createFakePorts(createPublisher(), stored), ...ports };
  await renderPage(<Holder />, { ports: all, ...(visit ? { visit } : {}) });
  if (held.open === undefined) throw new Error("the page has not been rendered");
  return { open: held.open, stored };
}

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const dialog = (name: string) => page.getByRole("dialog", { name });
const isShown = () => page.getByRole("dialog").query() !== null;

describe("an alert", () => {
  test("is confirmed by its button, or closed", async () => {
    const { open } = await openPage({ useOpen: useAlert });
    const confirmed = open({ title: "Closed tonight", confirmLabel: "I see" });
    await press("I see");
    await expect(confirmed).resolves.toBe(true);
    const closed = open({ title: "Closed tomorrow" });
    await expect.element(dialog("Closed tomorrow")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(closed).resolves.toBe(false);
  });

  test("that must be confirmed heeds neither Escape nor the page behind it", async () => {
    const { open } = await openPage({ useOpen: useAlert });
    const confirmed = open({ title: "A new version is here", mustBeConfirmed: true });
    const alert = page.getByRole("alertdialog", { name: "A new version is here" });
    await expect.element(alert).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(document.body, { position: { x: 10, y: 10 } });
    await expect.element(alert).toBeVisible();
    expect(alert.getByRole("button", { name: "Close" }).query()).toBeNull();
    await press("OK");
    await expect(confirmed).resolves.toBe(true);
  });
});

test("system content answers with the action that was chosen", async () => {
  const { open } = await openPage({ useOpen: useShowContent });
  const actions = [
    { id: "later", label: "Later" },
    { id: "go", label: "Go there" },
  ] as const;
  const chosen = open<"later" | "go">({ title: "Rules", content: <p>Be kind.</p>, actions });
  await expect.element(dialog("Rules").getByText("Be kind.")).toBeVisible();
  await press("Go there");
  await expect(chosen).resolves.toBe("go");
});

describe("system checkbox", () => {
  test("resolves to the ticked boxes", async () => {
    const { open } = await openPage({ useOpen: useAskWithCheckboxes });
    const checkboxes = [
      { id: "drafts", label: "Keep drafts", isChecked: true },
      { id: "notes", label: "Send notes" },
    ];
    const answer = open({ title: "Leave?", checkboxes });
    await dialog("Leave?").getByText("Send notes").click();
    await dialog("Leave?").getByText("Keep drafts").click();
    await press("OK");
    await expect(answer).resolves.toEqual(["notes"]);
  });

  test("has no answer but to close while a required tick is missing", async () => {
    const { open } = await openPage({ useOpen: useAskWithCheckboxes });
    const checkboxes = [{ id: "agreed", label: "I agree", isRequired: true }];
    const answer = open({ title: "Agree?", checkboxes });
    await press("OK");
    await expect.element(dialog("Agree?").getByRole("alert")).toHaveTextContent("Check the box to continue.");
    await dialog("Agree?").getByText("I agree").click();
    await expect.element(dialog("Agree?").getByRole("alert")).not.toBeInTheDocument();
    await press("OK");
    await expect(answer).resolves.toEqual(["agreed"]);
  });
});

describe("sharing", () => {
  const PAGE = { title: "Aion", text: "Fly." };

  function addCanonical() {
    const link = Object.assign(document.createElement("link"), { rel: "canonical", href: "https://store.example/a" });
    document.head.append(link);
    return link;
  }

  test("hands the canonical address to the browser's own dialog and shows nothing", async () => {
    const link = addCanonical();
    const share = vi.fn(async () => "shared" as const);
    const { open } = await openPage({ useOpen: useShare, ports: { sharing: { share, copy: async () => false } } });
    await open(PAGE);
    expect(share).toHaveBeenCalledWith({ ...PAGE, url: "https://store.example/a" });
    expect(isShown()).toBe(false);
    link.remove();
  });

  test("offers the link to copy where there is no such dialog, and says that it is copied", async () => {
    const copy = vi.fn(async () => true);
    const { open } = await openPage({
      useOpen: useShare,
      ports: { sharing: { share: async () => "unavailable", copy } },
    });
    const done = open(PAGE);
    await press("Copy link");
    await done;
    expect(copy).toHaveBeenCalledWith(`${location.origin}${location.pathname}`);
    await expect.element(page.getByText("Link copied")).toBeVisible();
  });

  test("selects the link for the player where copying is not allowed", async () => {
    const { open } = await openPage({ useOpen: useShare });
    void open(PAGE);
    await press("Copy link");
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("Couldn’t copy. The link is selected, so you can copy it manually.");
    const field = page.getByRole("textbox", { name: "Link" }).element() as HTMLInputElement;
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
  });
});

test("choosing a store says why a store cannot be used: another device, another country", async () => {
  const { open } = await openPage({ useOpen: useSelectStore });
  void open({
    gameCode: "aion",
    title: "Aion",
    platforms: [
      { store: "one_store", url: "https://store.example/one" },
      { store: "app_store", url: "https://store.example/app" },
      { store: "epic_games_store", url: "https://store.example/epic", display: false },
      { store: "steam", url: "https://store.example/steam" },
    ],
  });
  const items = dialog("Choose a store").getByRole("listitem");
  await expect.element(items.first()).toHaveTextContent("SteamFor the device you’re using");
  const words = items.elements().map(({ textContent }) => textContent);
  expect(words).toEqual([
    "SteamFor the device you’re using",
    "ONE StoreNot available in your country (United States)",
    "App StoreFor another device. Open this page there.",
  ]);
  expect(dialog("Choose a store").getByRole("link").elements()).toHaveLength(1);
});

describe("the answer on advertising", () => {
  const KOREA = { countryCode: "KR", shell: "web" } as const;

  test.each([
    ["Agree", "AGREE"],
    ["Disagree", "DISAGREE"],
  ])("%s is kept as %s and can be changed", async (label, consent) => {
    const { open, stored } = await openPage({ useOpen: useAdConsent, visit: KOREA });
    const answer = open.ask();
    await press(label);
    await expect(answer).resolves.toBe(consent);
    expect(stored.get("adConsent")).toBe(consent);
    void open.ask();
    const given = consent === "AGREE" ? "Your current choice: agree" : "Your current choice: disagree";
    await expect.element(page.getByText(given)).toBeVisible();
  });

  test("both answers look the same", async () => {
    const { open } = await openPage({ useOpen: useAdConsent, visit: KOREA });
    void open.ask();
    await expect.element(page.getByRole("button", { name: "Agree", exact: true })).toBeVisible();
    const [agree, disagree] = ["Agree", "Disagree"].map((name) => {
      const button = page.getByRole("button", { name, exact: true }).element();
      const { width, height } = button.getBoundingClientRect();
      return { className: button.className, variant: button.getAttribute("data-variant"), width, height };
    });
    expect(agree).toEqual(disagree);
  });

  test("is a refusal, and remembered, when the popup is closed without one", async () => {
    const { open, stored } = await openPage({ useOpen: useAdConsent, visit: KOREA });
    const answer = open.ask();
    await press("Close");
    await expect(answer).resolves.toBe("REJECT");
    expect(stored.get("adConsent")).toBe("REJECT");
  });

  test("stays what it was when the popup is closed later", async () => {
    const { open, stored } = await openPage({ useOpen: useAdConsent, visit: KOREA });
    stored.set("adConsent", "AGREE");
    const answer = open.ask();
    await press("Close");
    await expect(answer).resolves.toBe("AGREE");
  });
});

describe("a reward banner", () => {
  const REWARD = { id: "r1", title: "Three crystals", description: "For seven days." };

  test("leads to the reward", async () => {
    const { open } = await openPage({ useOpen: useShowRewardBanner });
    const wanted = open(REWARD);
    await press("See the reward");
    await expect(wanted).resolves.toBe(true);
  });

  test("sent away for today stays away today, other rewards do not", async () => {
    const { open } = await openPage({ useOpen: useShowRewardBanner });
    const wanted = open(REWARD);
    await press("Don’t show again today");
    await expect(wanted).resolves.toBe(false);
    await expect(open(REWARD)).resolves.toBe(false);
    await expect.poll(isShown).toBe(false);
    void open({ ...REWARD, id: "r2", title: "A banner" });
    await expect.element(dialog("A banner")).toBeVisible();
  });
});

test("a window beside the page that is blocked is reported to the player, with a way to open it here", async () => {
  const { open } = await openPage({ useOpen: useOpenWindow });
  await expect(open("https://coupon.example/")).resolves.toBe(false);
  await expect.element(page.getByText("Your browser blocked the window.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Open it here" })).toBeVisible();
});
