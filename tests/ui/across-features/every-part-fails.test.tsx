import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createDompurifyHtmlSanitizer } from "#adapters/third-party/dompurify-html-sanitizer.ts";
import { uploadImage } from "#adapters/wire/community-calls.ts";
import type { Article } from "#core/community/article.ts";
import type { EditorTarget } from "#core/ports/community-gateway.ts";
import type { SessionUser } from "#core/session/session.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import { AccountScreen } from "#ui/features/account/screens/account-screen.tsx";
import ArticleForm from "#ui/features/boards/screens/write/article-form.tsx";
import { SimilarGames } from "#ui/features/game/screens/games-here.tsx";
import { OwnLobbies } from "#ui/features/launcher/screens/home/own-lobbies.tsx";
import { RecentLobbies } from "#ui/features/launcher/screens/home/recent-lobbies.tsx";
import { OtherLobbies } from "#ui/features/launcher/screens/lobby/other-lobbies.tsx";
import { NextAction } from "#ui/features/library/components/next-action.tsx";
import { OrderHelp } from "#ui/features/orders/screens/order/order-help.tsx";
import { GoesWell } from "#ui/features/orders/screens/order-result/goes-well.tsx";
import { WriteButton } from "#ui/features/reviews/components/popups/all-reviews-popup.tsx";
import { MiniGameScreen } from "#ui/features/rewards/screens/mini-game-screen.tsx";
import { OtherDocuments } from "#ui/features/store-info/components/document-text.tsx";
import { StoreLink } from "#ui/features/store-info/components/store-link.tsx";
import { buildGame } from "../support/builders.ts";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import {
  type CallName,
  FAULTS_TIMEOUT_MS,
  FIRST_ANSWER_MS,
  openFaultyGateways,
  openGateways,
  register,
  SCREEN_TIMEOUT_MS,
  signIn,
} from "../support/faulty-store.tsx";
import { EVERY_FAULT, type Fault } from "../support/network-faults.ts";
import { paste, pictureFile } from "../support/paste.ts";
import { renderPage } from "../support/render-page.tsx";
import { whileTimePasses } from "../support/while-time-passes.ts";

const NEW: EditorTarget = { gameCode: "tl", boardAlias: "free", articleId: null };

let user: SessionUser;
let article: Article;
beforeAll(async () => {
  await page.viewport(1280, 1_000);
  await register("parts", "KR");
  user = await signIn("parts");
  const words = { title: "The gate", body: "<p>Bring a shield.</p>", menu: null };
  article = expectValue(
    await openGateways().community.postArticle({ gameCode: "tl", boardAlias: "free" }, words, "key"),
  );
}, FIRST_ANSWER_MS);

/** Declares the test of a call. */
function tryPart(call: CallName, title: string, run: (call: CallName) => Promise<void>): void {
  test(`${call} ${title}`, { timeout: FAULTS_TIMEOUT_MS }, () => run(call));
}

/** The player before a part of a page, whose call can fail; everything else is answered by the publisher. */
async function openPart(call: CallName, part: React.ReactNode, fault?: Fault) {
  const { gateways, ...network } = openFaultyGateways({ call, send: (address, init) => fetch(address, init) });
  if (fault !== undefined) network.fail(fault);
  const fakes = createFakePorts(createPublisher());
  // Code that waits for a pause in typing uses the device's own clock.
  const clock = { ...fakes.clock, now: () => Date.now() };
  const ports = { ...fakes, ...gateways, clock, sanitizer: createDompurifyHtmlSanitizer() };
  const { screen, queryClient } = await renderPage(part, { ports, visit: { user, countryCode: "KR" } });
  onTestFinished(() => screen.unmount());
  const sent = () => network.network.sent;
  const isSending = () => queryClient.isMutating() > 0;
  return { screen, ...network, sent, isSending, storage: fakes.storage };
}

async function openForm(call: CallName, changed: Article | null = null) {
  const { boards, myRole } = expectValue(await openGateways().community.listBoards("tl"));
  const target = { ...NEW, articleId: changed?.id ?? null };
  const start = { boards: { boards, myRole }, article: changed, draft: null };
  const part = await openPart(call, <ArticleForm target={target} userId={user.userId} start={start} />);
  const text = part.screen.getByRole("textbox", { name: "Text" });
  await expect.element(text, { timeout: SCREEN_TIMEOUT_MS }).toBeVisible();
  return {
    ...part,
    text,
    title: part.screen.getByRole("textbox", { name: "Title" }),
    alerts: () => part.screen.getByRole("alert").elements().length,
    type: async (words: string) => {
      await text.click();
      await userEvent.keyboard(`{Control>}{End}{/Control}${words}`);
    },
  };
}

for (const [call, name] of [
  ["community.postArticle", "Post"],
  ["community.editArticle", "Save changes"],
] as const) {
  tryPart(call, "keeps title and text and shows the failure once, for every fault", async () => {
    const isChange = call === "community.editArticle";
    const form = await openForm(call, isChange ? article : null);
    const send = form.screen.getByRole("button", { name, exact: true });
    await form.title.fill("Under the wall");
    await form.type("Bring a rope.");
    for (const fault of EVERY_FAULT) {
      form.fail(fault);
      await expect.element(send).toBeEnabled();
      await send.click();
      await expect.poll(form.sent, { message: fault }).toBe(1);
      await expect.poll(() => send.element().getAttribute("aria-busy"), { message: fault }).not.toBe("true");
      await expect.poll(form.alerts, { message: fault }).toBe(1);
      await expect.element(form.title).toHaveValue("Under the wall");
      await expect.element(form.text).toHaveTextContent(`${isChange ? "Bring a shield." : ""}Bring a rope.`);
      expect(form.sent(), fault).toBe(1);
    }
  });
}

