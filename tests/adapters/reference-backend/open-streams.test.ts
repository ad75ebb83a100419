import { expect, test, vi } from "vitest";
import { createOpenStreams } from "#adapters/reference-backend/domain/live/open-streams.ts";

test("an account's oldest stream ends where it has too many, a network's further one is refused; closed ones do not count", () => {
  const streams = createOpenStreams();
  const open = (account: string, network?: string) => {
    const limits = [
      { owner: account, max: 2, endsOldest: true },
      { owner: network, max: 3, endsOldest: false },
    ];
    if (!streams.hasRoom(limits)) return null;
    const close = streams.add(limits, () => end());
    const end = vi.fn(() => close());
    return end;
  };
  const [first, second] = [open("a", "home"), open("a", "home")];
  open("a", "cafe");
  expect([first, second].map((end) => end?.mock.calls.length)).toEqual([1, 0]);
  const others = ["b", "c"].map((account) => open(account, "home"));
  expect([open("d", "home"), second?.mock.calls]).toEqual([null, []]);
  second?.();
  others.push(open("d", "home"));
  const unknown = Array.from({ length: 5 }, (_, at) => open(`guest-${at}`));
  expect([...others, ...unknown].flatMap((end) => end?.mock.calls)).toEqual([]);
  streams.endAll();
  expect([...others, ...unknown].map((end) => end?.mock.calls.length)).toEqual(Array(8).fill(1));
});
