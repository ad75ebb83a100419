import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { expect, type Mock, vi } from "vitest";
import { type Result, succeed } from "#core/failures/request-failure.ts";
import type { LauncherMethodName } from "#core/launcher/launcher-methods.ts";
import type { Ports } from "#core/ports/index.ts";
import type { SessionCheck, SessionUser, VersionConfig } from "#core/session/session.ts";
import type { Visit } from "#ui/context/visit-store.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { sendCall } from "#ui/data/write.ts";
import { SessionKeeper } from "#ui/features/session/components/session-keeper.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { setPageUsed } from "#ui/kit/motion/page-rest.ts";
import { useConfirm } from "#ui/overlays/confirm/use-confirm.ts";
import { sessionCheckOf } from "../../support/session-check.ts";
import { createFakeLauncher } from "./fake-launcher.ts";
import { createFakePorts, createPublisher } from "./fake-ports.ts";
import { renderPage } from "./render-page.tsx";
import { PLAYER } from "./visit.ts";

/** An answer of the session check. */
export const checkOf = (config: Partial<VersionConfig> = {}, user: SessionUser | null = PLAYER): Result<SessionCheck> =>
  succeed(sessionCheckOf(user, config));

/** The player focuses the window, which triggers a session check. */
export function comeBack(): void {
  setPageUsed(false);
  setPageUsed(true);
}

interface Scene {
  /** Answers of the session checks, one after the other; the last one stays. */
  readonly checks?: readonly Result<SessionCheck>[];
  readonly ports?: Partial<Ports>;
  readonly visit?: Partial<Visit>;
  readonly native?: Partial<Record<LauncherMethodName, unknown>>;
  /** Answers to a list of the page. */
  readonly askForList?: () => Promise<Result<string>>;
  /** Other content of the page. */
  readonly page?: ReactNode;
}

function List({ ask }: { readonly ask: () => Promise<Result<string>> }) {
  const list = useQuery({ queryKey: ["list"], queryFn: async () => unwrap(await ask()) });
  return <p>{list.data ?? (list.isError ? "Refused" : "Coming")}</p>;
}

/** A popup that the page opens. */
export function Question() {
  const confirm = useConfirm();
  const ask = () => confirm({ title: "Shall it be?", description: "", confirmLabel: "Yes", cancelLabel: "No" });
  return <Button onClick={() => void ask()}>Ask</Button>;
}

/** Ways in which pages send a player's action. */
export const WAYS_OF_SENDING = ["by a mutation", "by a single call"] as const;

/** A heart, and the answer that its press is given. */
export function createHeart(way: (typeof WAYS_OF_SENDING)[number]) {
  const { promise, resolve } = Promise.withResolvers<Result<null>>();
  const gateway = { keep: () => promise };
  function Heart() {
    const client = useQueryClient();
    const { mutateAsync } = useMutation({ mutationFn: async () => unwrap(await gateway.keep()) });
    const [state, setState] = useState("Keep");
    const keep = async () => {
      setState("On its way");
      await (way === "by a single call" ? sendCall(client, gateway.keep) : mutateAsync()).catch(() => undefined);
      setState("Keep");
    };
    return <Button onClick={() => void keep()}>{state}</Button>;
  }
  return { Heart, answer: resolve };
}

/** A page with a session keeper. */
export async function openSession({ checks = [checkOf()], ports, visit, native = {}, askForList, page }: Scene = {}) {
  const reloadPage: Mock<() => void> = vi.fn();
  const asked: (string | null)[] = [];
  const waiting = [...checks];
  const { launcher, calls } = createFakeLauncher(native);
  const fakes = createFakePorts(createPublisher());
  const all: Ports = {
    ...fakes,
    launcher,
    session: {
      ...fakes.session,
      check: async (gameCode) => {
        asked.push(gameCode);
        return (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? checkOf();
      },
    },
    ...ports,
  };
  const {
    screen,
    router,
    visit: shown,
  } = await renderPage(
    <>
      {page}
      {askForList && <List ask={askForList} />}
      <SessionKeeper reloadPage={reloadPage} />
    </>,
    { ports: all, visit: visit ?? {} },
  );
  return { screen, reloadPage, asked, calls, tabStorage: all.tabStorage, router, shown };
}

/** Focuses the window repeatedly until the check of that number has been requested. */
export async function check(asked: readonly unknown[], number: number): Promise<void> {
  comeBack();
  await expect.poll(() => asked.length).toBe(number);
}
