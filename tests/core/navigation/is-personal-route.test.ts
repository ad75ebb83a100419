import { expect, it } from "vitest";
import { isPersonalRoute } from "#core/navigation/is-personal-route.ts";
import { ROUTES, type RouteName } from "#core/navigation/route-map.ts";

it("pages of a player's own things are personal, and no others", () => {
  const personal = (Object.keys(ROUTES) as RouteName[]).filter(isPersonalRoute);
  expect(personal.sort()).toEqual(
    "account cart coupon favorite gift library miniGame notification order orderResult orders reports reward".split(
      " ",
    ),
  );
});
