import { describe, expect, it } from "vitest";
import { LAUNCHER_METHOD_NAMES } from "#core/launcher/launcher-methods.ts";
import { SHELLS } from "#core/shell/shell.ts";
import { NATIVE_BEHAVIOURS } from "#core/simulator/native-behaviour.ts";
import { SIMULATED_FAULT_NAMES } from "#core/simulator/simulated-faults.ts";
import {
  DEFAULT_SIMULATION,
  GUEST,
  NO_FAULT,
  readSimulation,
  type Simulation,
  writeSimulation,
} from "#core/simulator/simulation.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const simulations: fc.Arbitrary<Simulation> = fc.record({
  shell: fc.constantFrom(...SHELLS),
  path: fc.constantFrom("/", "/game/tl?x=1#reviews", "/home/aion/lobby"),
  width: fc.constantFrom("full", "phone"),
  country: fc.constantFrom("", "KR", "US"),
  locale: fc.constantFrom("", "ko-KR", "ar-SA"),
  theme: fc.constantFrom("", "light", "dark"),
  network: fc.constantFrom("public", "inhouse"),
  region: fc.constantFrom("", "ncv"),
  account: fc.constantFrom("", GUEST, "player-kr"),
  minutes: fc.option(fc.integer({ min: -5_000_000, max: 5_000_000 })),
  fault: fc.constantFrom("", NO_FAULT, ...SIMULATED_FAULT_NAMES),
  cafe: fc.constantFrom("", "any", "beta"),
  isTutorialDue: fc.boolean(),
  isAppThere: fc.boolean(),
  natives: fc.dictionary(
    fc.constantFrom(...LAUNCHER_METHOD_NAMES),
    fc.constantFrom(...NATIVE_BEHAVIOURS.filter((behaviour) => behaviour !== "answers")),
    { noNullPrototype: true },
  ),
});

describe("a link of the simulator", () => {
  it("carries everything that was chosen", () => {
    forAll(simulations, (simulation) => {
      expect(readSimulation(writeSimulation(simulation))).toEqual(simulation);
    });
  });

  it("contains no default values", () => {
    expect(writeSimulation(DEFAULT_SIMULATION)).toEqual({});
    expect(readSimulation({})).toEqual(DEFAULT_SIMULATION);
  });

  it.each([
    { shell: "fridge" },
    { path: "//evil.example" },
    { path: "https://evil.example" },
    { country: "Korea" },
    { locale: "<b>" },
    { theme: "neon" },
    { network: "office" },
    { region: "../.." },
    { account: "a b" },
    { minutes: "99999999999" },
    { minutes: "soon" },
    { fault: "everything" },
    { width: "9000" },
    { cafe: "1" },
    { natives: "constructor.throws~turnOff.explodes" },
  ])("with %o is read as if nothing were said", (values) => {
    expect(readSimulation(values)).toEqual(DEFAULT_SIMULATION);
  });
});
