/** Milliseconds of processor time that some runs take in this thread: it does not depend on what else the machine does. */
export function cpuMs(run: () => unknown, times: number): number {
  const before = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
