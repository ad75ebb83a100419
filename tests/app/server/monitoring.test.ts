import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { createMetrics } from "#app/server/metrics.ts";

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const alerts = read("app/monitoring/alerts.yaml")
  .split("- alert: ")
  .slice(1)
  .map((rule) => ({
    name: /^\w+/.exec(rule)?.[0] ?? "",
    expression: /expr:(.*?)\n +for:/s.exec(rule)?.[1] ?? "",
    section: /runbook: \.github\/RUNBOOK\.md#(\S+)/.exec(rule)?.[1] ?? "",
  }));
const panels: readonly Panel[] = JSON.parse(read("app/monitoring/dashboard.json")).panels;
const queries = [
  ...alerts.map(({ name, expression }) => [name, expression] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Names of all metrics of a process. */
let exposed: readonly string[];

beforeAll(async () => {
  const metrics = createMetrics();
  metrics.ofPublisher({
    fetch: async () => Response.json({}),
    probe: async () => ({ ready: true }),
    databaseLoad: () => ({ queries: 1, connections: { busy: 1, idle: 1, awaited: 0 } }),
  } as unknown as Parameters<typeof metrics.ofPublisher>[0]);
  await metrics.ofPage(async () => new Response());
  metrics.countTurnedAway("page");
  metrics.countClientFailure("error", 1);
  exposed = [...(await metrics.read()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = ""]) => name);
});

describe("alerts and dashboard for operators", () => {
  test.each(queries)("%s asks only for metrics that a process has", (_, expression) => {
    const asked = [...expression.matchAll(/\b(?:store|nodejs|process)_\w+/g)].map(([name]) => name);
    expect(asked.length).toBeGreaterThan(0);
    for (const name of asked) expect(exposed).toContain(name.replace(/_(?:bucket|count|sum)$/, ""));
  });

  test("each alert leads to its section of the runbook, and each section has an alert", () => {
    const titles = [...read(".github/RUNBOOK.md").matchAll(/^## (.+)$/gm)].map(([, title = ""]) => title);
    const sections = titles.map((title) => title.toLowerCase().replaceAll(" ", "-"));
    expect([...new Set(alerts.map(({ section }) => section))].sort()).toEqual(sections.sort());
  });
});
