import type pg from "pg";
import type { ChannelListener } from "./database.ts";

/** Reconnect delays in milliseconds: the first one, and the maximum that it grows to. */
const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 30_000;

/** A connection that listens, made again whenever it is lost. */
export interface ChannelSubscription {
  close(): Promise<void>;
}

/** Listens to a channel of PostgreSQL; rejects if the first connection cannot be made. */
export async function listenToChannel(
  createClient: () => pg.Client,
  channel: string,
  { onMessage, onGap }: ChannelListener,
): Promise<ChannelSubscription> {
  let isClosed = false;
  let current: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const client = createClient();
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      client.end().catch(() => undefined);
      if (current !== client) return;
      current = null;
      retryAfter(FIRST_RETRY_MS);
    };
    client.on("error", lose);
    client.on("end", lose);
    client.on("notification", ({ payload }) => onMessage(payload ?? ""));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      lose();
      throw error;
    }
    if (isClosed) return lose();
    current = client;
    // The connection can have gone before it was taken over.
    if (isLost) {
      current = null;
      throw new Error("the connection was lost while it was made");
    }
  };

  const retryAfter = (delayMs: number): void => {
    if (isClosed) return;
    retry = setTimeout(() => {
      connect().then(onGap, () => retryAfter(Math.min(delayMs * 2, MAX_RETRY_MS)));
    }, delayMs);
    retry.unref();
  };

  await connect();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      const client = current;
      current = null;
      await client?.end().catch(() => undefined);
    },
  };
}
