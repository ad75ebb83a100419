import { buildPath } from "#core/navigation/build-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { downloadInfoQuery } from "#ui/features/download/queries/download-info.ts";
import { DownloadScreen } from "./download-screen.tsx";

export async function load(context: ScreenContext): Promise<void> {
  const info = context.queryClient.prefetchQuery(downloadInfoQuery(context));
  if (context.blocksOnData()) await info;
}

export function head({ texts }: ScreenContext): PageHead {
  const { t } = texts.instance;
  return {
    title: t("title", { ns: "download" }),
    description: t("intro", { ns: "download" }),
    canonicalPath: buildPath("download", {}),
  };
}

export function Page() {
  return (
    <>
      <DownloadScreen />
      <NotifyHydrated />
    </>
  );
}
