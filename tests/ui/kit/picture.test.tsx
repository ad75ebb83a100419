import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Media } from "#core/catalogue/game.ts";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { buildMedia } from "../support/builders.ts";
import { renderStore } from "../support/render-store.tsx";

test("a broken picture leaves a calm surface of the same size with the title", async () => {
  const { screen } = await renderStore(
    <main style={{ inlineSize: 320 }}>
      <Picture
        media={buildMedia({ src: "data:image/webp;base64,broken" })}
        ratio="16 / 9"
        sizes="320px"
        palette={{ base: "#102030", accent: "#d05060", ink: "#ffffff" }}
        title="Hoyeon"
      />
    </main>,
  );
  await expect.element(screen.getByText("Hoyeon")).toBeVisible();
  const main = screen.getByRole("main").element();
  expect(main.querySelector("img")).toBeNull();
  expect(main.getBoundingClientRect().height).toBe(180);
});

test("a picture that failed for a lost connection is requested again when it is back", async () => {
  const { screen } = await renderStore(
    <Picture
      media={buildMedia({ src: "data:image/webp;base64,broken" })}
      ratio="16 / 9"
      sizes="320px"
      title="Hoyeon"
    />,
  );
  await expect.element(screen.getByText("Hoyeon")).toBeVisible();
  const tries: Node[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) tries.push(...[...addedNodes].filter((node) => node.nodeName === "PICTURE"));
  });
  watch.observe(screen.container, { childList: true, subtree: true });
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => tries.length).toBe(1);
  await expect.element(screen.getByText("Hoyeon")).toBeVisible();
  watch.disconnect();
});

test("the first picture of a page is fetched before others and never waits to be seen", async () => {
  const { screen } = await renderStore(<Picture media={buildMedia()} sizes="100vw" priority />);
  const image = screen.getByRole("img", { name: "A castle in a storm" });
  await expect.element(image).toHaveAttribute("fetchpriority", "high");
  await expect.element(image).toHaveAttribute("loading", "eager");
  await expect.element(image).toHaveAttribute("width", "1600");
});

test.each([
  ["neither side", { w: null, h: null }],
  ["one side only", { w: 1_200, h: null }],
  ["a side of nothing", { w: 0, h: 900 }],
])("a picture of which %s is known has the place of a usual one", async (_, size) => {
  const { screen } = await renderStore(
    <main style={{ inlineSize: 320 }}>
      <Picture media={buildMedia(size)} sizes="320px" eager />
    </main>,
  );
  const image = screen.getByRole("img", { name: "A castle in a storm" });
  await expect.element(image).not.toHaveAttribute("width");
  expect(screen.getByRole("main").element().getBoundingClientRect().height).toBe(180);
});

const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="${colour}"/></svg>`)}`;

test("the placeholder of the server's page stays on the picture, though the data of the browser has none", async () => {
  const media = buildMedia({ src: drawing("red"), srcset: "", blur: "data:image/webp;base64,blur" });
  const other = { ...media, src: drawing("blue"), blur: "" };
  const shown = vi.fn();
  const View = ({ of }: { readonly of: Media }) => {
    useEffect(() => shown(of.src), [of]);
    return <Picture media={of} sizes="100vw" alt="art" eager />;
  };
  const stage = document.createElement("div");
  document.body.append(stage);
  stage.innerHTML = renderToString(<View of={media} />);
  const frame = () => stage.querySelector("span");
  const ofServer = frame();
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(stage, <View of={{ ...media, blur: "" }} />, { onRecoverableError });
  onTestFinished(() => {
    root.unmount();
    stage.remove();
  });
  await expect.poll(() => shown.mock.calls).toEqual([[media.src]]);
  expect(frame()).toBe(ofServer);
  expect(frame()?.style.backgroundImage).toContain(media.blur);
  root.render(<View of={other} />);
  await expect.poll(() => shown.mock.calls).toContainEqual([other.src]);
  expect(frame()?.style.backgroundImage).toBe("");
  expect(onRecoverableError).not.toHaveBeenCalled();
});
