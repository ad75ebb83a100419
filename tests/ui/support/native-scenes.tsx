import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { page } from "vitest/browser";
import { fail, succeed } from "#core/failures/request-failure.ts";
import type { LauncherMethodName } from "#core/launcher/launcher-methods.ts";
import type { AppCommandName } from "#core/mobile-app/app-commands.ts";
import type { Ports } from "#core/ports/index.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { CommentItem } from "#ui/features/boards/components/comment-item.tsx";
import { ArticleScreen } from "#ui/features/boards/screens/article/article-screen.tsx";
import { LauncherHomeScreen } from "#ui/features/launcher/screens/home/launcher-home-screen.tsx";
import { LobbyScreen } from "#ui/features/launcher/screens/lobby/lobby-screen.tsx";
import { Bell } from "#ui/features/notifications/components/bell.idle.tsx";
import { useShare } from "#ui/features/share/use-share.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { useOpenSignIn } from "#ui/patterns/sign-in/use-open-sign-in.ts";
import { buildArticle, buildComment } from "./builders.ts";
import { createBoard, createBoardPorts } from "./fake-board.ts";
import { changePorts, refusal } from "./fake-ports.ts";

/** Words that would say something else in an address, in HTML, in a script or in a shell of the device. */
export const HOSTILE = `a&url=https://evil.example#?b=c%2e%2e%2f + '); alert(1); ('"><script>$(reboot) \`reboot\`|\u202Egpj.exe 한글 العربية 🙂`;

/** A site of the publisher, a foreign site, and a file. */
export const OWNED = new URL(`https://purple.example/notice?words=${encodeURIComponent(HOSTILE)}`).href;
export const FOREIGN = new URL(`https://elsewhere.example/?words=${encodeURIComponent(HOSTILE)}`).href;
export const PICTURE = `${window.location.origin}/media/${encodeURIComponent(HOSTILE)}.webp`;

/** Part of a page that uses a native side, and its path. */
export interface NativeScene {
  readonly content: () => ReactNode;
  readonly path?: string;
}

export const button = (name: string) => page.getByRole("button", { name, exact: true });
export const saying = (words: string) => page.getByText(words, { exact: false }).first();
export const pressButton = (name: string) => async () => button(name).click();
export const pressLink = (name: string) => async () => page.getByRole("link", { name }).click();

/** Waits until the answer is on the page. */
export const paint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

function SignIn() {
  const open = useOpenSignIn();
  return <Button onClick={() => void open("/login")}>Ask</Button>;
}

/** A list that is refused at first, as to a player whose session is over. */
function RefusedList() {
  const asked = useRef(0);
  const list = useQuery({
    queryKey: ["list"],
    queryFn: async () => {
      asked.current += 1;
      return unwrap(asked.current === 1 ? fail(refusal(401)) : succeed("My list"));
    },
  });
  if (list.isError) return <QueryFailure kind="page" error={list.error} onRefresh={() => void list.refetch()} />;
  return <p>{list.data}</p>;
}

function Share() {
  const share = useShare();
  return <Button onClick={() => void share({ title: HOSTILE, text: "" })}>Share</Button>;
}

const AUTHOR = { id: HOSTILE, nickname: "Haru", avatar: "", isModerator: false };
const ARTICLE = { id: "tl-1", gameCode: "tl", myRole: "player" } as const;

const HOME: NativeScene = { content: () => <LauncherHomeScreen kind="home" /> };
const LOBBY: NativeScene = { content: () => <LobbyScreen kind="home" gameCode="tl" /> };

/** Pages that use the methods of the launcher. */
export const LAUNCHER_SCENES: Readonly<Record<LauncherMethodName, NativeScene>> = {
  onReady: HOME,
  getIsInternetCafe: LOBBY,
  getIsCBTInternetCafe: LOBBY,
  isShowTutorial: HOME,
  goToNGP: LOBBY,
  goToMyGames: HOME,
  goToTALK: HOME,
  openSettingView: HOME,
  turnOff: HOME,
  setNotifyCount: { content: () => <Bell /> },
  sendRecentArticleInfo: {
    content: () => <ArticleScreen gameCode="tl" boardAlias="free" boardMenu="talk" articleId="a-1" />,
    path: "/game/tl/board/free/talk/a-1",
  },
  showNPLogin: { content: () => <SignIn /> },
  refresh: { content: () => <RefusedList /> },
};

const outside = (url: string): NativeScene => ({
  content: () => (
    <PageLink href={url} newTab>
      Out of the store
    </PageLink>
  ),
});

/** Pages that use the commands of the mobile app, but for those of which only the app has something to press. */
export const APP_SCENES = {
  showChatProfile: {
    content: () => <CommentItem comment={buildComment({ articleId: "tl-1", author: AUTHOR })} article={ARTICLE} />,
  },
  webview: {
    content: () => (
      <PageLink to="/elsewhere" search={{ code: HOSTILE }} data-window="coupon">
        Your coupon
      </PageLink>
    ),
  },
  inappBrowser: outside(OWNED),
  external: outside(FOREIGN),
  websso: LAUNCHER_SCENES.showNPLogin,
  shareMessage: { content: () => <Share /> },
} as const satisfies Partial<Record<AppCommandName, NativeScene>>;

/** Ports for these pages, and a function by which the server sends the unread count: initially 120. */
export function createScenePorts() {
  const hearing = new Set<(count: number) => void>();
  const fakes = createBoardPorts(
    createBoard({ articles: [buildArticle({ id: "a-1", title: "The gate", menu: "talk" })] }),
  );
  const ports: Ports = changePorts(fakes, {
    configuration: { purpleDomain: "https://purple.example" },
    content: {
      getContents: async () => succeed({ lobby: { headline: "The walls are manned", line: "", button: "" } }),
    },
    notifications: { countUnread: async () => succeed(120) },
    liveUpdates: {
      listenForUnread: (hear) => {
        hearing.add(hear);
        return () => hearing.delete(hear);
      },
    },
  });
  const sendUnreadCount = (count: number) => {
    for (const hear of hearing) hear(count);
  };
  return { ports, sendUnreadCount };
}
