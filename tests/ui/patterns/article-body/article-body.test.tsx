import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { createDompurifyHtmlSanitizer } from "#adapters/third-party/dompurify-html-sanitizer.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { ArticleBody } from "#ui/patterns/article-body/article-body.tsx";

const FILM =
  '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-video="youtube">https://www.youtube.com/watch?v=dQw4w9WgXcQ</a>';

/** A picture as articles hold it: an uploaded one, with its size. */
const PICTURE = (alt: string) => `<img src="/media/boards/gate.webp" alt="${alt}" width="320" height="180">`;

function show(html: string, shell: "web" | "launcher" = "web") {
  const ports = { ...createFakePorts(createPublisher()), sanitizer: createDompurifyHtmlSanitizer() };
  return renderPage(<ArticleBody title="The gate" html={html} />, { ports, visit: { shell } });
}

describe("the body of an article", () => {
  test("says where a link leads before it is followed", async () => {
    const { screen } = await show('<p><a href="https://guide.example/map">the map</a></p>');
    await screen.getByRole("link", { name: "the map" }).click();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    await expect.element(screen.getByText("guide.example", { exact: true })).toBeVisible();
    const go = screen.getByRole("link", { name: "Open the site" });
    await expect.element(go).toHaveAttribute("href", "https://guide.example/map");
    await expect.element(go).toHaveAttribute("rel", "noopener noreferrer");
    await screen.getByRole("button", { name: "Stay here" }).first().click();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  });

  test("plays a video in place after a click and not before", async () => {
    const { screen } = await show(FILM);
    const film = screen.getByRole("link");
    await expect.element(film).toBeVisible();
    expect(screen.container.querySelector("iframe")).toBeNull();
    // The test does not depend on the frame's content.
    const seen = new Promise<string>((resolve) => {
      new MutationObserver((_, observer) => {
        const frame = screen.container.querySelector("iframe");
        if (frame === null) return;
        observer.disconnect();
        resolve(frame.src);
        frame.remove();
      }).observe(screen.container, { subtree: true, childList: true });
    });
    await film.click();
    expect(await seen).toBe("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0");
  });

  test("names a video instead of spelling its address, on a cover as wide as pictures", async () => {
    const { screen } = await show(FILM);
    const film = screen.getByRole("link", { name: "YouTube video" });
    await expect.element(film).toBeVisible();
    const width = (element: Element | null) => element?.getBoundingClientRect().width;
    expect(width(film.element())).toBe(width(film.element().parentElement));
    expect(film.element().textContent).toBe("YouTube video");
  });

  test.each(["press", "Enter"])("opens a picture in the viewer by %s, with the others beside it", async (how) => {
    const { screen } = await show(`<p>Two views.</p>${PICTURE("The gate")}${PICTURE("")}`);
    const picture = screen.getByRole("button", { name: "The gate. Picture 1 of 2" });
    await expect.element(screen.getByRole("button", { name: "Picture 2 of 2", exact: true })).toBeVisible();
    if (how === "press") await picture.click();
    else {
      picture.element().focus();
      await userEvent.keyboard("{Enter}");
    }
    const viewer = screen.getByRole("dialog", { name: "The gate" });
    await expect.element(viewer).toBeVisible();
    await expect.element(viewer.getByText("1 / 2")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(viewer).not.toBeInTheDocument();
  });

  test("frames nothing in the launcher: a film is a link there", async () => {
    const { screen } = await show(FILM, "launcher");
    await screen.getByRole("link").click();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    expect(screen.container.querySelector("iframe")).toBeNull();
  });
});
