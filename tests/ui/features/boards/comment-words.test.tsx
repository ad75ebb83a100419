import { describe, expect, test } from "vitest";
import { LINK_RELATION } from "#core/links/link-relation.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { CommentWords } from "#ui/features/boards/components/comment-words.tsx";

const open = (content: string, mentions = [{ id: "luna", nickname: "Luna" }]) =>
  renderPage(<CommentWords content={content} mentions={mentions} />);

describe("addresses in a comment", () => {
  test("are links that recommend nothing, and the words around them stay as they are", async () => {
    const { screen } = await open("Siehe (https://a.example/x).\nAuch www.b.example!");
    const links = screen.getByRole("link").elements();
    expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("rel")])).toEqual([
      ["https://a.example/x", "https://a.example/x", LINK_RELATION],
      ["www.b.example", "https://www.b.example", LINK_RELATION],
    ]);
    expect(screen.container.querySelector("p")?.textContent).toBe("Siehe (https://a.example/x).\nAuch www.b.example!");
  });

  test("are left to right within right-to-left text", async () => {
    const { screen } = await open("الخريطة هنا https://a.example/map، ثم القلعة");
    const link = screen.getByRole("link").element();
    expect(getComputedStyle(link).direction).toBe("ltr");
    expect(getComputedStyle(link).unicodeBidi).toBe("isolate");
  });

  test("mention no player by an @ within them, but by one beside them", async () => {
    const { screen } = await open("@Luna https://a.example/@Luna/x");
    expect([...screen.container.querySelectorAll("bdi")].map(({ textContent }) => textContent)).toEqual(["@Luna"]);
    await expect.element(screen.getByRole("link")).toHaveTextContent("https://a.example/@Luna/x");
  });

  test("run no code, with any content", async () => {
    const { screen } = await open('javascript:alert(1) <a href="javascript:alert(1)">x</a> data:text/html,x');
    expect(screen.getByRole("link").elements()).toEqual([]);
    expect(screen.container.querySelector("p")?.textContent).toContain('<a href="javascript:alert(1)">x</a>');
  });
});
