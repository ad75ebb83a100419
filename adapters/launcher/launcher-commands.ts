import { LAUNCHER_COMMANDS_OBJECT, MAX_QUEUED_LAUNCHER_COMMANDS } from "#core/launcher/constants.ts";
import { LAUNCHER_COMMAND_NAMES, type LauncherOrder, readLauncherOrder } from "#core/launcher/launcher-commands.ts";
import type { Logger } from "#core/ports/device.ts";
import type { LauncherListeners } from "#core/ports/launcher.ts";
import { isFramed, type LauncherPage } from "./launcher-page.ts";

/** Receives the commands of the launcher. */
export interface LauncherInbox {
  listen(listeners: LauncherListeners): () => void;
  /** Delivers the buffered commands, and every later one at once. */
  open(): void;
}

/**
 * Defines the object on which the launcher calls its commands; each call returns whether it was accepted. Valid
 * commands are buffered until the inbox is opened. A framed page gets no object; other frames can neither replace it
 * nor, being of other origins, call it.
 */
export function createLauncherInbox(page: LauncherPage, logger: Logger): LauncherInbox {
  const audience = new Set<LauncherListeners>();
  const waiting: LauncherOrder[] = [];
  let isOpen = false;

  const deliver = (order: LauncherOrder) => {
    for (const listeners of [...audience]) {
      try {
        callListener(listeners, order);
      } catch (error) {
        logger.error("a command of the launcher could not be carried out", {
          command: order.command,
          error: String(error),
        });
      }
    }
  };
  const take = (command: string, input: readonly unknown[]): boolean => {
    const order = readLauncherOrder(command, input);
    if (order === null) {
      logger.warn("a command of the launcher was refused", { command });
      return false;
    }
    if (isOpen) {
      deliver(order);
      return true;
    }
    waiting.push(order);
    if (waiting.length > MAX_QUEUED_LAUNCHER_COMMANDS) waiting.shift();
    return true;
  };

  if (!isFramed(page)) {
    const commands: unknown = Object.assign(
      Object.create(null),
      Object.fromEntries(
        LAUNCHER_COMMAND_NAMES.map((name) => [name, (...input: readonly unknown[]) => take(name, input)]),
      ),
    );
    Reflect.defineProperty(page, LAUNCHER_COMMANDS_OBJECT, { value: Object.freeze(commands), enumerable: true });
  }
  return {
    listen(listeners) {
      audience.add(listeners);
      return () => audience.delete(listeners);
    },
    open() {
      isOpen = true;
      for (const order of waiting.splice(0)) deliver(order);
    },
  };
}

function callListener(listeners: LauncherListeners, { command, input }: LauncherOrder): void {
  // The order's command and input belong together; TypeScript cannot follow that through the lookup.
  const listener = listeners[command] as ((...values: readonly unknown[]) => void) | undefined;
  listener?.(...input);
}
