import type { ReactNode } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createDompurifyHtmlSanitizer } from "#adapters/third-party/dompurify-html-sanitizer.ts";
import { succeed } from "#core/failures/request-failure.ts";
import type { Ports } from "#core/ports/index.ts";
import { CommentList } from "#ui/features/boards/components/comment-list.tsx";
import ArticleForm from "#ui/features/boards/screens/write/article-form.tsx";
import { CouponField } from "#ui/features/checkout/coupon-field.tsx";
import { MachineForm } from "#ui/features/game/screens/machine-form.tsx";
import { MediaGallery } from "#ui/features/game/screens/media-gallery.tsx";
import { useSendGift } from "#ui/features/gifts/popups/send-gift/use-send-gift.ts";
import { RefundPanel } from "#ui/features/orders/screens/order/refund-panel.tsx";
import { RedeemForm } from "#ui/features/rewards/components/redeem-form.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { loadPageSnapshot } from "#ui/kit/persisted-state/persisted-state.ts";
import { restorePosition } from "#ui/kit/persisted-state/restore-position.ts";
import { storePageSnapshot } from "#ui/kit/persisted-state/store-page-snapshot.ts";
import { readLayerEntry } from "#ui/overlays/layer-entries.ts";
import { whenInStep } from "#ui/overlays/page-history.ts";
import { NO_INPUT, useReopened } from "#ui/overlays/use-reopened.ts";
import { useOpenViewer } from "#ui/patterns/viewer/use-open-viewer.ts";
import { NEW_ARTICLE, WRITING_START } from "../support/article-form-scene.tsx";
import {
  buildArticle,
  buildComment,
  buildGame,
  buildGiftCheck,
  buildMedia,
  buildOrder,
  buildRecipient,
  instantIn,
} from "../support/builders.ts";
import { createBoard, createBoardPorts } from "../support/fake-board.ts";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { openPageHistory } from "../support/page-history.ts";
import { renderPage } from "../support/render-page.tsx";
import { PLAYER } from "../support/visit.ts";

beforeEach(() => page.viewport(1000, 700));

/** A page that `reload` loads again: the state of React is lost, and the page snapshot is restored. */
async function open(content: ReactNode, ports: Ports = createFakePorts(createPublisher())) {
  const show = () =>
    renderPage(
      <>
        <header>
          <div popover="auto" role="dialog" aria-label="Panel of the header, which is closed" />
        </header>
        <main>{content}</main>
      </>,
      { ports },
    );
  // What another test has left is gone.
  loadPageSnapshot(ports.tabStorage, null);
  let { screen } = await show();
  return {
    reload: async () => {
      storePageSnapshot(ports.tabStorage, PLAYER.userId);
      await screen.unmount();
      screen.container.remove();
      loadPageSnapshot(ports.tabStorage, PLAYER.userId);
      ({ screen } = await show());
      await restorePosition();
    },
  };
}
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const chooseInMenu = async (name: string) => {
  await press("More");
  await page.getByRole("menuitem", { name }).click();
};

const NO_COUPON = {
  code: null,
  refusal: null,
  isChecking: false,
  apply: () => undefined,
  remove: () => undefined,
};

const HARU = { id: "haru", nickname: "Haru", avatar: "", isModerator: false };

function talk(count: number, change: Parameters<typeof buildComment>[0] = {}) {
  const comments = Array.from({ length: count }, (_, at) =>
    buildComment({ id: `c${at}`, content: `Rope ${at}.`, author: HARU, createdAt: instantIn(at - count), ...change }),
  );
  const article = buildArticle({ commentCount: count });
  return { content: <CommentList article={article} />, ports: createBoardPorts(createBoard({ comments }), new Map()) };
}

test("Forward opens again the popup that Back has closed, which gives the focus back to its opener", async () => {
  const game = buildGame({ media: [1, 2].map((at) => buildMedia({ role: "screenshot", src: `/picture-${at}.webp` })) });
  await renderPage(<MediaGallery game={game} />, { history: await openPageHistory("/game/tl") });
  const popup = page.getByRole("dialog");
  await press("Enlarge");
  await expect.element(popup).toBeVisible();
  for (const _ of [1, 2]) {
    await expect.poll(() => readLayerEntry(history.state).values).toEqual({ "popup/viewer": 0 });
    history.back();
    await expect.poll(() => popup.query()).toBeNull();
    await expect.element(page.getByRole("button", { name: "Enlarge" })).toHaveFocus();
    await whenInStep();
    history.forward();
    await expect.element(popup).toBeVisible();
  }
});

