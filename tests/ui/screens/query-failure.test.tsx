import { expect, test, vi } from "vitest";
import { RequestFailureError } from "#ui/queries/request-failure-error.ts";
import { QueryFailure } from "#ui/screens/failures/query-failure.tsx";
import { createFakePorts, createPublisher, NO_ANSWER } from "../support/fake-ports.ts";
import { renderPage } from "../support/render-page.tsx";

// As where the network has gone before the code has come: it is waited for, and does not come.
vi.mock("#ui/screens/failures/failure-content.tsx", () => new Promise(() => undefined));

test("a part that could not be loaded says so in words, even where the code of its error screen does not come", async () => {
  const { screen } = await renderPage(
    <main>
      <QueryFailure kind="page" error={new RequestFailureError(NO_ANSWER)} onRefresh={() => undefined} />
    </main>,
    { ports: createFakePorts(createPublisher()) },
  );
  await expect.element(screen.getByText("This part could not be loaded.")).toBeVisible();
});
