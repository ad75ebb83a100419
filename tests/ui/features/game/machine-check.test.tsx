import { describe, expect, test } from "vitest";
import type { Machine } from "#core/catalogue/game.ts";
import { buildGame } from "#tests/ui/support/builders.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { MachineCheck } from "#ui/features/game/screens/machine-check.tsx";
import { SystemRequirements } from "#ui/features/game/screens/system-requirements.tsx";

const machine = (change: Partial<Machine>): Machine => ({
  os: "Windows 10",
  cpu: "Intel Core i5-6600",
  gpu: "NVIDIA GeForce GTX 960",
  ram: "8 GB",
  storage: "60 GB",
  api: "DirectX 11",
  ...change,
});
const NEEDS = { min: machine({}), rec: machine({ cpu: "Core i7-9700", gpu: "RTX 2070", ram: "16 GB" }) };

async function open(stored = new Map<string, string>()) {
  const { screen } = await renderPage(<MachineCheck requirements={{ windows: NEEDS }} />, {
    ports: createFakePorts(createPublisher(), stored),
  });
  return { screen, stored };
}

describe("whether a game runs on the player's computer", () => {
  test("is shown part by part and as a whole, and stored on the device", async () => {
    const { screen, stored } = await open();
    await screen.getByRole("button", { name: "Will it run on my PC?" }).click();
    await screen.getByLabelText("Processor").fill("Intel Core i7-12700");
    await screen.getByLabelText("Graphics", { exact: true }).fill("GeForce GTX 1060");
    await screen.getByLabelText("Memory").fill("16 GB");
    await screen.getByLabelText("Free space").fill("12 GB");
    await screen.getByRole("button", { name: "Check" }).click();
    await expect.element(screen.getByLabelText("Processor")).toHaveAccessibleDescription("Meets recommended");
    await expect
      .element(screen.getByLabelText("Graphics", { exact: true }))
      .toHaveAccessibleDescription("Meets minimum");
    await expect.element(screen.getByRole("status").filter({ hasText: "Below the minimum" })).toBeVisible();
    expect(JSON.parse(stored.get("machine") ?? "")).toMatchObject({ storageGigabytes: 12, ramGigabytes: 16 });
  });

  test("is known for the next game from the stored parts", async () => {
    const kept = { cpu: "i7-12700", gpu: "RTX 4070", ramGigabytes: 32, storageGigabytes: 500 };
    const { screen } = await open(new Map([["machine", JSON.stringify(kept)]]));
    await expect.element(screen.getByText("Runs on recommended settings")).toBeVisible();
  });

  test("says of an empty field that it is not filled in, and how an amount is written", async () => {
    const { screen } = await open();
    await screen.getByRole("button", { name: "Will it run on my PC?" }).click();
    await screen.getByLabelText("Memory").fill("much");
    await screen.getByRole("button", { name: "Check" }).click();
    for (const part of ["Processor", "Graphics", "Free space"]) {
      await expect.element(screen.getByLabelText(part, { exact: true })).toHaveAccessibleDescription("Not filled in");
    }
    const memory = screen.getByLabelText("Memory");
    await expect.element(memory).toHaveAccessibleDescription("Enter an amount, such as 16 GB or 1 TB.");
    await memory.fill("512 MB");
    await expect.element(memory).toHaveAccessibleDescription("");
    await screen.getByLabelText("Free space").fill("1 TB");
    await screen.getByRole("button", { name: "Check" }).click();
    await expect.element(memory).toHaveAccessibleDescription("Below the minimum");
    await expect.element(screen.getByLabelText("Free space")).toHaveAccessibleDescription("Meets recommended");
  });
});

test("the requirements of a console are its model and the free space, not the parts inside it", async () => {
  const inside = machine({ os: "PlayStation 5", cpu: "AMD Zen 2", gpu: "AMD RDNA 2", api: "GNM" });
  const game = buildGame({ requirements: { playstation: { min: inside, rec: inside } } });
  const { screen } = await renderPage(<SystemRequirements game={game} />);
  const rows = screen
    .getByRole("rowheader")
    .elements()
    .map((row) => row.textContent);
  expect(rows).toEqual(["OS", "Storage"]);
});
