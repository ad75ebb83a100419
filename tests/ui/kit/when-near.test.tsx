import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { nextFrame } from "#tests/ui/support/next-frame.ts";
import { WhenNear } from "#ui/kit/when-near/when-near.tsx";

test("a part is rendered when the player comes near it, not before", async () => {
  const Games = vi.fn(() => <p>Games like it</p>);
  const screen = await render(
    <>
      <div style={{ blockSize: "4000px" }} />
      <WhenNear placeholder={<p>On its way</p>}>
        <Games />
      </WhenNear>
    </>,
  );
  await nextFrame();
  await nextFrame();
  await expect.element(screen.getByText("On its way")).toBeInTheDocument();
  expect(Games).not.toHaveBeenCalled();
  window.scrollTo(0, 4000);
  await expect.element(screen.getByText("Games like it")).toBeVisible();
});
