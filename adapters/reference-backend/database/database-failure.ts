/** Reason why a database cannot be used; `message` is one line for the operator. */
export class DatabaseFailure extends Error {
  readonly reason: "damaged_data_folder" | "data_folder_in_use" | "data_folder_unusable" | "unreachable" | "outdated";

  constructor(reason: DatabaseFailure["reason"], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "DatabaseFailure";
    this.reason = reason;
  }
}

/** First line of the error message, without secrets of the connection address. */
export function firstLineOf(cause: unknown): string {
  const text = cause instanceof Error ? cause.message || errorCodeOf(cause) : String(cause);
  const line = text.split("\n", 1)[0] ?? "";
  return line.replaceAll(/:\/\/[^@\s/]*@/g, "://…@").slice(0, 300);
}

function errorCodeOf(cause: Error): string {
  if ("code" in cause && typeof cause.code === "string") return cause.code;
  return cause.name;
}
