/** Runs all tasks in their order. An error of one is reported and does not keep the others from running. */
export function runEach(tasks: readonly (() => void)[]): void {
  for (const task of tasks) {
    try {
      task();
    } catch (error) {
      reportError(error);
    }
  }
}
