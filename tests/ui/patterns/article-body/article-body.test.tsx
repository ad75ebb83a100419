import { describe, expect, test } from "vitest";
import { createDompurifyHtmlSanitizer } from "#adapters/third-party/dompurify-html-sanitizer.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { ArticleBody } from "#ui/patterns/article-body/article-body.tsx";

const FILM =
  '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-video="youtube">https://www.youtube.com/watch?v=dQw4w9WgXcQ</a>';

function show(html: string, shell: "web" | "launcher" = "web") {
  const ports = { ...createFakePorts(createPublisher()), sanitizer: createDompurifyHtmlSanitizer() };
  return renderPage(<ArticleBody html={html} />, { ports, visit: { shell } });
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

  test("frames nothing in the launcher: a film is a link there", async () => {
    const { screen } = await show(FILM, "launcher");
    await screen.getByRole("link").click();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    expect(screen.container.querySelector("iframe")).toBeNull();
  });
});
