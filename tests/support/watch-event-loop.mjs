// Preloaded by a program: on SIGUSR2 it prints for how long the event loop was blocked at most since the last time. In
// milliseconds of this thread's processor time, so that other work on the machine does not count.
const TICK_MS = 2;
let last = process.threadCpuUsage();
let longest = 0;

function look() {
  const now = process.threadCpuUsage();
  longest = Math.max(longest, (now.user + now.system - last.user - last.system) / 1_000);
  last = now;
}

setInterval(look, TICK_MS).unref();
process.on("SIGUSR2", () => {
  look();
  process.stdout.write(`longest hold: ${longest.toFixed(1)} ms\n`);
  longest = 0;
});
