import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect } from "@playwright/test";
import { spawnHost } from "./spawn-host.ts";

/** An event that the host reports; `event` is its kind. */
export interface HostEvent {
  readonly event: "shown" | "failed" | "call" | "given" | "refused" | "outside" | "done";
  readonly [detail: string]: unknown;
}

/** A desktop host on a screen of its own, driven over its standard input. */
export interface StartedHost {
  /** Its output so far, and its errors. */
  readonly events: readonly HostEvent[];
  errors(): string;
  /** Runs the body of an async function in a window; the result must be JSON. */
  evaluate(script: string, window?: "main" | "sign-in"): Promise<unknown>;
  /** Makes it give a command to the page. */
  give(command: string, input: readonly unknown[]): Promise<void>;
  /** Presses a button of its header, by the button's words. */
  press(item: string): Promise<void>;
  /** Clicks the middle of the element that a selector finds in the page. */
  click(selector: string): Promise<void>;
  /** Saves a screenshot of its window. */
  takePicture(path: string): Promise<void>;
  /** Settles when it has ended. */
  readonly exitCode: Promise<number | null>;
  close(): Promise<void>;
}

/** A virtual screen; resolves with its name. */
async function startScreen() {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1440x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
  return { name: `:${String(number).trim()}`, close: () => void screen.kill() };
}

/** Starts the host with an address to show and the arguments it needs beside it, on a screen of its own. */
export async function startHost(hostArguments: readonly string[]): Promise<StartedHost> {
  const screen = await startScreen();
  // Inside a container neither a nested sandbox nor a graphics processor is to be had.
  const host = spawnHost([...hostArguments, "--software", "--no-sandbox", "--control"], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DISPLAY: screen.name,
      GDK_BACKEND: "x11",
      NO_AT_BRIDGE: "1",
    },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const endWithThisProcess = () => {
    host.kill("SIGKILL");
    screen.close();
  };
  process.on("exit", endWithThisProcess);
  const { stdin, stdout, stderr } = host;
  if (stdin === null || stdout === null || stderr === null) throw new Error("the host cannot be spoken to");
  const events: HostEvent[] = [];
  const errors: string[] = [];
  const waiting = new Map<number, (answer: unknown) => void>();
  createInterface({ input: stdout }).on("line", (line) => {
    const event: HostEvent = JSON.parse(line);
    events.push(event);
    if (event.event === "done") waiting.get(Number(event.id))?.(event.answer);
  });
  stderr.on("data", (piece) => errors.push(String(piece)));
  const exitCode = once(host, "close").then(([code]): number | null => {
    process.off("exit", endWithThisProcess);
    screen.close();
    for (const settle of waiting.values()) settle(undefined);
    return code;
  });

  let last = 0;
  const order = (details: object): Promise<unknown> => {
    last += 1;
    const id = last;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      stdin.write(`${JSON.stringify({ id, ...details })}\n`);
    });
  };
  const evaluate: StartedHost["evaluate"] = async (script, window = "main") => {
    const answer = await order({ do: "evaluate", script, window });
    if (typeof answer === "object" && answer !== null && "thrown" in answer) throw new Error(String(answer.thrown));
    return answer;
  };
  return {
    events,
    errors: () => errors.join(""),
    evaluate,
    click: async (selector) => {
      const point = await evaluate(
        `const { x, y, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
         return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };`,
      );
      await order({ do: "click", ...Object(point) });
    },
    give: async (command, input) => void (await order({ do: "give", command, input })),
    press: async (item) => void (await order({ do: "menu", item })),
    takePicture: async (path) => void (await order({ do: "picture", path })),
    exitCode,
    async close() {
      stdin.end();
      await exitCode;
    },
  };
}

/** Waits until the output of the host matches. */
export async function waitForHostEvent({ events }: StartedHost, expected: Partial<HostEvent>): Promise<void> {
  const alike = () => events.filter(({ event }) => event === expected.event);
  await expect.poll(alike).toContainEqual(expect.objectContaining(expected));
}
