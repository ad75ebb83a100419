import { expect, test, vi } from "vitest";
import { NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { RequestFailureError } from "#ui/data/request-failure-error.ts";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";

// As where the network has gone before the code has come: it is waited for, and does not come.
vi.mock("#ui/patterns/failures/failure-content.tsx", () => new Promise(() => undefined));

test("a part that could not be loaded shows a text, even if the code of its error screen fails to load", async () => {
  const { screen } = await renderPage(
    <main>
      <QueryFailure kind="page" error={new RequestFailureError(NO_ANSWER)} onRefresh={() => undefined} />
    </main>,
  );
  await expect.element(screen.getByText("This part couldn’t be loaded.")).toBeVisible();
});
