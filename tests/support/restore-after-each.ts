import { afterEach, vi } from "vitest";

// What a test replaces (time, functions, globals) is back before the next one, so tests need not restore it themselves.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
