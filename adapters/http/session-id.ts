/** The public id of the session (`X-PP-Sid`), shared by every call of one page or one server request. */
export interface SessionId {
  read(): string | null;
  write(sessionId: string | null): void;
}

/** Stores the session id in memory; a new page gets it with the answer of its first session check. */
export function createSessionId(initial: string | null = null): SessionId {
  let current = initial;
  return {
    read: () => current,
    write: (sessionId) => {
      current = sessionId;
    },
  };
}
