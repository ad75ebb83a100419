import pino from "pino";
import { createPinoLogger } from "#adapters/logging/pino-logger.ts";
import { openDatabase } from "#adapters/reference-backend/database/open-database.ts";
import {
  endAllSessions,
  switchSecondFactorOff,
} from "#adapters/reference-backend/domain/accounts/operator-commands.ts";
import { logSecurityEvent } from "#adapters/reference-backend/security-log.ts";
import { readSettings } from "#app/configuration/settings.ts";

const USAGE = "usage: node app/bin/accounts.mjs end-sessions|remove-second-factor <user name>";

/** Commands for operators to help the owner of an account; each action is logged. */
async function run([command, userName, ...rest]: readonly string[]): Promise<string> {
  const isKnown = command === "end-sessions" || command === "remove-second-factor";
  if (!isKnown || userName === undefined || rest.length > 0) throw new Error(USAGE);
  const settings = readSettings(process.env);
  if (settings.publisher.kind !== "embedded")
    throw new Error("the accounts of a remote publisher API are not kept here");
  const { databaseUrl, dataDirectory } = settings.publisher;
  const logger = createPinoLogger(pino({ level: settings.logLevel }));
  const database = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataFolder: dataDirectory });
  try {
    const now = new Date();
    if (command === "end-sessions") {
      const answer = await endAllSessions(database.queries, userName, now);
      if (answer === null) throw new Error("no account has this user name");
      const { accountId: account, endedSessions: count } = answer;
      logSecurityEvent(logger, { event: "session_ended", account, count, by: "operator" });
      return `Sessions ended: ${count}`;
    }
    const answer = await switchSecondFactorOff(database.queries, userName, now);
    if (answer === null) throw new Error("no account has this user name");
    const { accountId: account, endedSessions: count, wasOn, removedPasskeys } = answer;
    if (wasOn) logSecurityEvent(logger, { event: "second_factor_off", account, by: "operator" });
    if (removedPasskeys > 0) {
      logSecurityEvent(logger, { event: "passkey_removed", account, count: removedPasskeys, by: "operator" });
    }
    logSecurityEvent(logger, { event: "session_ended", account, count, by: "operator" });
    return `${wasOn ? "Second factor removed" : "There was no second factor"}. Passkeys removed: ${removedPasskeys}. Sessions ended: ${count}`;
  } finally {
    await database.close();
  }
}

run(process.argv.slice(2)).then(
  (done) => process.stderr.write(`${done}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  },
);
