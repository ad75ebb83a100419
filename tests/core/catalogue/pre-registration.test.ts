import { describe, expect, test } from "vitest";
import type { CallToAction, PreInstallOffer } from "#core/catalogue/call-to-action.ts";
import {
  isMarkedPreRegistered,
  offersPreRegistration,
  type PreRegistration,
  preRegistrationAfter,
} from "#core/catalogue/pre-registration.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const OPEN: PreInstallOffer = { sizeBytes: 1, openAt: null };
const LATER: PreInstallOffer = { sizeBytes: 1, openAt: "2026-12-01T00:00:00.000Z" };
const coming = (preInstall: PreInstallOffer | null): CallToAction => ({ kind: "coming", releaseAt: null, preInstall });

describe("a game page", () => {
  test("offers to pre-register until the pre-install is open", () => {
    expect(offersPreRegistration(coming(null), "creation")).toBe(true);
    expect(offersPreRegistration(coming(LATER), "creation")).toBe(true);
    expect(offersPreRegistration(coming(OPEN), "creation")).toBe(false);
    const countdown = { kind: "countdown", releaseAt: "2026-12-02T00:00:00.000Z", preInstall: LATER } as const;
    expect(offersPreRegistration(countdown, "creation")).toBe(true);
  });

  test("offers it only where the game takes pre-registrations", () => {
    for (const stage of ["teaser", "launch"] as const) expect(offersPreRegistration(coming(null), stage)).toBe(false);
    for (const kind of ["ended", "elsewhere", "announced", "launched"] as const) {
      expect(offersPreRegistration({ kind }, "creation")).toBe(false);
    }
  });
});

test("the card of a game shows a pre-registration while the game is to come, and no longer", () => {
  const countdown = { kind: "countdown", releaseAt: "2026-12-02T00:00:00.000Z", preInstall: OPEN } as const;
  for (const call of [coming(null), coming(OPEN), countdown]) expect(isMarkedPreRegistered(call)).toBe(true);
  for (const kind of ["ended", "elsewhere", "announced", "launched"] as const) {
    expect(isMarkedPreRegistered({ kind })).toBe(false);
  }
});

test("a player counts once, whatever they press, and not at all after the withdrawal", () => {
  const presses = fc.array(fc.constantFrom(true, false, null), { maxLength: 8 });
  forAll(fc.nat(1_000), presses, (others, pressed) => {
    let shown: PreRegistration = { count: others, isRegistered: false, isNotified: false };
    for (const isNotified of pressed) {
      shown = preRegistrationAfter(shown, isNotified);
      expect(shown.count).toBe(others + Number(shown.isRegistered));
      expect(shown).toMatchObject({ isRegistered: isNotified !== null, isNotified: isNotified === true });
    }
  });
});
