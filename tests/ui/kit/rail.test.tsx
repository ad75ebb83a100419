import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Rail } from "#ui/kit/rail/rail.tsx";
import { renderStore } from "../support/render-store.tsx";

const cards = (
  <>
    <h2 id="title">Games</h2>
    <button type="button">Before</button>
    <Rail labelledBy="title" shape="portrait">
      {["One", "Two", "Three"].map((name) => (
        <li key={name}>
          <a href={`#${name}`}>{name}</a>
        </li>
      ))}
    </Rail>
    <button type="button">After</button>
  </>
);
const focused = () => document.activeElement?.textContent;

test("a rail is one stop of the Tab key, and the arrows move along it", async () => {
  const { screen } = await renderStore(cards);
  await screen.getByRole("button", { name: "Before" }).click();
  await userEvent.keyboard("{Tab}");
  expect(focused()).toBe("One");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(focused()).toBe("Three");
  await userEvent.keyboard("{Home}");
  expect(focused()).toBe("One");
  await userEvent.keyboard("{ArrowRight}{Tab}");
  expect(focused()).toBe("After");
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(focused()).toBe("Two");
});

test("the physical right arrow moves right in a right-to-left page too", async () => {
  const { screen } = await renderStore(cards, {
    visit: { locale: "ar-SA" },
  });
  await screen.getByRole("button", { name: "Before" }).click();
  await userEvent.keyboard("{Tab}{ArrowLeft}{ArrowLeft}");
  expect(focused()).toBe("Three");
  const third = document.activeElement?.getBoundingClientRect().left ?? 0;
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe("Two");
  expect(document.activeElement?.getBoundingClientRect().left).toBeGreaterThan(third);
});
