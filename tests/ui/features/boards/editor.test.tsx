import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { createDompurifyHtmlSanitizer } from "#adapters/third-party/dompurify-html-sanitizer.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { paste, pictureFile } from "#tests/ui/support/paste.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import type { EditorContent } from "#ui/features/boards/editor/article-document.ts";
import { LazyEditor } from "#ui/features/boards/editor/lazy-editor.tsx";

const LUNA = { id: "p-1", nickname: "Luna", avatar: "" };

async function open(html = "", more: Partial<Parameters<typeof LazyEditor>[0]> = {}) {
  const ports = { ...createFakePorts(createPublisher()), sanitizer: createDompurifyHtmlSanitizer() };
  let content: EditorContent | null = null;
  const { screen } = await renderPage(
    <>
      <p id="name">Text</p>
      <LazyEditor
        initialHtml={html}
        labelledBy="name"
        placeholder="A tip, a story"
        onChange={(next) => {
          content = next;
        }}
        upload={async () => ({ src: "/media/boards/a1.webp", width: 20, height: 10 })}
        findPlayers={async (words) => ("luna".startsWith(words.toLowerCase()) ? [LUNA] : [])}
        {...more}
      />
    </>,
    { ports },
  );
  const box = screen.getByRole("textbox", { name: "Text" });
  await expect.element(box).toBeVisible();
  await box.click();
  return { screen, box, html: () => content?.html() ?? html, text: () => content?.text() ?? "" };
}

