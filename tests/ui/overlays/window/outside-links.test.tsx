import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { PLAYER } from "#tests/ui/support/visit.ts";
import type { Visit } from "#ui/context/visit-store.ts";
import { OutsideLinks } from "#ui/overlays/window/outside-links.tsx";

async function openPage(visit: Partial<Visit>, hasCode = true) {
  const opened: string[] = [];
  const ports = createFakePorts(createPublisher());
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
      ports: {
        ...ports,
        configuration: { ...ports.configuration, purpleDomain: "https://purple.example" },
        outsideLinks: {
          open: async (url) => {
            opened.push(url);
            return hasCode;
          },
        },
      },
      visit,
    },
  );
  // A link that is not intercepted would navigate the test's page away.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener("click", stay);
  const press = async (name: string) => {
    await page.getByRole("link", { name }).click();
  };
  return { opened, press, end: () => window.removeEventListener("click", stay) };
}

test("in the mobile app every link out of the product goes through the app", async () => {
  const { opened, press, end } = await openPage({ shell: "app", user: null });
  await press("The studio");
  await press("Your forum");
  await press("Taken");
  end();
  expect(opened).toEqual(["https://studio.example/", "https://forum.purple.example/me"]);
});

test("in other shells players open the publisher's own sites signed in, and other links are left alone", async () => {
  const { opened, press, end } = await openPage({ shell: "web", user: PLAYER });
  await press("The studio");
  await press("Your forum");
  end();
  expect(opened).toEqual(["https://forum.purple.example/me"]);
});

test("guests' links are left alone in a browser", async () => {
  const { opened, press, end } = await openPage({ shell: "web", user: null });
  await press("Your forum");
  end();
  expect(opened).toEqual([]);
});

test("a link leads where it says where the code that opens it does not come", async () => {
  const left: string[] = [];
  const stay = (event: NavigateEvent) => {
    event.preventDefault();
    left.push(event.destination.url);
  };
  window.navigation.addEventListener("navigate", stay);
  const { opened, press, end } = await openPage({ shell: "web", user: PLAYER }, false);
  await press("Your forum");
  await expect.poll(() => left).toEqual(["https://forum.purple.example/me"]);
  window.navigation.removeEventListener("navigate", stay);
  end();
  expect(opened).toEqual(["https://forum.purple.example/me"]);
});
