import { describe, expect, it } from "vitest";
import {
  backdropZIndexOf,
  type LayerCommand,
  type Layers,
  layerReportOf,
  NO_LAYERS,
  reduceLayers,
} from "#core/overlays/layers.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const run = (...commands: LayerCommand<string>[]) =>
  commands.reduce<Layers<string>>((layers, command) => reduceLayers(layers, command), NO_LAYERS);
const open = (key: string, allowLocationChangeNotClose?: boolean): LayerCommand<string> => ({
  type: "open",
  key,
  content: key,
  allowLocationChangeNotClose,
});

describe("popups", () => {
  it("stack from 5000 upwards by 2, each dim backdrop one below its layer", () => {
    const layers = run(open("a"), open("b"));
    expect(layers.open.map(({ key, zIndex }) => [key, zIndex])).toEqual([
      ["a", 5_000],
      ["b", 5_002],
    ]);
    expect(layers.open.map(backdropZIndexOf)).toEqual([4_999, 5_001]);
  });

  it("get new content at the same position when replaced; an unknown key changes nothing", () => {
    const layers = run(open("a"), open("b"), { type: "replace", key: "a", content: "new" });
    expect(layers.open.map(({ content, zIndex }) => [content, zIndex])).toEqual([
      ["new", 5_000],
      ["b", 5_002],
    ]);
    expect(reduceLayers(layers, { type: "replace", key: "x", content: "new" })).toBe(layers);
  });

  it("are the same as before when there is nothing to close", () => {
    const layers = run(open("a"));
    expect(reduceLayers(layers, { type: "close", key: "x" })).toBe(layers);
  });

  it("behave like a plain list of keys over a hundred thousand commands", () => {
    const key = fc.constantFrom("a", "b", "c", "d", "e");
    const command: fc.Arbitrary<LayerCommand<string>> = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          type: fc.constant("open" as const),
          key,
          content: fc.string({ maxLength: 3 }),
          allowLocationChangeNotClose: fc.boolean(),
        }),
      },
      { weight: 2, arbitrary: fc.record({ type: fc.constant("close" as const), key }) },
      fc.record({ type: fc.constant("replace" as const), key, content: fc.string({ maxLength: 3 }) }),
      fc.record({ type: fc.constant("closeAll" as const) }),
      fc.record({ type: fc.constant("locationChanged" as const) }),
    );
    let commandsRun = 0;
    forAll(fc.array(command, { minLength: 1_000, maxLength: 1_000 }), (commands) => {
      let layers: Layers<string> = NO_LAYERS;
      let model: ModelLayer[] = [];
      const wrong: string[] = [];
      for (const one of commands) {
        const before = layers;
        layers = reduceLayers(layers, one);
        model = modelStep(model, one);
        wrong.push(...differencesOf(before, layers, model));
        commandsRun += 1;
      }
      expect(wrong).toEqual([]);
    });
    expect(commandsRun).toBeGreaterThanOrEqual(100_000);
  }, 60_000);
});

interface ModelLayer {
  readonly key: string;
  readonly content: string;
  readonly stays: boolean;
}

/** Differences between the stack and the model, and broken invariants of the stack. */
function differencesOf(
  before: Layers<string>,
  layers: Layers<string>,
  model: readonly ModelLayer[],
): readonly string[] {
  const shown = layers.open.map(({ key, content }) => `${key}=${content}`).join();
  const expected = model.map(({ key, content }) => `${key}=${content}`).join();
  const zIndexes = layers.open.map(({ zIndex }) => zIndex);
  const areStacked = zIndexes.every((zIndex, index) => zIndex % 2 === 0 && zIndex > (zIndexes[index - 1] ?? 4_999));
  const isReset = layers.open.length > 0 || layers.nextZIndex === 5_000;
  const report = layerReportOf(before, layers);
  return [
    ...(shown === expected ? [] : [`shows ${shown} for ${expected}`]),
    ...(areStacked ? [] : [`stacks ${zIndexes.join()}`]),
    ...(isReset ? [] : [`goes on from ${layers.nextZIndex}`]),
    ...(report === reportOf(before.open.length, layers.open.length) ? [] : [`reports ${report}`]),
  ];
}

function reportOf(before: number, after: number) {
  if (before === 0 && after > 0) return "ZERO_TO_ONE";
  return before > 0 && after === 0 ? "ONE_TO_ZERO" : null;
}

function modelStep(model: ModelLayer[], command: LayerCommand<string>): ModelLayer[] {
  switch (command.type) {
    case "open": {
      const { key, content, allowLocationChangeNotClose } = command;
      const isOpen = model.some((layer) => layer.key === key);
      return isOpen ? model : [...model, { key, content, stays: allowLocationChangeNotClose === true }];
    }
    case "replace":
      return model.map((layer) => (layer.key === command.key ? { ...layer, content: command.content } : layer));
    case "close":
      return model.filter((layer) => layer.key !== command.key);
    case "closeAll":
      return [];
    case "locationChanged":
      return model[0]?.stays === true ? model : [];
  }
}
