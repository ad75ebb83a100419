import { describe, expect, test } from "vitest";
import type { Machine } from "#core/catalogue/game.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { MachineCheck } from "#ui/features/game/screens/machine-check.tsx";

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
  const { screen } = await renderPage(<MachineCheck needs={NEEDS} />, {
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
    await screen.getByLabelText("Memory").selectOptions("16 GB");
    await screen.getByLabelText("Free space").fill("12 GB");
    await screen.getByRole("button", { name: "Check" }).click();
    await expect.element(screen.getByLabelText("Processor")).toHaveAccessibleDescription("Meets the recommendation");
    await expect
      .element(screen.getByLabelText("Graphics", { exact: true }))
      .toHaveAccessibleDescription("Meets the minimum");
    await expect.element(screen.getByRole("status").filter({ hasText: "Below the minimum" })).toBeVisible();
    expect(JSON.parse(stored.get("machine") ?? "")).toMatchObject({ storageGigabytes: 12, ramGigabytes: 16 });
  });

  test("is known for the next game from the stored parts", async () => {
    const kept = { cpu: "i7-12700", gpu: "RTX 4070", ramGigabytes: 32, storageGigabytes: 500 };
    const { screen } = await open(new Map([["machine", JSON.stringify(kept)]]));
    await expect.element(screen.getByText("Runs as recommended")).toBeVisible();
  });

  test("is left open where too little is known, and what cannot be read counts as nothing said", async () => {
    const { screen } = await open(new Map([["machine", "{broken"]]));
    expect(screen.getByText("Not enough information").elements()).toHaveLength(0);
    await screen.getByRole("button", { name: "Will it run on my PC?" }).click();
    await screen.getByRole("button", { name: "Check" }).click();
    await expect.element(screen.getByText("Not enough information")).toBeVisible();
  });
});
