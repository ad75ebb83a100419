/** Work was not done, because the queue is full or its timeout is over. It may be tried again. */
export class WorkRefused extends Error {
  readonly reason: "queue_full" | "timeout";

  constructor(reason: WorkRefused["reason"]) {
    super(reason === "queue_full" ? "Too much work is waiting." : "The time for the work is up.");
    this.name = "WorkRefused";
    this.reason = reason;
  }
}
