/** Processor time in milliseconds that some runs take in this thread, independent of other work on the machine. */
export function cpuMs(run: () => unknown, times: number): number {
  const before = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