describe("the editor", () => {
  test("writes paragraphs that each find their own direction, and counts the words alone", async () => {
    const { html, text } = await open();
    await userEvent.keyboard("안녕하세요{Enter}مرحبا");
    expect(html()).toBe('<p dir="auto">안녕하세요</p><p dir="auto">مرحبا</p>');
    expect(text()).toBe("안녕하세요\nمرحبا");
  });

  test("puts bullets where the words begin", async () => {
    const { box, html } = await open();
    await userEvent.keyboard("- درع{Enter}rope");
    expect(html()).toBe('<ul><li dir="rtl"><p dir="auto">درع</p></li><li dir="ltr"><p dir="auto">rope</p></li></ul>');
    const items = box.element().querySelectorAll("li");
    expect([...items].map((item) => getComputedStyle(item).direction)).toEqual(["rtl", "ltr"]);
  });

  test("creates headings, lists, quotes and emphasis by typed marks and by its tools", async () => {
    const { screen, html } = await open();
    await userEvent.keyboard("# Gate{Enter}- one{Enter}two{Enter}{Enter}> wise{Enter}{Enter}");
    await screen.getByRole("button", { name: "Bold" }).click();
    await userEvent.keyboard("now");
    expect(html()).toBe(
      '<h2 dir="auto">Gate</h2><ul><li dir="ltr"><p dir="auto">one</p></li><li dir="ltr"><p dir="auto">two</p></li></ul><blockquote dir="ltr"><p dir="auto">wise</p></blockquote><p dir="auto"><strong>now</strong></p>',
    );
    await expect.element(screen.getByRole("button", { name: "Bold" })).toHaveAttribute("aria-pressed", "true");
  });

  test("can be worked by keyboard alone: Alt and F10 lead to the tools, arrows along them, Escape back", async () => {
    const { screen, box } = await open();
    await userEvent.keyboard("{Alt>}{F10}{/Alt}");
    await expect.element(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect.element(screen.getByRole("button", { name: "Heading", exact: true })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(box).toHaveFocus();
  });

  test("links the selection, and refuses invalid addresses", async () => {
    const { screen, html } = await open("<p>the map</p>");
    await userEvent.keyboard("{Control>}a{/Control}{Control>}k{/Control}");
    const address = screen.getByRole("textbox", { name: "Link URL" });
    await expect.element(address).toHaveFocus();
    await address.fill("javascript:alert(1)");
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await address.fill("guide.example/map");
    await userEvent.keyboard("{Enter}");
    expect(html()).toBe('<p dir="auto"><a href="https://guide.example/map">the map</a></p>');
  });

  test("shows a film that is pasted on an empty line, and links any other address", async () => {
    const { box, html } = await open();
    paste(box.element(), { text: "https://youtu.be/dQw4w9WgXcQ" });
    paste(box.element(), { text: "https://guide.example/" });
    expect(html()).toBe(
      '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-video="youtube">https://www.youtube.com/watch?v=dQw4w9WgXcQ</a><p dir="auto"><a href="https://guide.example/">https://guide.example/</a></p>',
    );
  });

  test("links the selection to a pasted address, and pastes an address with a full stop as a sentence", async () => {
    const { box, html } = await open("<p>the map</p>");
    await userEvent.keyboard("{Control>}a{/Control}");
    paste(box.element(), { text: "www.a.example" });
    expect(html()).toBe('<p dir="auto"><a href="https://www.a.example">the map</a></p>');
    await userEvent.keyboard("{Control>}{End}{/Control} ");
    paste(box.element(), { text: "https://b.example." });
    expect(html()).toContain('<a href="https://b.example">https://b.example</a>.');
  });

  test("takes pasted pictures, and says of each file that it cannot take why, until the player has read it", async () => {
    const { screen, box, html } = await open();
    paste(box.element(), { files: [pictureFile("a.png")] });
    await expect.poll(html).toBe('<img src="/media/boards/a1.webp" alt="" width="20" height="10">');
    paste(box.element(), {
      files: [
        new File(["x"], "a.svg", { type: "image/svg+xml" }),
        new File([new Uint8Array(5 * 1_024 * 1_024 + 1)], "b.png", { type: "image/png" }),
        new File([], "c.png", { type: "image/png" }),
        new File(["x"], "d.pdf", { type: "application/pdf" }),
      ],
    });
    await expect.element(screen.getByText(/a\.svg.*can’t be used/)).toBeVisible();
    await expect.element(screen.getByText(/b\.png.*is too large/)).toBeVisible();
    await expect.element(screen.getByText(/c\.png.*is empty/)).toBeVisible();
    await screen.getByRole("button", { name: /Remove .*d\.pdf/ }).click();
    await expect.element(screen.getByText(/d\.pdf/)).not.toBeInTheDocument();
    expect(html()).toContain("a1.webp");
  });

  test.each([
    ["too_many_pixels", /a\.png.*up to 50 megapixels, animations up to 25 across/],
    ["over_quota", /a\.png.*wasn’t added.*add more tomorrow/],
    ["over_network_quota", /a\.png.*wasn’t added.*players on your network/],
  ] as const)("says of a picture that the server refuses (%s) what helps", async (reason, words) => {
    const { screen, box, html } = await open("", { upload: async () => reason });
    paste(box.element(), { files: [pictureFile("a.png")] });
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(html()).not.toContain("img");
  });

  test("takes in many pictures at once, one after the other, in their order and as many as an article can have", async () => {
    const sent: string[] = [];
    const { screen, box, html } = await open("", {
      upload: async ({ name }) => {
        sent.push(name);
        return { src: `/media/boards/${name}`, width: 20, height: 10 };
      },
    });
    const names = Array.from({ length: 12 }, (_, at) => `${at}.png`);
    paste(box.element(), { files: names.map(pictureFile) });
    await expect.poll(() => html().match(/<img/g)?.length).toBe(10);
    expect(sent).toEqual(names.slice(0, 10));
    expect([...html().matchAll(/boards\/(\d+)\.png/g)].map(([, name]) => Number(name))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect(screen.getByText("A post can have up to 10 images.").elements()).toHaveLength(1);
  });

  test("keeps text and position of a picture whose upload failed, and uploads it again when online", async () => {
    const answers: Awaited<ReturnType<Parameters<typeof LazyEditor>[0]["upload"]>>[] = [
      "failed",
      { src: "/media/boards/late.webp", width: 20, height: 10 },
    ];
    const uploading: boolean[] = [];
    const { screen, box, html } = await open("<p>above</p>", {
      upload: async () => answers.shift() ?? "failed",
      onUploads: (uploads) => uploading.push(uploads.some(({ state }) => state === "waiting")),
    });
    await userEvent.keyboard("{Control>}{End}{/Control}");
    paste(box.element(), { files: [pictureFile("late.png")] });
    await expect.element(screen.getByText(/late\.png.*couldn’t be uploaded/)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    await box.click();
    await userEvent.keyboard("{Control>}{End}{/Control} the gate");
    window.dispatchEvent(new Event("online"));
    await expect.poll(html).toContain('<img src="/media/boards/late.webp"');
    expect(html()).toContain("above the gate");
    await expect.element(screen.getByText(/late\.png/)).not.toBeInTheDocument();
    expect(uploading.at(-1)).toBe(false);
    expect(uploading).toContain(true);
  });

  test("reads a picture of the text beside the text as text, and a copied file with its name as a file", async () => {
    const { box, html } = await open();
    const picture = pictureFile("image.png");
    paste(box.element(), { text: "From Word", files: [picture] });
    await expect.poll(html).toBe('<p dir="auto">From Word</p>');
    paste(box.element(), { text: "image.png", files: [picture] });
    await expect.poll(html).toContain("<img");
    expect(html()).not.toContain("image.png");
  });

  test("mentions a player that is chosen by keyboard", async () => {
    const { screen, html } = await open();
    await userEvent.keyboard("hello @lu");
    await expect.element(screen.getByRole("option", { name: "Luna" })).toBeVisible();
    await userEvent.keyboard("{Enter}!");
    expect(html()).toBe('<p dir="auto">hello <bdi data-mention="p-1">@Luna</bdi> !</p>');
  });

  test("never mentions a player whose name does not begin with the words that stand there now", async () => {
    let answers = 0;
    const findPlayers = () => {
      answers += 1;
      return answers === 1 ? Promise.resolve([LUNA]) : new Promise<never>(() => undefined);
    };
    const { screen, text } = await open("", { findPlayers });
    await userEvent.keyboard("@");
    await expect.element(screen.getByRole("option", { name: "Luna" })).toBeVisible();
    await userEvent.keyboard("anna{Enter}!");
    expect(text()).toBe("@anna\n!");
  });

  test("hides the selection behind a title, and shows it again", async () => {
    const { screen, html } = await open("<p>the end</p>");
    await screen.getByRole("button", { name: "Spoiler" }).click();
    expect(html()).toBe('<details><summary dir="auto">Spoiler</summary><p dir="auto">the end</p></details>');
    await screen.getByRole("button", { name: "Spoiler" }).click();
    expect(html()).toBe('<p dir="auto">the end</p>');
  });
});

describe("pasted content", () => {
  test("of plain text keeps its empty lines and blanks, as typed text does", async () => {
    const { box, html } = await open();
    paste(box.element(), { text: "one\n\ntwo\r\n\r\n\r\n\tthree" });
    await userEvent.keyboard("{Enter}a  b{Enter}    c");
    const blank = "&nbsp;";
    expect(html()).toBe(
      `<p>one</p><p></p><p>two</p><p></p><p></p><p>${blank} ${blank} three</p><p>a ${blank}b</p><p>${blank} ${blank} c</p>`.replaceAll(
        "<p>",
        '<p dir="auto">',
      ),
    );
  });

  test("into a table brings its words, and never a table inside the table", async () => {
    const { box, html } = await open("<table><tbody><tr><td><p>d</p></td></tr></tbody></table>");
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    paste(box.element(), {
      html: "<p>a</p><table><tr><th>b</th></tr><tr><td>c</td></tr></table><p>e</p>",
      text: "a b c e",
    });
    expect(box.element().querySelectorAll("table table")).toHaveLength(0);
    const words = html()
      .replaceAll(/<[^>]+>/g, " ")
      .trim();
    expect(words.split(/\s+/).sort()).toEqual(["a", "b", "c", "d", "e"]);
  });

  test("from Word is clean, and its lists are lists", async () => {
    const { box, html } = await open();
    const item = (level: number, sign: string, words: string) =>
      `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]><span lang=EN-US>${words}<o:p></o:p></span></p>`;
    paste(box.element(), {
      html: `<html><head><style>p{color:red}</style><meta name=Generator content="Microsoft Word 15"></head><body><!--StartFragment--><p class=MsoNormal style='mso-pagination:none'><b>Plan</b><o:p></o:p></p>${item(1, "·", "one")}${item(2, "o", "deeper")}${item(1, "·", "two")}<!--EndFragment--></body></html>`,
      text: "Plan",
    });
    expect(html()).toBe(
      '<p dir="auto"><strong>Plan</strong></p><ul><li dir="ltr"><p dir="auto">one</p><ul><li dir="ltr"><p dir="auto">deeper</p></li></ul></li><li dir="ltr"><p dir="auto">two</p></li></ul>',
    );
  });

  test("from Word keeps quotations and powers, without deleted words and remarks, and says that pictures are missing", async () => {
    const { screen, box, html } = await open();
    paste(box.element(), {
      html: `<p class=MsoNormal>x<sup>2</sup>, H<sub>2</sub>O, <span style="vertical-align:super">10</span>, 1<sup>st</sup> <del cite="mailto:a" datetime="2026-11-01T10:00">old</del><ins>new</ins><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1" name="_msoanchor_1">[A1]</a></span></p><p class=MsoQuote>wise</p><p class=MsoIntenseQuote>words</p><p class=MsoNormal><img src="file:///C:/clip_image002.png"></p><div style='mso-element:comment-list'><div style='mso-element:comment'><p>A remark</p></div></div>`,
      text: "x2",
    });
    expect(html()).toBe(
      '<p dir="auto">x², H₂O, ¹⁰, 1st new</p><blockquote dir="ltr"><p dir="auto">wise</p><p dir="auto">words</p></blockquote>',
    );
    const note = "The text was pasted without its images. Add them with the image button.";
    await expect.element(screen.getByText(note)).toBeVisible();
  });

  test("from LibreOffice keeps raised and lowered numbers", async () => {
    const { box, html } = await open();
    paste(box.element(), {
      html: '<meta name="generator" content="LibreOffice 25.2"><p style="line-height: 100%; margin-bottom: 0cm">x<span style="vertical-align: super">2</span>, H<span style="vertical-align : sub">2</span>O, 10<sup>3</sup></p>',
      text: "x2, H2O, 103",
    });
    expect(html()).toBe('<p dir="auto">x², H₂O, 10³</p>');
  });

  test.for([
    ["e<sup>x</sup>, a<sub>i</sub>, H<sub>n</sub>, 10<sup>−3</sup>", "eˣ, aᵢ, Hₙ, 10⁻³"],
    ["x<sup>2,5</sup>, a<sub>i,j</sub>, CO<sub>eq</sub>", "x^(2,5), a_(i,j), CO_(eq)"],
    ["e<sup>x<sup>2</sup></sup>, x<sup>a<sub>i</sub></sup>", "e^(x²), x^(aᵢ)"],
    ['x<span style="vertical-align:super"><span style="vertical-align:super">2</span></span>', "x²"],
    ["1<sup>st</sup>, 3<sup>ème</sup>, word<sup>[a]</sup>, <sub>by a friend</sub>", "1st, 3ème, word[a], by a friend"],
  ] as const)("keeps the sense of raised and lowered letters: %s", async ([pasted, kept]) => {
    const { box, html } = await open();
    paste(box.element(), { html: `<p>${pasted}</p>`, text: "x" });
    expect(html()).toBe(`<p dir="auto">${kept}</p>`);
  });

  test("from Google Docs keeps bold text and nothing of its frame", async () => {
    const { box, html } = await open();
    paste(box.element(), {
      html: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400">Plan</span></h1><br><p dir="ltr" style="line-height:1.4"><span style="font-weight:400;font-style:normal">calm </span><span style="font-weight:700;font-style:italic;text-decoration:underline">loud</span></p></b>',
      text: "Plan",
    });
    expect(html()).toBe('<h2 dir="auto">Plan</h2><p dir="auto">calm <strong><em><u>loud</u></em></strong></p>');
  });

  test("brings no scripts, handlers, frames, foreign pictures or dangerous links", async () => {
    const { box, html } = await open();
    paste(box.element(), {
      html: '<p onclick="alert(1)">a<img src="https://e.example/x.png" onerror="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)">b</a><iframe src="https://e.example"></iframe></p>',
      text: "a",
    });
    expect(html()).toBe('<p dir="auto">ab</p>');
  });

  test.for(["nodeName", "childNodes", "firstChild", "getAttribute", "querySelectorAll", "replaceWith"])(
    "brings the words of a form that has a field named %s",
    async (name) => {
      const { box, html } = await open();
      paste(box.element(), {
        html: `<form><p>before</p><input name="${name}"><p>after</p></form><form><button id="${name}">press</button></form>`,
        text: "before after",
      });
      expect(html()).toBe('<p dir="auto">before</p><p dir="auto">after</p><p dir="auto">press</p>');
    },
  );

  test.for([
    ["elements inside each other", `${"<b>".repeat(50_000)}words`],
    ["tags", `${"<i></i>".repeat(20_000)}words`],
    ["attributes", `<p ${"a b ".repeat(1_000)}>words`],
    ["style sheets without end", `${"<style>".repeat(100_000)}words`],
    ["unfinished comments", `<p>words</p>${"<!--".repeat(100_000)}`],
  ] as const)("with too many %s is its words alone", async ([, pasted]) => {
    const { box, html } = await open();
    paste(box.element(), { html: pasted, text: "words" });
    expect(html()).toBe('<p dir="auto">words</p>');
  });
});
