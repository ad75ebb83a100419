import { describe, expect, test } from "vitest";
import type { Machine } from "#core/catalogue/game.ts";
import { checkMachine, type OwnMachine } from "#core/catalogue/machine-check.ts";
import { graphicsPower, processorPower } from "#core/catalogue/machine-power.ts";

const machine = (change: Partial<Machine>): Machine => ({
  os: "Windows 10 64-bit",
  cpu: "Intel Core i5-6600 / AMD Ryzen 5 1500X",
  gpu: "NVIDIA GeForce GTX 960 / AMD Radeon RX 560",
  ram: "8 GB",
  storage: "60 GB",
  api: "DirectX 11",
  ...change,
});
const NEEDS = {
  min: machine({}),
  rec: machine({
    cpu: "Intel Core i7-9700 / AMD Ryzen 5 5600X",
    gpu: "NVIDIA GeForce RTX 2070 / AMD Radeon RX 6600 XT",
    ram: "16 GB",
    storage: "60 GB (SSD)",
  }),
};
const WINDOWS = { windows: NEEDS };
const own = (change: Partial<OwnMachine>): OwnMachine => ({
  cpu: "i7-12700",
  gpu: "RTX 3080",
  ramGigabytes: 32,
  storageGigabytes: 500,
  ...change,
});

describe("whether a game runs on a player's computer", () => {
  test("it runs as recommended where every part reaches that", () => {
    expect(checkMachine(WINDOWS, own({}))?.verdict).toBe("recommended");
  });

  test("the weakest part decides", () => {
    const check = checkMachine(WINDOWS, own({ ramGigabytes: 8 }));
    expect(check?.parts).toEqual({ cpu: "recommended", gpu: "recommended", ram: "minimum", storage: "recommended" });
    expect(check?.verdict).toBe("minimum");
    expect(checkMachine(WINDOWS, own({ storageGigabytes: 12 }))?.verdict).toBe("too_little");
    expect(checkMachine(WINDOWS, own({ gpu: "GeForce GT 740" }))?.parts.gpu).toBe("too_little");
    expect(checkMachine(WINDOWS, own({ cpu: "Core i3-3220" }))?.parts.cpu).toBe("too_little");
  });

  test("missing or unknown parts make the result unknown, unless another part is too weak", () => {
    const check = checkMachine(WINDOWS, own({ gpu: "Voodoo 2", ramGigabytes: null }));
    expect(check?.parts).toMatchObject({ gpu: "unknown", ram: "empty" });
    expect(check?.verdict).toBe("unknown");
    expect(checkMachine(WINDOWS, own({ gpu: "", storageGigabytes: 1 }))?.verdict).toBe("too_little");
  });

  test("an empty field is empty, not an unknown name", () => {
    const check = checkMachine(WINDOWS, own({ cpu: " ", gpu: "\u3164", ramGigabytes: null, storageGigabytes: null }));
    expect(check?.parts).toEqual({ cpu: "empty", gpu: "empty", ram: "empty", storage: "empty" });
    expect(check?.verdict).toBe("unknown");
  });

  test("a computer of Apple does not run a game for Windows, however fast it is", () => {
    for (const cpu of ["Apple M2", "M3 Max", "MacBook Pro (Intel Core i9-9880H)"]) {
      const check = checkMachine(WINDOWS, own({ cpu, gpu: "" }));
      expect(check).toMatchObject({ system: "windows", verdict: "other_system", parts: { cpu: "other_system" } });
    }
    expect(checkMachine(WINDOWS, own({ cpu: "Core m3-6Y30" }))?.verdict).not.toBe("other_system");
  });

  test("a computer of Apple is compared with the game's requirements for macOS", () => {
    const macos = {
      min: machine({ cpu: "Apple M1", gpu: "Apple M1" }),
      rec: machine({ cpu: "Apple M2", gpu: "Apple M2" }),
    };
    expect(checkMachine({ ...WINDOWS, macos }, own({ cpu: "Apple M1", gpu: "" }))).toMatchObject({
      system: "macos",
      verdict: "minimum",
      parts: { cpu: "minimum", gpu: "minimum" },
    });
    expect(checkMachine({ ...WINDOWS, macos }, own({}))?.system).toBe("windows");
    expect(checkMachine({ macos }, own({}))?.verdict).toBe("other_system");
  });

  test("a game for consoles or phones is compared with no computer", () => {
    expect(checkMachine({ playstation: NEEDS, android: NEEDS }, own({}))).toBeNull();
  });

  test.each([
    [["GeForce GT 740", "GTX 960", "GTX 1060", "GTX 1660 SUPER", "RTX 2070", "RTX 3080", "RTX 4090"]],
    [["Radeon HD 7750", "RX 560", "RX 5600 XT", "RX 6600 XT", "RX 6800 XT", "RX 7900 XTX"]],
    [["Intel UHD 630", "Arc A380", "Arc A750"]],
    [["Apple M1", "Apple M3", "Apple M3 Max"]],
  ])("puts graphics cards into the order %j", (names) => {
    const powers = names.map((name) => graphicsPower(name) ?? Number.NaN);
    expect(powers).toEqual([...powers].sort((one, other) => one - other));
    expect(new Set(powers).size).toBe(names.length);
  });

  test.each([
    [["FX-4300", "Core i3-3220", "Core i5-6600", "Core i7-9700", "i7 12700"]],
    [["Ryzen 3 2200G", "Ryzen 5 3600", "Ryzen 7 5800X3D"]],
  ])("puts processors into the order %j", (names) => {
    const powers = names.map((name) => processorPower(name) ?? Number.NaN);
    expect(powers).toEqual([...powers].sort((one, other) => one - other));
    expect(new Set(powers).size).toBe(names.length);
  });
});
