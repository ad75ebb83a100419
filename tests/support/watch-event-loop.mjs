// Loaded before a program: on SIGUSR2 it prints for how long, since the last time, the event loop was held without a turn. In
// milliseconds of this thread's own processor time, so that it says nothing of what else the machine is doing.
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
