import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { CALLS, type Call, type CallName } from "#adapters/wire/calls.ts";
import { createOpenapiDocument } from "#adapters/wire/openapi.ts";
import { DEFAULT_SERVICE_BASES } from "#adapters/wire/service-bases.ts";
import { makeTemporaryFolder } from "#tests/support/temporary-folder.ts";

const REDOCLY = fileURLToPath(new URL("../../../node_modules/.bin/redocly", import.meta.url));

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name?: string; readonly in?: string }[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly requestBody?: unknown;
}

const document = createOpenapiDocument() as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
};

test("the document meets the recommended rules of Redocly, but for two paths that the publisher has named so", async () => {
  const folder = makeTemporaryFolder();
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(document));
  const lint = ["lint", "openapi.json", "--extends", "recommended", "--format", "json"];
  const { stdout } = await promisify(execFile)(REDOCLY, lint, {
    cwd: folder,
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });
  const { problems } = JSON.parse(stdout) as {
    problems: { ruleId: string; message: string; location: { pointer: string }[] }[];
  };
  // `goods/games/{gameCode}` and `goods/{goodsId}/details` are the specification's own; games are looked at first.
  const ambiguous = /\/goods\/games\/\{gameCode\}` and `\/api\/store\/goods\/\{goodsId\}\/details`/;
  const left = problems.filter(({ ruleId, message }) => !(ruleId === "no-ambiguous-paths" && ambiguous.test(message)));
  expect(left.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test.each(Object.keys(CALLS) as CallName[])("%s is described with its parameters, body and failures", (name) => {
  const call: Call = CALLS[name];
  const operation = document.paths[call.path]?.[call.method.toLowerCase()];
  expect(operation?.operationId).toBe(name);
  const named = (location: string) => operation?.parameters.filter((one) => one.in === location).map((one) => one.name);
  expect(named("path")).toEqual(Object.keys(call.parameters ?? {}));
  expect(named("query")).toEqual(Object.keys(call.query?.entries ?? {}));
  expect(operation?.requestBody !== undefined).toBe(call.body !== undefined);
  for (const status of [200, 400, 429, 500, 503, ...(call.errors ?? [])])
    expect(operation?.responses).toHaveProperty(`${status}`);
});

test.each(Object.entries(CALLS) as [CallName, Call][])(
  "%s is under its service and names its parameters",
  (_, call) => {
    expect(call.path.startsWith(`${DEFAULT_SERVICE_BASES[call.base ?? "purple"]}/`)).toBe(true);
    expect([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(Object.keys(call.parameters ?? {}));
  },
);
