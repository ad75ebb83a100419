import { expect, test } from "vitest";
import * as accountCalls from "#adapters/wire/account-calls.ts";
import * as achievementCalls from "#adapters/wire/achievement-calls.ts";
import { CALLS, type Call } from "#adapters/wire/calls.ts";
import * as cartCalls from "#adapters/wire/cart-calls.ts";
import * as catalogueCalls from "#adapters/wire/catalogue-calls.ts";
import * as communityCalls from "#adapters/wire/community-calls.ts";
import * as contentCalls from "#adapters/wire/content-calls.ts";
import * as favoriteCalls from "#adapters/wire/favorite-calls.ts";
import * as giftCalls from "#adapters/wire/gift-calls.ts";
import * as libraryCalls from "#adapters/wire/library-calls.ts";
import * as logCalls from "#adapters/wire/log-calls.ts";
import * as newsCalls from "#adapters/wire/news-calls.ts";
import * as notificationCalls from "#adapters/wire/notification-calls.ts";
import * as orderCalls from "#adapters/wire/order-calls.ts";
import * as passkeyCalls from "#adapters/wire/passkey-calls.ts";
import * as preInstallCalls from "#adapters/wire/pre-install-calls.ts";
import * as preRegistrationCalls from "#adapters/wire/pre-registration-calls.ts";
import * as reviewCalls from "#adapters/wire/review-calls.ts";
import * as rewardCalls from "#adapters/wire/reward-calls.ts";
import { DEFAULT_SERVICE_BASES } from "#adapters/wire/service-bases.ts";
import * as sessionCalls from "#adapters/wire/session-calls.ts";
import * as staticBoardCalls from "#adapters/wire/static-board-calls.ts";
import * as storyCalls from "#adapters/wire/story-calls.ts";

const calls = Object.entries(CALLS) as [string, Call][];

test("the catalogue has every call of every service, under its own name", () => {
  expect({ ...CALLS }).toEqual({
    ...catalogueCalls,
    ...achievementCalls,
    ...libraryCalls,
    ...reviewCalls,
    ...rewardCalls,
    ...favoriteCalls,
    ...cartCalls,
    ...preInstallCalls,
    ...preRegistrationCalls,
    ...orderCalls,
    ...contentCalls,
    ...sessionCalls,
    ...logCalls,
    ...newsCalls,
    ...communityCalls,
    ...giftCalls,
    ...notificationCalls,
    ...staticBoardCalls,
    ...storyCalls,
    ...accountCalls,
    ...passkeyCalls,
  });
});

test("no two calls have the same method and address", () => {
  const addresses = calls.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`);

  expect(new Set(addresses).size).toBe(addresses.length);
});

test.for(calls)("%s says what each of its parameters may be", ([, { path, parameters = {} }]) => {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

  expect(Object.keys(parameters)).toEqual(named);
});

test.for(calls)("%s is under the base address of its service", ([, call]) => {
  expect(call.path.startsWith(`${DEFAULT_SERVICE_BASES[call.base ?? "purple"]}/`)).toBe(true);
});
