import type { InferOutput } from "valibot";
import type { PreRegistration } from "#core/catalogue/pre-registration.ts";
import type { PreRegistrationGateway } from "#core/ports/pre-registration-gateway.ts";
import {
  getPreRegistration,
  listPreRegistrations,
  preRegister,
  withdrawPreRegistration,
} from "../wire/pre-registration-calls.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";

/** Pre-registrations over HTTP. */
export function createHttpPreRegistrationGateway(client: HttpClient): PreRegistrationGateway {
  return {
    list: async (options) =>
      mapResult(await client.send(listPreRegistrations, {}, options), ({ game_codes }) => game_codes),
    get: async (gameCode, options) =>
      mapResult(await client.send(getPreRegistration, { parameters: { gameCode } }, options), read),
    register: async (gameCode, isNotified) =>
      mapResult(await client.send(preRegister, { parameters: { gameCode }, body: { notify: isNotified } }), read),
    withdraw: async (gameCode) =>
      mapResult(await client.send(withdrawPreRegistration, { parameters: { gameCode } }), read),
  };
}

const read = ({ count, registered, notify }: InferOutput<typeof getPreRegistration.answer>): PreRegistration => ({
  count,
  isRegistered: registered,
  isNotified: notify,
});
