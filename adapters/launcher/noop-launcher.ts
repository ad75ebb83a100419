import { fail } from "#core/failures/request-failure.ts";
import type { Launcher } from "#core/ports/launcher.ts";

const answer = async () => fail("unavailable" as const);

/** No-op in other shells and on the server. It does not load the catalogue of methods. */
export function createNoopLauncher(): Launcher {
  return {
    calls: {
      onReady: answer,
      getIsInternetCafe: answer,
      getIsCBTInternetCafe: answer,
      turnOff: answer,
      refresh: answer,
      setNotifyCount: answer,
      goToNGP: answer,
      goToTALK: answer,
      isShowTutorial: answer,
      showNPLogin: answer,
      sendRecentArticleInfo: answer,
      goToMyGames: answer,
      openSettingView: answer,
    },
    listen: () => () => undefined,
    ready: async () => undefined,
  };
}
