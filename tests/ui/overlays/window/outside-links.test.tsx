import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { changePorts, createFakePorts } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { PLAYER } from "#tests/ui/support/visit.ts";
import type { Visit } from "#ui/context/visit-store.ts";
import { OutsideLinks } from "#ui/overlays/window/outside-links.tsx";

async function openPage(visit: Partial<Visit>, hasCode = true) {
  const opened: string[] = [];
  await renderPage(
    <>
      <a href="https://studio.example/">The studio</a>
      <a href="https://forum.purple.example/me">Your forum</a>
      <a href="https://studio.example/taken" onClick={(event) => event.preventDefault()}>
        Taken
      </a>
      <OutsideLinks />
    </>,
    {
      ports: changePorts(createFakePorts(), {
        configuration: { purpleDomain: "https://purple.example" },
        outsideLinks: {
          open: async (url) => {
            opened.push(url);
            return hasCode;
          },
        },
      }),
      visit,
    },
  );
  // A link that is not intercepted would navigate the test's page away.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener("click", stay);
  onTestFinished(() => window.removeEventListener("click", stay));
  return { opened, press: (name: string) => page.getByRole("link", { name }).click() };
}

const STUDIO = "https://studio.example/";
const FORUM = "https://forum.purple.example/me";

test.each<[string, Partial<Visit>, string[]]>([
  [
    "in the mobile app every link out of the product goes through the app",
    { shell: "app", user: null },
    [STUDIO, FORUM],
  ],
  [
    "elsewhere the publisher's own sites open signed in, others are left alone",
    { shell: "web", user: PLAYER },
    [FORUM],
  ],
  ["guests' links are left alone in a browser", { shell: "web", user: null }, []],
])("%s", async (_, visit, through) => {
  const { opened, press } = await openPage(visit);
  for (const name of ["The studio", "Your forum", "Taken"]) await press(name);
  expect(opened).toEqual(through);
});

test("a link leads where it says where the code that opens it does not come", async () => {
  const left: string[] = [];
  const stay = (event: NavigateEvent) => {
    event.preventDefault();
    left.push(event.destination.url);
  };
  window.navigation.addEventListener("navigate", stay);
  const { opened, press } = await openPage({ shell: "web", user: PLAYER }, false);
  await press("Your forum");
  await expect.poll(() => left).toEqual(["https://forum.purple.example/me"]);
  window.navigation.removeEventListener("navigate", stay);
  expect(opened).toEqual(["https://forum.purple.example/me"]);
});
