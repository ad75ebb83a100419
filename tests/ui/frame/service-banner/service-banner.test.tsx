import { useQuery } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { fail, type RequestFailure, succeed } from "#core/failures/request-failure.ts";
import { HOUR_MS, instantIn } from "#tests/ui/support/builders.ts";
import { NO_ANSWER, refusal } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { ServiceBanner } from "#ui/frame/service-banner/service-banner.tsx";
import { Button } from "#ui/kit/button/button.tsx";

const maintenanceOf = (scope: string) =>
  refusal(503, { status: "MAINTENANCE", scope, from: instantIn(-HOUR_MS), to: instantIn(HOUR_MS) });

/** A part of a page that is behind a service which answers with `answer()`: a failure, or `null` where it is well. */
function Part({ answer }: { readonly answer: () => RequestFailure | null }) {
  const part = useQuery({
    queryKey: ["part"],
    queryFn: () => {
      const failure = answer();
      return unwrap(failure === null ? succeed("here") : fail(failure));
    },
  });
  return <Button onClick={() => void part.refetch()}>{part.isError ? "Again" : "Look"}</Button>;
}

const words = (text: RegExp) => page.getByText(text);

async function openPage(answer: () => RequestFailure | null) {
  const content = (
    <>
      <Part answer={answer} />
      <ServiceBanner />
    </>
  );
  return (await renderPage(content)).screen;
}

describe("a page with a part that is not to be had", () => {
  test("shows the maintenance of its service and its planned end, until the service is back", async () => {
    let failure: RequestFailure | null = maintenanceOf("community");
    const screen = await openPage(() => failure);
    await expect.element(words(/^Parts of the store are under maintenance\./)).toBeVisible();
    await expect.element(screen.getByRole("time")).toBeVisible();
    failure = null;
    await screen.getByRole("button", { name: "Again" }).click();
    await expect.element(words(/^Parts of the store/)).not.toBeInTheDocument();
  });

  test("shows a failure, which can be hidden and stays hidden", async () => {
    const screen = await openPage(() => refusal(500));
    await expect.element(words(/^Parts of the store are having trouble\./)).toBeVisible();
    await screen.getByRole("button", { name: "Hide" }).click();
    await expect.element(screen.getByRole("button", { name: "Hide" })).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Again" }).click();
    await expect.element(screen.getByRole("button", { name: "Again" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Hide" }).query()).toBeNull();
  });

  test.each([
    ["work on all of the store, which its pages show", maintenanceOf("all")],
    ["a lost connection, which has a banner of its own", NO_ANSWER],
    ["a refusal that only this request deserved", refusal(404)],
  ])("says nothing of %s", async (_, failure) => {
    const screen = await openPage(() => failure);
    await expect.element(screen.getByRole("button", { name: "Again" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Hide" }).query()).toBeNull();
  });
});
