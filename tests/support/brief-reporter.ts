import type { FullResult, Reporter, TestCase, TestError, TestResult } from "@playwright/test/reporter";

/** Characters of an error that are printed: a log that is cut short should still hold every reason. */
const MAX_REASON = 900;

// biome-ignore lint/suspicious/noControlCharactersInRegex: this is how a terminal's colours begin
const COLOURS = /\u001b\[[0-9;]*m/g;

/** After how many tests a long run says how far it is; a short one does not. */
const TELL_EVERY = Number(process.env.TELL_EVERY ?? Number.POSITIVE_INFINITY);

/** Prints only the failures, each with its reason and location, and the number of passed tests. */
export default class BriefReporter implements Reporter {
  private passed = 0;
  private failed = 0;

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === test.expectedStatus) {
      this.passed += 1;
      this.tellHowFar();
      return;
    }
    this.failed += 1;
    print(`FAILED  ${test.titlePath().filter(Boolean).join(" › ")}  (${status})`);
    for (const error of errors) print(reasonOf(error));
    this.tellHowFar();
  }

  private tellHowFar(): void {
    const ended = this.passed + this.failed;
    if (ended % TELL_EVERY === 0) print(`${ended} have ended, ${this.failed} failed`);
  }

  onError(error: TestError): void {
    print(reasonOf(error));
  }

  onEnd({ status, duration }: FullResult): void {
    if (this.failed > 0) print(`${this.failed} failed`);
    print(`${this.passed} passed (${Math.round(duration / 60_000)}m)${status === "passed" ? "" : `, ${status}`}`);
  }
}

function reasonOf({ message = "", value = "", location }: TestError): string {
  const reason = (message || value).replaceAll(COLOURS, "").slice(0, MAX_REASON);
  return location === undefined ? reason : `${reason}\nat ${location.file}:${location.line}\n`;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
