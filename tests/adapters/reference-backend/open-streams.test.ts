import { expect, test, vi } from "vitest";
import { createOpenStreams } from "#adapters/reference-backend/domain/live/open-streams.ts";

test("an owner's oldest stream ends where there are too many of its account or of its network; closed ones do not count", () => {
  const streams = createOpenStreams();
  const open = (account: string, network?: string) => {
    const limits = [
      { owner: account, max: 2 },
      { owner: network, max: 3 },
    ];
    const close = streams.add(limits, () => end());
    const end = vi.fn(() => close());
    return end;
  };
  const [first, second] = [open("a", "home"), open("a", "home")];
  open("a", "cafe");
  expect([first, second].map((end) => end.mock.calls.length)).toEqual([1, 0]);
  const others = ["b", "c"].map((account) => open(account, "home"));
  expect(second).not.toHaveBeenCalled();
  open("d", "home");
  expect(second).toHaveBeenCalledTimes(1);
  const unknown = Array.from({ length: 5 }, (_, at) => open(`guest-${at}`));
  expect(unknown.flatMap((end) => end.mock.calls)).toEqual([]);
  streams.endAll();
  expect([...others, ...unknown].map((end) => end.mock.calls.length)).toEqual(Array(7).fill(1));
});
