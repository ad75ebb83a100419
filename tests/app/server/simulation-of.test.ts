import { describe, expect, test } from "vitest";
import { simulationOf } from "#app/server/simulation-of.ts";

const requestOf = (query: string, headers: Record<string, string>) =>
  new Request(`https://store.example/game/tl${query}`, { headers });
const FRAME = { "Sec-Fetch-Dest": "iframe" };
const SIMULATED = `?simulation=${encodeURIComponent("shell=launcher&network=inhouse&region=ncv")}`;

describe("a page in the frame of the simulator", () => {
  test("follows its parameters, and remembers them for the next page of the frame", () => {
    const first = simulationOf(requestOf(SIMULATED, FRAME), true);
    expect(first?.simulation.shell).toBe("launcher");
    expect(first?.configuration).toEqual({ network: "inhouse", region: "ncv" });
    const cookie = first?.cookie.split(";")[0] ?? "";
    const next = simulationOf(requestOf("", { ...FRAME, Cookie: `theme=dark; ${cookie}` }), true);
    expect(next?.simulation).toEqual(first?.simulation);
  });

  test("remembers it in a cookie that travels over https alone where the store is reached by it", () => {
    expect(simulationOf(requestOf(SIMULATED, FRAME), true)?.cookie).toMatch(/; Secure$/);
    const local = new Request(`http://127.0.0.1:3000/${SIMULATED}`, { headers: FRAME });
    expect(simulationOf(local, true)?.cookie).not.toMatch(/Secure/);
  });

  test("is nothing of the kind without the test tools", () => {
    expect(simulationOf(requestOf(SIMULATED, FRAME), false)).toBeNull();
  });

  test.each([{}, { "Sec-Fetch-Dest": "document" }])("is not one that has a tab of its own (%o)", (headers) => {
    expect(simulationOf(requestOf(SIMULATED, headers), true)).toBeNull();
    expect(simulationOf(requestOf("", { ...headers, Cookie: "simulation=shell%3Dlauncher" }), true)).toBeNull();
  });

  test("without parameters, or with broken ones, has its defaults", () => {
    expect(simulationOf(requestOf("", FRAME), true)).toBeNull();
    expect(simulationOf(requestOf("", { ...FRAME, Cookie: "simulation=%E0%A4%A" }), true)).toBeNull();
  });
});
