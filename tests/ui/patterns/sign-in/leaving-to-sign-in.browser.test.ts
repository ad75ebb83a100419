import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { NativeSession } from "#core/ports/native-session.ts";
import { PAGE_SNAPSHOT_KEY, PENDING_ACTION_KEY } from "#core/session/constants.ts";
import type { PageSnapshot } from "#core/session/page-snapshot.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { VISIT } from "#tests/ui/support/visit.ts";
import { createVisitStore } from "#ui/context/visit-store.ts";
import { registerPersistedState, storedPageSnapshot } from "#ui/kit/persisted-state/persisted-state.ts";
import { reconnect } from "#ui/patterns/sign-in/reconnect.ts";
import { storeSnapshotForSignIn } from "#ui/patterns/sign-in/store-snapshot-for-sign-in.ts";

const LOGIN = "/login?return_url=%2Fgame%2Ftl%3Fsort%3Dnewest%23comments";

let stage: HTMLElement;
beforeEach(() => {
  stage = document.createElement("div");
  stage.innerHTML = `<main><a id="in" href="${LOGIN}">Sign in</a></main>`;
  document.body.prepend(stage);
  onTestFinished(registerPersistedState("search", () => "rope"));
});
afterEach(() => stage.remove());

const link = () => stage.querySelector<HTMLAnchorElement>("#in") as HTMLAnchorElement;

/** A page of a guest; `snapshotAt` reads the snapshot stored for the page at an address. */
function open(change: Parameters<typeof createVisitStore>[0] = { ...VISIT, user: null }) {
  const ports = createFakePorts(createPublisher());
  const goTo = vi.fn();
  onTestFinished(storeSnapshotForSignIn({ ports, visit: createVisitStore(change), goTo }));
  const kept = () => ports.tabStorage.read(PAGE_SNAPSHOT_KEY);
  const snapshotAt = (path: string): PageSnapshot | null => {
    const found = storedPageSnapshot.read(ports.tabStorage);
    return found?.address === new URL(path, location.origin).href ? found : null;
  };
  return { ports, goTo, kept, snapshotAt };
}

test("a guest who goes to the sign-in page finds the page restored on return", async () => {
  const { goTo, snapshotAt } = open();
  link().click();
  await expect.poll(() => goTo.mock.calls).toEqual([[link().href]]);
  expect(snapshotAt("/game/tl?sort=newest#comments")).toMatchObject({
    player: null,
    values: { search: "rope" },
  });
});

test("a plain sign-in drops the pending action of an earlier one", () => {
  const { ports } = open();
  ports.tabStorage.write(PENDING_ACTION_KEY, "{}");
  // A link that is followed on `mousedown` gets two presses: the popup's link keeps its pending action for both.
  link().dataset.keepsAction = "";
  link().click();
  expect(ports.tabStorage.read(PENDING_ACTION_KEY)).toBe("{}");
  delete link().dataset.keepsAction;
  link().click();
  expect(ports.tabStorage.read(PENDING_ACTION_KEY)).toBeNull();
});

test("a snapshot of a player whose session has ended is restored for no other player", () => {
  const { snapshotAt } = open(VISIT);
  link().click();
  expect(snapshotAt("/game/tl?sort=newest#comments")?.player).toBe(VISIT.user?.userId);
});

test("a sign-in in another tab leaves the page as it is", () => {
  const { goTo, kept } = open();
  // As a browser that opens the tab would, and the test's own does not.
  link().addEventListener("click", (event) => event.preventDefault());
  link().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(goTo).not.toHaveBeenCalled();
  expect(kept()).toBeNull();
});

test.each(["launcher", "app"] as const)("inside the %s no link leads to the sign-in page", (shell) => {
  const { goTo } = open({ ...VISIT, shell, user: null });
  link().addEventListener("click", (event) => event.preventDefault());
  link().click();
  expect(goTo).not.toHaveBeenCalled();
});

test.each([
  ["keeps what was being done for the page that is signed on", "started", true],
  ["keeps nothing where the native side cannot", "unavailable", false],
] as const)("a player who reconnects %s", async (_, answer, isKept) => {
  const { ports, kept } = open();
  const nativeSession: NativeSession = { reconnect: async () => answer };
  expect(await reconnect({ ...ports, nativeSession }, undefined)).toBe(isKept);
  expect(kept() !== null).toBe(isKept);
  // A new version may come first, and takes what is kept.
  ports.tabStorage.remove(PAGE_SNAPSHOT_KEY);
  dispatchEvent(new PageTransitionEvent("pagehide"));
  expect(kept() !== null).toBe(isKept);
  ports.tabStorage.remove(PAGE_SNAPSHOT_KEY);
  onTestFinished(storeSnapshotForSignIn({ ports, visit: createVisitStore(VISIT) }));
  dispatchEvent(new PageTransitionEvent("pagehide"));
  expect(kept()).toBeNull();
});
