/** The session where it belongs to the native side: launcher and mobile app. Never throws. */
export interface NativeSession {
  /** Asks the native side to reconnect the player; `unavailable` if there is none or it cannot. */
  reconnect(): Promise<"started" | "unavailable">;
}