/** Drafts are saved in a pause of typing, which passes at once here. */
function holdTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
}

const pauseUntilSent = ({ sent }: { readonly sent: () => number }, message: string) =>
  expect.poll(whileTimePasses(sent), { message }).toBe(1);

tryPart(
  "community.saveDraft",
  "stores the text on the device, reports it without an alert, and is repeated, for every fault",
  async (call) => {
    const form = await openForm(call);
    holdTime();
    await form.title.fill("Under the wall");
    for (const [at, fault] of EVERY_FAULT.entries()) {
      form.fail(fault);
      await form.type(`${at} `);
      await pauseUntilSent(form, fault);
      await expect.element(form.screen.getByText("Draft saved on this device")).toBeVisible();
      expect(form.storage.read(`draft/tl/free//${user.userId}`), fault).toContain(`${at} `);
      expect(form.alerts(), fault).toBe(0);
    }
    form.answer();
    await form.type("Come early.");
    await pauseUntilSent(form, "answered");
    await expect.element(form.screen.getByText("Draft saved", { exact: true })).toBeVisible();
    const saved = expectValue(await openGateways().community.getDraft(NEW));
    expect(saved?.body).toContain("Come early.");
  },
);

tryPart("community.dropDraft", "shows nothing to a player who has discarded a draft, for every fault", async (call) => {
  const form = await openForm(call);
  holdTime();
  for (const fault of EVERY_FAULT) {
    form.fail(fault);
    await form.title.fill("Not this one");
    await form.title.fill("");
    await pauseUntilSent(form, fault);
    await expect.poll(form.isSending, { message: fault }).toBe(false);
    expect(form.alerts(), fault).toBe(0);
    expect(form.storage.read(`draft/tl/free//${user.userId}`), fault).toBeNull();
  }
});

tryPart(
  "community.uploadImage",
  "leaves the text as it is and names the missing picture, for every fault",
  async (call) => {
    const form = await openForm(call);
    await form.type("Bring a rope.");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    for (const fault of EVERY_FAULT) {
      form.fail(fault);
      paste(form.text.element(), { files: [pictureFile("tower.png")] });
      await expect.poll(form.sent, { message: fault }).toBe(1);
      vi.advanceTimersByTime(uploadImage.timeoutMs);
      const missing = form.screen.getByRole("listitem").filter({ hasText: "tower.png" });
      await expect.element(missing).toBeVisible();
      await expect.element(form.text).toHaveTextContent("Bring a rope.");
      expect(form.text.element().querySelectorAll("img:not([data-uploading])"), fault).toHaveLength(0);
      missing
        .getByRole("button", { name: /tower\.png/ })
        .element()
        .dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await expect.poll(() => missing.elements().length, { message: fault }).toBe(0);
    }
  },
);

tryPart("rewards.playMiniGame", "reports a failed round once and uses none up, for every fault", async (call) => {
  const game = await openPart(call, <MiniGameScreen />);
  const left = game.screen.getByText(/^Rounds left today: /);
  await expect.element(left, { timeout: SCREEN_TIMEOUT_MS }).toBeVisible();
  const before = left.element().textContent;
  await expect.poll(() => document.querySelector("iframe")).not.toBeNull();
  const pick = () => {
    const source = document.querySelector("iframe")?.contentWindow ?? null;
    window.dispatchEvent(new MessageEvent("message", { data: { kind: "picked", card: 1 }, source }));
  };
  const pickUntilSent = (message: string) =>
    expect
      .poll(
        () => {
          if (game.sent() === 0) pick();
          return game.sent();
        },
        { message },
      )
      .toBe(1);
  for (const fault of EVERY_FAULT) {
    game.fail(fault);
    await pickUntilSent(fault);
    await expect.poll(game.isSending, { message: fault }).toBe(false);
    await expect.poll(() => game.screen.getByRole("alert").elements().length, { message: fault }).toBe(1);
    expect(left.element().textContent, fault).toBe(before);
  }
  game.answer();
  await pickUntilSent("answered");
  await expect.poll(() => left.element().textContent, { timeout: SCREEN_TIMEOUT_MS }).not.toBe(before);
  expect(game.screen.getByRole("alert").elements()).toEqual([]);
});

test.each<[CallName, React.ReactNode]>([
  ["catalogue.listGames", <SimilarGames key="" game={buildGame({ genres: ["mmorpg"] })} placeholder={null} />],
  ["catalogue.listGames", <OtherLobbies key="" kind="home" gameCode="aion" />],
  ["catalogue.listRecentGames", <RecentLobbies key="" kind="home" />],
  ["library.list", <OwnLobbies key="" kind="home" />],
  ["catalogue.listGoodsOfGame", <GoesWell key="" gameCode="tl" />],
  ["content.getContents", <OrderHelp key="" />],
  ["content.getContents", <StoreLink key="" id="refund" />],
  ["gifts.list", <AccountScreen key="" />],
  ["library.list", <NextAction key="" gameCode="tl" />],
  ["content.getContents", <OtherDocuments key="" name="terms" />],
  ["reviews.getOwn", <WriteButton key="" gameCode="tl" />],
  ["catalogue.getOwnGameRecord", <WriteButton key="" gameCode="tl" />],
])("a part whose %s fails says so, and loads when it is asked again", async (call, part) => {
  const { screen, answer } = await openPart(call, part, "gets a 500");
  const again = screen.getByRole("button", { name: /Try again$/ });
  await expect.element(again, { timeout: SCREEN_TIMEOUT_MS }).toBeVisible();
  answer();
  await again.click();
  await expect.element(again).not.toBeInTheDocument();
});
