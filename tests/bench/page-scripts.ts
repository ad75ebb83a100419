import { readFileSync } from "node:fs";
import { join } from "node:path";

const client = join(import.meta.dirname, "../../.output/client");
const ENTRY = "app/entries/web.tsx";
const LAYOUT = "ui/frame/store-layout.tsx";

const LATER_PAGES = "app/routes/lazy-routes.ts";
const LAUNCHER_PAGES = "app/routes/launcher-pages.ts";

/**
 * What a first visit of each route loads: the source files of its chunks. Texts are left out: they are data, and differ by
 * language.
 */
export const ROUTE_SCREENS = {
  "/": ["app/routes/store-index-parts.ts", "ui/features/store-index/home/store-home.tsx"],
  "/?view=all": ["app/routes/store-index-parts.ts", "ui/features/store-index/results/store-results.tsx"],
  "/game/{gameCode}": ["app/routes/game-parts.ts"],
  "/notice": [LATER_PAGES, "app/routes/notice-parts.ts"],
  "/game/{gameCode}/review": [LATER_PAGES, "app/routes/game-reviews-parts.ts"],
  "/game/{gameCode}/achievement": [LATER_PAGES, "app/routes/game-achievements-parts.ts"],
  "/game/{gameCode}/board/{boardAlias}/write": [LATER_PAGES, "app/routes/board-write-parts.ts"],
  "/game/{gameCode}/board/{boardAlias}": [LATER_PAGES, "app/routes/board-parts.ts"],
  "/game/{gameCode}/board/{boardAlias}/view/{articleId}": [LATER_PAGES, "app/routes/article-parts.ts"],
  "/goods/{gameCode}/{goodsId}": [LATER_PAGES, "app/routes/goods-parts.ts"],
  "/goods/{gameCode}/{goodsId}/review": [LATER_PAGES, "app/routes/goods-reviews-parts.ts"],
  "/favorite": [LATER_PAGES, "app/routes/favorites-parts.ts"],
  "/cart": [LATER_PAGES, "app/routes/cart-parts.ts"],
  "/coupon": [LATER_PAGES, "app/routes/coupon-parts.ts"],
  "/reward": [LATER_PAGES, "app/routes/reward-parts.ts"],
  "/download": [LATER_PAGES, "app/routes/download-parts.ts"],
  "/account": [LATER_PAGES, "app/routes/account-parts.ts"],
  "/notification": [LATER_PAGES, LAUNCHER_PAGES, "app/routes/notification-parts.ts"],
  "/gift": [LATER_PAGES, "app/routes/gift-parts.ts"],
  "/mini-game": [LATER_PAGES, "app/routes/mini-game-parts.ts"],
  "/order": [LATER_PAGES, "app/routes/orders-parts.ts"],
  "/order/result": [LATER_PAGES, "app/routes/order-result-parts.ts"],
  "/home": [LATER_PAGES, LAUNCHER_PAGES, "app/routes/launcher-home-parts.ts"],
  "/order/{orderKey}": [LATER_PAGES, "app/routes/order-parts.ts"],
} as const;

/** Script files that modules need before anything is clicked: the entry, what it imports, the screen, what it imports. */
function scriptsOf(modules: readonly string[]): readonly string[] {
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    readFileSync(join(client, ".vite/manifest.json"), "utf8"),
  );
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return [...files].map((file) => join(client, file));
}

export const sharedScripts = () => scriptsOf([ENTRY]);
export const scriptsOfRoute = (modules: readonly string[]) => scriptsOf([ENTRY, LAYOUT, ...modules]);
