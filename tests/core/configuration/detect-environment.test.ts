import { expect, it } from "vitest";
import { detectEnvironment } from "#core/configuration/detect-environment.ts";

it.each([
  ["store.example.com", "live"],
  ["sb.store.example.com", "sb"],
  ["sb-store.example.com", "sb"],
  ["store.OP.example.com:8443", "op"],
  ["rc-store.example.com.", "rc"],
  ["co-op.example.com", "live"],
  ["opera.example.com", "live"],
  ["localhost:3000", "sb"],
  ["127.0.0.1", "sb"],
  ["::1", "sb"],
  ["[::1]:3000", "sb"],
  ["store.localhost", "sb"],
  ["store.sb.example.com", "sb"],
  ["127.0.0.1.example.com", "live"],
  ["localhost.example.com", "live"],
  ["0.0.0.0", "live"],
  ["", "live"],
])("the environment by the host %s is %s", (host, environment) => {
  expect(detectEnvironment(host)).toBe(environment);
});
