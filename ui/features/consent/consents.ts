import { CONSENTS, type Consent } from "#core/configuration/consent.ts";
import type { KeyValueStorage } from "#core/ports/device.ts";

/** Consents: advertising, and statistics of visits by other companies (the specification's policy consent). */
export type ConsentTopic = "adConsent" | "policyConsent";

const listeners = new Set<() => void>();

/** The player's answer, as this device keeps it under the topic's name; `null` if there was none. */
export function readConsent(storage: KeyValueStorage, topic: ConsentTopic): Consent | null {
  const stored = storage.read(topic);
  return CONSENTS.find((consent) => consent === stored) ?? null;
}

export function giveConsent(storage: KeyValueStorage, topic: ConsentTopic, consent: Consent): void {
  storage.write(topic, consent);
  notifyOfConsents();
}

/** Notifies the page that answers have changed: to be called where they were erased with everything else on the device. */
export function notifyOfConsents(): void {
  for (const listener of [...listeners]) listener();
}

/** Calls `listener` with every answer that is given on this page; the returned function ends that. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
