import { relative } from "node:path";
import type { Reporter, TestCase, TestModule, TestSpecification } from "vitest/node";

/** A time below is not printed. */
const MIN_PRINTED_MS = 1_000;

/**
 * Prints what `npm test` reads beside the failures, which Vitest's own reporter prints: tests that passed at the second try
 * (`FLAKY`), how long each test took (`TOOK`), and the files without a result because the browser has died (`NO RESULT`).
 */
export default class StageReporter implements Reporter {
  private readonly unfinished = new Set<string>();

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    for (const { moduleId } of specifications) this.unfinished.add(moduleId);
  }

  onTestCaseResult(test: TestCase): void {
    const { duration = 0, flaky = false } = test.diagnostic() ?? {};
    const name = `${test.module.relativeModuleId} › ${test.fullName}`;
    if (duration >= MIN_PRINTED_MS) print(`TOOK ${Math.round(duration / 1_000)} s  ${name}`);
    if (flaky) print(`FLAKY ${name}  ${test.result().errors?.[0]?.message.replaceAll(/\s+/g, " ") ?? ""}`);
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.unfinished.delete(moduleId);
  }

  onTestRunEnd(): void {
    for (const file of this.unfinished) print(`NO RESULT ${relative(process.cwd(), file)}`);
  }
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
