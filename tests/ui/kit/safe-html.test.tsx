import { useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { describe, expect, test, vi } from "vitest";
import { purify } from "#adapters/third-party/dompurify-purifier.ts";
import type { HtmlSanitizer } from "#core/ports/html-sanitizer.ts";
import fc, { forAllAsync } from "#tests/support/fast-check.ts";
import { PortsProvider } from "#ui/context/ports-context.tsx";
import { SafeHtml } from "#ui/kit/safe-html/safe-html.tsx";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { hydrate } from "../support/hydrate.tsx";
import { renderPage } from "../support/render-page.tsx";

/**
 * Types of HTML accepted by engines: Chromium refuses plain strings under Trusted Types, an engine without them only
 * knows strings.
 */
const ENGINES = {
  "with Trusted Types": {
    policy: "require-trusted-types-for 'script'; trusted-types 'none'",
    cleaned: (html: string) => purify(html, "text", ""),
  },
  "without Trusted Types": { policy: "", cleaned: (html: string) => String(purify(html, "text", "")) },
} as const;

type Engine = (typeof ENGINES)[keyof typeof ENGINES];

const TEXTS: Readonly<Record<string, string>> = {
  ko: "<p>용이 깨어나는 성</p>",
  ar: "<p>قلعة التنين</p>",
  en: "<p>The castle of the <strong>dragon</strong></p><script>alert(1)</script>",
  none: "",
};
const WORDS: Readonly<Record<string, string>> = {
  ko: "용이 깨어나는 성",
  ar: "قلعة التنين",
  en: "The castle of the dragon",
  none: "",
};

interface Shown {
  readonly text: string;
  /** Of the page, which changes with the language or not at all. */
  readonly lang: string | undefined;
  readonly theme: string;
  /** A page of another account is another tree. */
  readonly account: number;
}

/** The sanitizer of a server, which can clean at once. */
const serverSanitizer: HtmlSanitizer = {
  load: () => Promise.resolve(),
  sanitize: (html) => ({ html: String(purify(html, "text", "")) }),
  show: (html) => ({ html: String(purify(html, "text", "")) }),
};

/** The sanitizer of a browser, which is fetched first, as soon as there is a network. */
function browserSanitizer({ cleaned }: Engine, isOffline = () => false): HtmlSanitizer {
  let isLoaded = false;
  return {
    load: async () => {
      if (isOffline()) throw new Error("no network");
      isLoaded = true;
    },
    sanitize: () => null,
    show: (html) => (isLoaded ? { html: cleaned(html) } : null),
  };
}

const ports = createFakePorts(createPublisher());

const nothing = (): void => undefined;

function OnAlive({ call }: { readonly call: () => void }) {
  useEffect(call, [call]);
  return null;
}

const page = (sanitizer: HtmlSanitizer, { text, lang, theme, account }: Shown, onAlive = nothing) => (
  <PortsProvider ports={{ ...ports, sanitizer }}>
    <OnAlive call={onAlive} />
    <main key={account} data-theme={theme}>
      <SafeHtml html={TEXTS[text] ?? ""} lang={lang} />
    </main>
  </PortsProvider>
);

/** A page as the server has sent it, in a document with the policy of the engine, brought to life by React. */
async function openServed(engine: Engine, served: Shown, first = served) {
  const frame = document.createElement("iframe");
  const policy = engine.policy && `<meta http-equiv="Content-Security-Policy" content="${engine.policy}">`;
  frame.srcdoc = `<!doctype html>${policy}<div id="root">${renderToString(page(serverSanitizer, served))}</div>`;
  const isThere = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  await isThere;
  const container = frame.contentDocument?.getElementById("root");
  if (!container) throw new Error("the page has no root");
  const errors: string[] = [];
  const note = (error: unknown) => errors.push(String(error));
  const sanitizer = browserSanitizer(engine);
  const alive = Promise.withResolvers<void>();
  const root: Root = hydrateRoot(container, page(sanitizer, first, alive.resolve), {
    onUncaughtError: note,
    onCaughtError: note,
    onRecoverableError: note,
  });
  await alive.promise;
  return {
    errors,
    container,
    read: () => {
      const text = container.querySelector("main > div:not([aria-busy])");
      return text && { words: text.textContent, lang: text.getAttribute("lang") };
    },
    show: (shown: Shown) => root.render(page(sanitizer, shown)),
    close: () => {
      root.unmount();
      frame.remove();
    },
  };
}

const readingOf = ({ text, lang }: Shown) => ({ words: WORDS[text], lang: lang ?? null });

const shown = fc.record({
  text: fc.constantFrom(...Object.keys(TEXTS)),
  lang: fc.constantFrom(undefined, "ko-KR", "ar-SA"),
  theme: fc.constantFrom("dark", "light"),
  account: fc.integer({ min: 1, max: 2 }),
});

const START: Shown = { text: "ko", lang: undefined, theme: "dark", account: 1 };

describe.each(Object.entries(ENGINES))("HTML that changes in an engine %s", (_, engine) => {
  test("shows the text of the last of any languages, themes, accounts and answers", async () => {
    const changes = fc.array(fc.record({ shown, isAwaited: fc.boolean() }), { minLength: 1, maxLength: 8 });
    await forAllAsync(40, shown, changes, async (start, steps) => {
      const served = await openServed(engine, start);
      let last = start;
      for (const step of steps) {
        last = step.shown;
        served.show(last);
        if (step.isAwaited) await expect.poll(served.read).toEqual(readingOf(last));
      }
      await expect.poll(served.read).toEqual(readingOf(last));
      expect(served.errors).toEqual([]);
      served.close();
    });
  });

  test("shows a newer answer that came before the page was brought to life", async () => {
    const served = await openServed(engine, START, { ...START, text: "ar" });
    await expect.poll(() => served.container.textContent).toBe(WORDS.ar);
    expect(served.errors).toEqual([]);
    served.close();
  });

  test("stays the element that it is while nothing but its surroundings changes", async () => {
    const served = await openServed(engine, START);
    const before = served.container.querySelector("p");
    for (const theme of ["light", "dark"]) served.show({ ...START, theme });
    served.show({ ...START, text: "ar" });
    await expect.poll(() => served.container.textContent).toBe(WORDS.ar);
    expect(before?.isConnected).toBe(false);
    const changed = served.container.querySelector("p");
    served.show({ ...START, text: "ar", theme: "light" });
    await expect.poll(() => served.container.querySelector("main")?.dataset.theme).toBe("light");
    expect(served.container.querySelector("p")).toBe(changed);
    served.close();
  });
});

test("HTML can be loaded again if the sanitizer failed to load", async () => {
  let isOffline = true;
  const sanitizer = browserSanitizer(ENGINES["without Trusted Types"], () => isOffline);
  const { screen } = await renderPage(<SafeHtml html="<p>Hello</p>" />, { ports: { ...ports, sanitizer } });
  await expect.element(screen.getByRole("alert")).toHaveTextContent("This part couldn’t be loaded.");
  isOffline = false;
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("Hello")).toBeVisible();
});

test("HTML that the server has cleaned is kept, and no sanitizer is loaded for it", async () => {
  const load = vi.fn(() => Promise.resolve());
  const html = renderToString(page(serverSanitizer, START));
  const { container } = await hydrate(
    html,
    page({ ...browserSanitizer(ENGINES["without Trusted Types"]), load }, START),
  );
  expect(container.textContent).toBe(WORDS.ko);
  expect(load).not.toHaveBeenCalled();
});