describe("a reloaded page restores", () => {
  test.each([
    ["Share", "Share"],
    ["Report", "Report this comment"],
  ])("the popup %s of a comment, which the entry of a menu had opened", async (entry, title) => {
    const { content, ports } = talk(1);
    const { reload } = await open(content, ports);
    const popup = page.getByRole("dialog", { name: title });
    await chooseInMenu(entry);
    await expect.element(popup).toBeVisible();
    await reload();
    await expect.element(popup).toBeVisible();
    expect(page.getByRole("menu").elements()).toHaveLength(0);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("button", { name: "More" })).toHaveFocus();
  });

  test("the open form of an answer, and the sort order of the list", async () => {
    const { content, ports } = talk(2);
    const { reload } = await open(content, ports);
    await press("Newest first");
    await page.getByRole("button", { name: "Reply" }).first().click();
    const answer = page.getByRole("textbox", { name: "Your reply to Haru" });
    await answer.fill("@Haru Two ropes.");
    await reload();
    await expect.element(answer).toHaveValue("@Haru Two ropes.");
    await expect.element(page.getByRole("button", { name: "Newest first" })).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => page.getByRole("article").first().element().textContent).toContain("Rope 1.");
  });

  test("the board that an article is for, before anything is written, and then the caret in its text", async () => {
    const fake = createFakePorts(createPublisher());
    const drafts = { saveDraft: async () => succeed("2026-11-21T12:00:00Z"), dropDraft: async () => succeed(null) };
    const ports = { ...fake, sanitizer: createDompurifyHtmlSanitizer(), community: { ...fake.community, ...drafts } };
    const boards = ["free", "guide"].map((alias) => ({ alias, title: alias, articleCount: 1, menus: [] }));
    const start = { ...WRITING_START, boards: { boards, myRole: "player" as const } };
    const target = { ...NEW_ARTICLE, boardAlias: null };
    const { reload } = await open(<ArticleForm target={target} userId={PLAYER.userId} start={start} />, ports);
    const board = page.getByRole("combobox", { name: "Board" });
    const text = page.getByRole("textbox", { name: "Text" });
    await board.selectOptions("guide");
    await reload();
    await expect.element(board).toHaveValue("guide");
    await text.click();
    await userEvent.keyboard("A castle{ArrowLeft>6/}");
    dispatchEvent(new PageTransitionEvent("pagehide"));
    const carets: (number | undefined)[] = [];
    addEventListener("focusin", () => carets.push(getSelection()?.anchorOffset), { once: true });
    await reload();
    await expect.element(text).toHaveFocus();
    expect(carets).toEqual(["A ".length]);
    await userEvent.keyboard("tall ");
    await expect.element(text).toHaveTextContent("A tall castle");
    await expect.element(board).toHaveValue("guide");
  });

  test("the scroll position far down a list whose pages have no address", async () => {
    const { content, ports } = talk(45);
    const { reload } = await open(content, ports);
    const last = page.getByText("Rope 44.");
    await expect
      .poll(
        () => {
          scrollTo(0, document.documentElement.scrollHeight);
          return last.elements().length;
        },
        { timeout: 10_000 },
      )
      .toBe(1);
    await expect.element(last).toBeInViewport();
    const scrolled = scrollY;
    scrollTo(0, scrolled);
    await reload();
    await expect.element(last).toBeInViewport();
    expect(Math.abs(scrollY - scrolled)).toBeLessThan(40);
  });

  test("the picture that the viewer showed", async () => {
    const items = [1, 2, 3].map((at) => buildMedia({ src: `/picture-${at}.webp`, alt: `Picture ${at}` }));
    function Enlarge() {
      const view = useOpenViewer();
      const enlarge = useReopened("viewer", NO_INPUT, () => view({ title: "Throne", items, start: 0 }));
      return <Button onClick={() => void enlarge(true)}>Enlarge</Button>;
    }
    const { reload } = await open(<Enlarge />);
    await press("Enlarge");
    await page.getByRole("dialog").getByRole("button", { name: "Next" }).click();
    await expect.element(page.getByText("2 / 3")).toBeVisible();
    await reload();
    await expect.element(page.getByText("2 / 3")).toBeVisible();
  });

  test("the film in the viewer, which then waits for a press", async () => {
    const played = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    const film = buildMedia({ type: "video", role: "trailer", src: "data:video/webm;base64,", alt: "Trailer" });
    const game = buildGame({ media: [film, buildMedia({ role: "screenshot" })] });
    const { reload } = await open(<MediaGallery game={game} />);
    const pressed = () => played.mock.contexts.filter((video) => !(video as HTMLVideoElement).muted).length;
    await press("Enlarge");
    await expect.poll(pressed).toBe(1);
    await reload();
    await expect.element(page.getByRole("dialog").getByRole("button", { name: /Play/ })).toBeVisible();
    expect(pressed()).toBe(1);
  });

  test("the step of a gift", async () => {
    const ports = createFakePorts(createPublisher(), new Map());
    const check = async () => succeed(buildGiftCheck());
    const findRecipients = async () => succeed({ players: [buildRecipient()], hasMore: false });
    function Give() {
      const send = useSendGift();
      return <Button onClick={() => void send({ goodsId: "castle", title: "Castle" })}>Give</Button>;
    }
    const { reload } = await open(<Give />, { ...ports, gifts: { ...ports.gifts, check, findRecipients } });
    await press("Give");
    await page.getByRole("textbox").fill("Yuna");
    await press("Find player");
    await press("Next");
    await page.getByRole("textbox").first().fill("For you.");
    await reload();
    await expect.element(page.getByText("Step 2 of 3")).toBeVisible();
    await expect.element(page.getByRole("textbox").first()).toHaveValue("For you.");
  });

  test.each([
    ["the code of a coupon", <RedeemForm key="redeem" initialCode="" />, "Coupon code", "WELCOME10"],
    ["the code at the checkout", <CouponField key="coupon" coupon={NO_COUPON} />, "Coupon code", "WELCOME10"],
    [
      "the parts of a computer",
      <MachineForm key="machine" requirements={{}} own={null} onChecked={() => undefined} />,
      "Processor",
      "Ryzen 5",
    ],
    ["the reason of a refund", <RefundPanel key="refund" order={buildOrder()} />, "Reason", "does_not_run"],
  ] as const)("%s", async (_, form, label, words) => {
    const { reload } = await open(form);
    const field = page.getByLabelText(label, { exact: true });
    await (field.element() instanceof HTMLSelectElement ? field.selectOptions(words) : field.fill(words));
    await reload();
    await expect.element(field).toHaveValue(words);
  });
});
