import { expect, test, vi } from "vitest";
import { settleLocale } from "#app/entries/settle-locale.ts";
import type { AppRouter } from "#app/routes/router.tsx";
import { createVisitStore, type Visit } from "#ui/context/visit-store.ts";
import { changeLocale } from "#ui/i18n/change-locale.ts";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { VISIT } from "../support/visit.ts";

vi.mock("#ui/i18n/change-locale.ts", () => ({ changeLocale: vi.fn(async () => undefined) }));

/** A page in English of a device whose local storage remembers that language. */
function openPage(remembered: string | null, visit: Partial<Visit> = {}) {
  vi.mocked(changeLocale).mockClear();
  const ports = createFakePorts(createPublisher());
  if (remembered !== null) ports.storage.write("i18nextLng", remembered);
  const rememberLocale = vi.fn();
  const store = createVisitStore({ ...VISIT, user: null, ...visit });
  const context = { visit: store, ports: { ...ports, preferences: { ...ports.preferences, rememberLocale } } };
  settleLocale({ options: { context } } as unknown as AppRouter);
  return { visit: store, rememberLocale, stored: () => ports.storage.read("i18nextLng") };
}

test("a page without a requested language is shown in the stored one, and the server is informed", async () => {
  const { rememberLocale, stored } = openPage("ja-JP", { isLocaleGuessed: true });
  await vi.waitFor(() => expect(changeLocale).toHaveBeenCalledWith(expect.anything(), "ja-JP"));
  expect(rememberLocale).toHaveBeenCalledWith("ja-JP");
  expect(stored()).toBe("ja-JP");
});

test.each([
  ["ja-JP", {}],
  ["tlh", { isLocaleGuessed: true as const }],
  [null, { isLocaleGuessed: true as const }],
])("a page stays in its language, which is stored, if the storage contains %s and %j", async (remembered, visit) => {
  const { rememberLocale, stored } = openPage(remembered, visit);
  expect(stored()).toBe("en-US");
  expect(rememberLocale).not.toHaveBeenCalled();
  expect(changeLocale).not.toHaveBeenCalled();
});

test("a language that is chosen later is remembered, too", () => {
  const { visit, stored } = openPage(null);
  visit.change({ locale: "ko-KR" });
  expect(stored()).toBe("ko-KR");
});
