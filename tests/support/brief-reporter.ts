import type { FullResult, Reporter, TestCase, TestError, TestResult } from "@playwright/test/reporter";

/** Characters of an error that are printed: a log that is cut short should still hold every reason. */
const MAX_REASON = 900;

// biome-ignore lint/suspicious/noControlCharactersInRegex: this is how a terminal's colours begin
const COLOURS = /\u001b\[[0-9;]*m/g;

/** After how many tests a long run says how far it is; a short one does not. */
const TELL_EVERY = Number(process.env.TELL_EVERY ?? Number.POSITIVE_INFINITY);

/**
 * Prints the failures, each with its reason and location, the tests that passed at the second try (`FLAKY`), how long each
 * test took where `npm test` asks for it (`TOOK`), and the number of passed tests.
 */
export default class BriefReporter implements Reporter {
  private passed = 0;
  private failed = 0;
  /** Reason of the first failure of each test that is tried again. */
  private readonly firstReasons = new Map<string, string>();

  onTestEnd(test: TestCase, { status, errors, retry, duration }: TestResult): void {
    const name = test.titlePath().filter(Boolean).join(" › ");
    // The time of the whole run is over: it says so itself.
    if (status === "interrupted") return;
    if (process.env.PRINTS_TIMES) print(`TOOK ${Math.round(duration / 1_000)} s  ${name}`);
    const hasFailed = status !== test.expectedStatus;
    if (hasFailed && retry < test.retries) {
      this.firstReasons.set(test.id, errors.map(reasonOf).join("\n"));
      return;
    }
    if (hasFailed) {
      this.failed += 1;
      print(`FAILED  ${name}  (${status})`);
      for (const error of errors) print(reasonOf(error));
    } else {
      this.passed += 1;
      const firstReason = this.firstReasons.get(test.id);
      if (firstReason !== undefined) print(`FLAKY ${name}  ${firstReason.replaceAll(/\s+/g, " ")}`);
    }
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
