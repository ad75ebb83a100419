import { afterEach, expect, it } from "vitest";
import { inspectCuts, showSkippedParts } from "#tests/support/find-cuts.ts";

const LONG = "Everything that there is to be seen in the whole of this store, and more, up to the last word of it";
const BOX = "inline-size: 200px; white-space: nowrap; overflow: hidden";

function findCutsOf(html: string): readonly string[] {
  document.body.innerHTML = html;
  showSkippedParts();
  return inspectCuts();
}

afterEach(() => document.body.replaceChildren());

it.each([
  ["out of the window", `<p style="white-space: nowrap">${LONG}</p>`, /runs out of the window/],
  ["at a box", `<p style="${BOX}">${LONG}</p>`, /is cut off by p/],
  ["below a tag", `<p style="inline-size: 90px; block-size: 20px; background: red">${LONG}</p>`, /out of p/],
  ["in a field", `<input style="inline-size: 90px" placeholder="${LONG}">`, /is cut off by input/],
  [
    "in a part that is skipped until it is near",
    `<div style="block-size: 3000px"></div><div style="content-visibility: auto"><p style="${BOX}">${LONG}</p></div>`,
    /is cut off by p/,
  ],
])("words that are cut off are found: %s", (_where, html, fault) => {
  expect(findCutsOf(html)).toEqual([expect.stringMatching(fault)]);
});

it("words that end, scroll or hide on purpose are none that are cut off", () => {
  expect(
    findCutsOf(`<p style="${BOX}; text-overflow: ellipsis">${LONG}</p>
      <p style="inline-size: 90px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2">${LONG}</p>
      <ul style="display: flex; overflow-x: auto"><li style="flex: none">${LONG}</li><li style="flex: none">${LONG}</li></ul>
      <div style="position: relative; overflow: clip; block-size: 40px"><p style="position: absolute; left: 100%">${LONG}</p></div>
      <span style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; white-space: nowrap">${LONG}</span>
      <p hidden style="inline-size: 900px">${LONG}</p>
      <input style="inline-size: 90px; text-overflow: ellipsis" placeholder="${LONG}">
      <p>${LONG} ${LONG}</p>`),
  ).toEqual([]);
});
