import { expect, test } from "vitest";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { renderStore } from "../support/render-store.tsx";

/** Lines of each word of an element. */
function linesOf(element: Element): readonly number[] {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  return [...(text?.textContent ?? "").matchAll(/\S+/g)].map(({ index, 0: word }) => {
    const range = document.createRange();
    if (text !== null) range.setStart(text, index);
    if (text !== null) range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

test.each([
  ["a button", <Button key="button">장바구니에 있음</Button>],
  ["a badge", <Badge key="badge">장바구니에 있음</Badge>],
  ["a title", <h3 key="title">장바구니에 있음</h3>],
])("a Korean word on %s is never broken, however little room there is beside it", async (_, words) => {
  const { screen } = await renderStore(
    <div lang="ko-KR" dir="ltr" style={{ display: "flex", inlineSize: 160 }}>
      <p style={{ flex: "1 0 130px" }}>옆에 있는 글</p>
      <div>{words}</div>
    </div>,
    { visit: { locale: "ko-KR" } },
  );
  const lines = linesOf(screen.getByText("장바구니에 있음").element());
  expect(lines).toEqual([1, 1]);
});
