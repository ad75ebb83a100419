import { randomInt } from "node:crypto";
import { addToCart, expect, join, openPage, test, untilReacts } from "./journey.ts";

const GOODS = "/goods/aion/aion-deluxe";
const ARTICLE = "/game/tl/board/guide/view/tl-1";

interface Browser {
  /** Runs in each document before the store's own scripts. */
  readonly prepare?: () => void;
  /** Happens after each step of the player. */
  readonly meddle?: () => void;
}

const BROWSERS: Readonly<Record<string, Browser>> = {
  "allows nothing to be kept": {
    prepare: () => {
      for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
      }
    },
  },
  "is full": {
    prepare: () => {
      const refuse = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
      Storage.prototype.setItem = refuse;
      IDBFactory.prototype.open = refuse;
    },
  },
  "gives back garbage for what it has kept": {
    prepare: () => {
      const own = new Set<string>();
      const { getItem, setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        own.add(key);
        setItem.call(this, key, value);
      };
      Storage.prototype.getItem = function (key) {
        return own.has(key) ? getItem.call(this, key) : '[{"torn';
      };
    },
  },
  "forgets everything time and again": {
    meddle: () => {
      localStorage.clear();
      sessionStorage.clear();
      indexedDB.deleteDatabase("outbox");
    },
  },
};

for (const [name, { prepare, meddle }] of Object.entries(BROWSERS)) {
  test(`everything works in a browser that ${name}${name === "is full" ? "" : " @wide"}`, async ({ page }) => {
    if (prepare !== undefined) await page.addInitScript(prepare);
    const step = async (title: string, take: () => Promise<void>) => {
      await test.step(title, take);
      if (meddle !== undefined) await page.evaluate(meddle);
    };
    const heart = page.getByRole("button", { name: "Favorite Aion Deluxe Edition" }).first();
    await step("a guest keeps a favorite", async () => {
      await openPage(page, GOODS);
      await heart.click();
      await expect(heart).toHaveAttribute("aria-pressed", "true");
    });
    await step("a guest puts goods into the cart", () => addToCart(page));
    await step("the page is shown in another language", async () => {
      await openPage(page, "/game/lin2?locale=ko-KR");
      await expect(page.getByRole("heading", { level: 1, name: "리니지2" })).toBeVisible();
      await openPage(page, "/?locale=en-US");
    });
    const words = `A rope, a lamp and good company, ${randomInt(1_000_000_000)}.`;
    await step("a player signs in and comments", async () => {
      await join(page, "보라별", ARTICLE);
      const comments = page.locator("#comments");
      await untilReacts(comments);
      await page.getByRole("textbox", { name: "Your comment" }).fill(words);
      await page.getByRole("button", { name: "Post", exact: true }).click();
      await expect(comments.locator("article").filter({ hasText: words })).toHaveCount(1);
    });
    await step("a player presses a heart, kept as a guest or not", async () => {
      await openPage(page, GOODS);
      const asked = page.waitForResponse(
        (answer) => answer.url().includes("/favorites/") && answer.request().method() !== "GET",
      );
      await heart.click();
      expect((await asked).status()).toBeLessThan(300);
    });
    await step("a player signs out", async () => {
      // A page that is still starting would be answered about the player's news once there is no player any more.
      const hears = page.waitForResponse(
        (answer) => answer.url().endsWith("/api/events") && answer.frame().url().endsWith("/account"),
      );
      await openPage(page, "/account");
      await hears;
      // So would a button that loads the sections below it, which are shown when the button scrolls into view.
      const signOut = page.getByRole("main").getByRole("button", { name: "Sign out" });
      await signOut.scrollIntoViewIfNeeded();
      await page.getByRole("heading", { name: "Where you’re signed in" }).scrollIntoViewIfNeeded();
      await expect(page.getByRole("list", { name: "Where you’re signed in" })).toBeVisible();
      await page.getByRole("heading", { name: "Settings" }).scrollIntoViewIfNeeded();
      await expect(page.getByText("You see posts from every player.", { exact: false })).toBeVisible();
      await signOut.click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
    });
  });
}
