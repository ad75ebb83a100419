import * as core from "#core/index.ts";

/** The functions a native host offers its script: no timers and no network, only calls with a later answer. */
export interface NativeHost {
  ask(method: "checkSession" | "recoverSession" | "loadTexts", argument: string): Promise<string>;
  write(line: string): void;
  clock: HostClock;
}

export interface HostClock {
  setTimeout(callback: () => void, ms: number): number;
  clearTimeout(id: number): void;
}

/** A minimal native shell: it checks the session and loads the texts through the public entry of the core only. */
export function startNativeShell(host: NativeHost) {
  const { createActor, fromTask } = core;
  const session = createActor(
    core.sessionMachine.provide({
      actors: {
        checkSession: fromTask<core.Result<core.SessionCheck>, { gameCode: core.GameCode | null }>(async ({ input }) =>
          JSON.parse(await host.ask("checkSession", input.gameCode ?? "")),
        ),
        recoverSession: fromTask<core.RecoveryOutcome, { step: core.RecoveryStep }>(async ({ input }) =>
          JSON.parse(await host.ask("recoverSession", input.step)),
        ),
      },
    }),
    {
      clock: host.clock,
      input: {
        shell: "launcher",
        gameCode: "l2m",
        path: "/index",
        userId: null,
        sessionMinutes: 5,
        reloadedFor: null,
        versions: null,
      },
    },
  );
  const texts = createActor(
    core.translationMachine.provide({
      actors: {
        loadTexts: fromTask<core.TranslationResult, core.TranslationInput>(async ({ input }) =>
          JSON.parse(await host.ask("loadTexts", input.locale)),
        ),
      },
    }),
    { clock: host.clock, input: { locale: core.matchLocale("ko") ?? core.FALLBACK_LOCALE, area: "common" } },
  );
  session.on("*", (news) => host.write(news.type));
  texts.on("*", (news) => host.write(`${news.type} ${news.locale}`));
  session.start();
  texts.start();
  return { session, texts };
}
