import { expect, test } from "vitest";
import { WIDTH_BREAKPOINTS } from "#core/configuration/media-type.ts";
import {
  BEYOND_4K,
  BEYOND_MAX,
  FROM_DESKTOP,
  FROM_GIANT,
  FROM_JUMBO,
  FROM_MAX,
  FROM_TABLET,
  UP_TO_DESKTOP,
  UP_TO_GIANT,
  UP_TO_JUMBO,
  UP_TO_LOW,
  UP_TO_MEDIUM,
  UP_TO_MIDDLE_HEIGHT,
  UP_TO_PHONE,
  UP_TO_SMALL,
  UP_TO_TABLET,
} from "#ui/theme/breakpoints.ts";

const { small, phone, medium, tablet, desktop, giant, jumbo, max, fourK } = WIDTH_BREAKPOINTS;
const upTo = (width: number) => `(max-width: ${width}px)`;
const beyond = (width: number) => `(min-width: ${width + 1}px)`;

test("layouts change where the specification says", () => {
  expect([UP_TO_SMALL, UP_TO_PHONE, UP_TO_MEDIUM, UP_TO_TABLET, UP_TO_DESKTOP, UP_TO_GIANT, UP_TO_JUMBO]).toEqual(
    [small, phone, medium, tablet, desktop, giant, jumbo].map(upTo),
  );
  expect([FROM_TABLET, FROM_DESKTOP, FROM_GIANT, FROM_JUMBO, FROM_MAX, BEYOND_MAX, BEYOND_4K]).toEqual(
    [phone, tablet, desktop, giant, jumbo, max, fourK].map(beyond),
  );
  expect([UP_TO_LOW, UP_TO_MIDDLE_HEIGHT]).toEqual([600, 799].map((height) => `(max-height: ${height}px)`));
});
