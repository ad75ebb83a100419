import { readFileSync } from "node:fs";
import { join } from "node:path";

const client = join(import.meta.dirname, "../../.output/client");
const ENTRY = "app/entries/web.tsx";
const LAYOUT = "ui/frame/store-layout.tsx";

/**
 * Source files of the chunks that a first visit of each route loads. Texts are left out: they are data, and differ by
 * language.
 */
export const ROUTE_SCREENS = {
  "/": ["ui/features/store-index/store-index-page.tsx"],
  "/?view=all": ["ui/features/store-index/store-index-page.tsx"],
  "/game/{gameCode}": ["ui/features/game/screens/game-page.tsx"],
  "/notice": ["ui/features/news/screens/notice-page.tsx"],
  "/game/{gameCode}/review": ["ui/features/reviews/screens/game/game-reviews-page.tsx"],
  "/game/{gameCode}/achievement": ["ui/features/achievements/screens/game-achievements-page.tsx"],
  "/game/{gameCode}/board/{boardAlias}/write": ["ui/features/boards/screens/write/board-write-page.tsx"],
  "/game/{gameCode}/board/{boardAlias}": ["ui/features/boards/screens/board/board-page.tsx"],
  "/game/{gameCode}/board/{boardAlias}/view/{articleId}": ["ui/features/boards/screens/article/article-page.tsx"],
  "/goods/{gameCode}/{goodsId}": ["ui/features/goods/screens/goods-page.tsx"],
  "/goods/{gameCode}/{goodsId}/review": ["ui/features/reviews/screens/goods/goods-reviews-page.tsx"],
  "/library": ["ui/features/library/screens/library-page.tsx"],
  "/favorite": ["ui/features/favorites-page/favorites-page.tsx"],
  "/cart": ["ui/features/cart/screens/cart-page.tsx"],
  "/coupon": ["ui/features/rewards/screens/coupon-page.tsx"],
  "/reward": ["ui/features/rewards/screens/reward-page.tsx"],
  "/download": ["ui/features/download/screens/download-page.tsx"],
  "/status": ["ui/features/status/status-page.tsx"],
  "/account": ["ui/features/account/screens/account-page.tsx"],
  "/notification": ["ui/features/notifications/screens/notification-page.tsx"],
  "/reports": ["ui/features/moderation/reports-page.tsx"],
  "/player/{playerId}": ["ui/features/players/player-page.tsx"],
  "/gift": ["ui/features/gifts/screens/gift-page.tsx"],
  "/mini-game": ["ui/features/rewards/screens/mini-game-page.tsx"],
  "/order": ["ui/features/orders/screens/orders/orders-page.tsx"],
  "/order/result": ["ui/features/orders/screens/order-result/order-result-page.tsx"],
  "/home": ["ui/features/launcher/screens/home/launcher-home-page.tsx"],
  "/order/{orderKey}": ["ui/features/orders/screens/order/order-page.tsx"],
} as const;

/** Script files of source files, or of chunks by their names, each with its imports. */
function scriptsOf(modules: readonly string[]): readonly string[] {
  const manifest: Record<string, { file: string; name?: string; imports?: string[] }> = JSON.parse(
    readFileSync(join(client, ".vite/manifest.json"), "utf8"),
  );
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) {
    const key = manifest[module] ? module : Object.keys(manifest).find((one) => manifest[one]?.name === module);
    if (key === undefined) throw new Error(`the build has no ${module}`);
    visit(key);
  }
  return [...files].map((file) => join(client, file));
}

export const sharedScripts = () => scriptsOf([ENTRY]);
/** What every page fetches when it is idle, without what it has then. */
export function idleScripts(): readonly string[] {
  const first = new Set(scriptsOf([ENTRY, LAYOUT]));
  return scriptsOf(["idle"]).filter((file) => !first.has(file));
}
export const scriptsOfRoute = (modules: readonly string[]) => scriptsOf([ENTRY, LAYOUT, ...modules]);
