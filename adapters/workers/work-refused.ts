/** Work was not done: too much is waiting already, or its time is up. It may be tried again. */
export class WorkRefused extends Error {
  readonly reason: "queue_full" | "timeout";

  constructor(reason: WorkRefused["reason"]) {
    super(reason === "queue_full" ? "Too much work is waiting." : "The time for the work is up.");
    this.name = "WorkRefused";
    this.reason = reason;
  }
}
