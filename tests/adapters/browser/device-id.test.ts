import { expect, test } from "vitest";
import { createBrowserIdentifierSource } from "#adapters/browser/browser-identifier-source.ts";
import { readDeviceId } from "#adapters/browser/device-id.ts";
import { createMemoryKeyValueStorage } from "#adapters/storage/memory-key-value-storage.ts";

test("a device keeps the id of its first visit", () => {
  const storage = createMemoryKeyValueStorage();
  const identifiers = createBrowserIdentifierSource();

  const first = readDeviceId(storage, identifiers);

  expect(readDeviceId(storage, identifiers)).toBe(first);
});

test.for(["", "x", "a b c d e f g h", "장치-번호-하나", "a".repeat(65), "12345678\r\nX: 1"])(
  "the tampered id %j is replaced permanently",
  (tampered) => {
    const storage = createMemoryKeyValueStorage();
    storage.write("deviceId", tampered);

    const deviceId = readDeviceId(storage, createBrowserIdentifierSource());

    expect(deviceId).toMatch(/^[0-9a-f-]{36}$/);
    expect(storage.read("deviceId")).toBe(deviceId);
  },
);
