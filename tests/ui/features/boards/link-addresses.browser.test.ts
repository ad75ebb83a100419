import { splitBlock } from "prosemirror-commands";
import { history, undo } from "prosemirror-history";
import { EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { describe, expect, test } from "vitest";
import { parseWebAddress } from "#core/links/parse-web-address.ts";
import fc, { forAllTimes } from "#tests/support/fast-check.ts";
import { contentOf, documentOf } from "#ui/features/boards/editor/article-document.ts";
import { removeLink } from "#ui/features/boards/editor/editor-commands.ts";
import { linkAddresses, linksTakenOff } from "#ui/features/boards/editor/link-addresses.ts";

const fragmentOf = (html: string) => document.createRange().createContextualFragment(html);

/** An editor without a screen, with the cursor at the end. */
function open(html = "<p></p>") {
  const doc = documentOf(fragmentOf(html));
  let state = EditorState.create({ doc, plugins: [history(), linkAddresses()] });
  let steps = 0;
  const apply = (transaction: Transaction) => {
    const applied = state.applyTransaction(transaction);
    state = applied.state;
    for (const one of applied.transactions) steps += one.steps.length;
  };
  const end = () => state.doc.content.size - 1;
  return {
    type: (text: string, meta: Readonly<Record<string, unknown>> = {}) => {
      for (const sign of text) {
        const { tr } = state;
        for (const [name, value] of Object.entries(meta)) tr.setMeta(name, value);
        apply(tr.insertText(sign, end()));
      }
    },
    paste: (text: string) => apply(state.tr.insertText(text, end()).setMeta("uiEvent", "paste")),
    replace: (from: number, to: number, text: string) => apply(state.tr.insertText(text, from, to)),
    select: (position: number) => apply(state.tr.setSelection(TextSelection.create(state.doc, position))),
    press: (command: typeof splitBlock) => command(state, apply),
    steps: () => steps,
    /** Linked texts, with their address if it differs. */
    links: () => {
      const links: string[] = [];
      state.doc.descendants((node) => {
        const href = node.marks.find(({ type }) => type.name === "link")?.attrs.href;
        if (href !== undefined) links.push(href === node.text ? href : `${node.text} → ${href}`);
      });
      return links;
    },
    text: () => state.doc.textContent,
    html: () => contentOf(state.doc, linksTakenOff(state)).html(),
  };
}

const H = "https://a.example/x";

describe("an address that is written", () => {
  test.each([
    [`${H} `, H],
    [`${H}.`, H],
    [`${H}를 `, H],
    [`${H}、`, H],
    [`詳細は${H}をご覧`, H],
    ["www.a.example, ", "www.a.example → https://www.a.example"],
    [`${H}/a_(b) `, `${H}/a_(b)`],
    ["https://a.example.com/x.html ", "https://a.example.com/x.html"],
  ])("in “%s” becomes the link %s", (written, link) => {
    const editor = open();
    editor.type(written);
    expect(editor.links()).toEqual([link]);
    expect(editor.text()).toBe(written);
  });

  test("becomes a link when the line is ended", () => {
    const editor = open();
    editor.type(`see ${H}`);
    expect(editor.links()).toEqual([]);
    editor.press(splitBlock);
    expect(editor.links()).toEqual([H]);
  });

  test("becomes a link when the article is posted, if nothing follows it", () => {
    const editor = open();
    editor.type(`see ${H}`);
    expect(editor.html()).toBe(`<p dir="auto">see <a href="${H}">${H}</a></p>`);
  });

  test("is left alone while an input method composes beside it, and linked by the next sign", () => {
    const editor = open();
    editor.type(H);
    editor.type("를", { composition: 1 });
    expect(editor.links()).toEqual([]);
    editor.type(" ");
    expect(editor.links()).toEqual([H]);
  });

  test("that is corrected leads to where it says", () => {
    const editor = open();
    editor.type("https://a.exmple/x ");
    expect(editor.links()).toEqual(["https://a.exmple/x"]);
    const at = "https://a.ex".length + 1;
    editor.replace(at, at, "a");
    expect(editor.links()).toEqual([H]);
  });

  test("that is written on leads to the whole", () => {
    const editor = open();
    editor.type(`${H}.`);
    editor.type("html ");
    expect(editor.links()).toEqual([`${H}.html`]);
  });

  test("that is a link already is not made one again", () => {
    const editor = open(`<p><a href="${H}">${H}</a></p>`);
    const before = editor.steps();
    editor.type(" it is");
    expect(editor.steps() - before).toBe(" it is".length);
  });

  test("in code stays code", () => {
    const editor = open(`<p><code>${H}</code> is it</p>`);
    editor.type(" ");
    expect(editor.links()).toEqual([]);
    expect(editor.html()).toContain(`<code>${H}</code>`);
  });
});

describe("a link", () => {
  test("of an address that was removed stays removed while the player goes on typing", () => {
    const editor = open(`<p><a href="${H}">${H}</a> is it</p>`);
    editor.select(3);
    editor.press(removeLink);
    expect(editor.links()).toEqual([]);
    editor.select(editor.text().length + 1);
    editor.type(" now, and more.");
    expect(editor.links()).toEqual([]);
    expect(editor.html()).not.toContain("<a");
  });

  test("with a text of its own stays as it is during any edit of the text", () => {
    const editor = open('<p><a href="https://b.example/">the map</a></p>');
    editor.type(" is here ");
    editor.replace(2, 3, "X");
    expect(editor.links()).toEqual(["tXe map → https://b.example/"]);
  });

  test("to another address is kept although its text is an address", () => {
    const html = '<p dir="auto"><a href="https://b.example/">https://a.example/</a></p>';
    expect(open(html).html()).toBe(html);
  });

  test("is undone together with the typed text", () => {
    const editor = open();
    editor.type(`${H} `);
    editor.press(undo);
    expect(editor.links()).toEqual([]);
  });
});

test("sentences that are pasted have their addresses linked, the last one too", () => {
  const editor = open("<p>now: </p>");
  editor.paste(`see ${H}. 그리고 https://b.example를 보세요, www.c.example`);
  expect(editor.links()).toEqual([H, "https://b.example", "www.c.example → https://www.c.example"]);
});

test("for any edits, the characters stay as typed, and links lead to web addresses", () => {
  const words = fc.constantFrom("https://", "www.", "a.example", "/x", ".", " ", "(", ")", "를", "を", "。", "b", "😀");
  const step = fc.record({ at: fc.nat(60), length: fc.nat(4), words: fc.array(words, { maxLength: 4 }) });
  forAllTimes(300, fc.array(step, { maxLength: 12 }), (steps) => {
    const editor = open();
    let expected = "";
    for (const { at, length, words: typed } of steps) {
      const from = Math.min(at, expected.length);
      const to = Math.min(from + length, expected.length);
      const text = typed.join("");
      expected = expected.slice(0, from) + text + expected.slice(to);
      editor.replace(from + 1, to + 1, text);
      expect(editor.text()).toBe(expected);
    }
    const sent = fragmentOf(editor.html());
    expect(sent.textContent.replaceAll("\u00a0", " ")).toBe(expected);
    for (const link of sent.querySelectorAll("a"))
      expect(parseWebAddress(link.getAttribute("href") ?? "")).not.toBeNull();
  });
});
