import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { installedAppAddress } from "#core/links/installed-app-address.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { appVersionIn } from "#core/versions/app-version.ts";
import { compareVersions } from "#core/versions/compare-versions.ts";
import { FALLBACK_LOCALE } from "#locales/manifest.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useDevice } from "#ui/features/catalogue/components/use-device.ts";
import { downloadInfoQuery, type Installer } from "#ui/features/download/queries/download-info.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { PlainPage } from "#ui/patterns/plain-page/plain-page.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { InstallerCard } from "./installer-card.tsx";

const installed = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4) var(--space-6);
    padding: var(--space-5) var(--space-6);
    border-radius: var(--radius-card);
    background: var(--color-raised);

    & > div {
      display: grid;
      flex: 1 1 18em;
      gap: 4px;
    }

    & p {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      text-wrap: pretty;
    }
  }
`;

const others = css`
  @layer screens {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
    gap: var(--space-4);
  }
`;

/** The launcher and the app for every device, the player's own first: `/download`. No download starts automatically. */
export function DownloadScreen() {
  const { t: text } = useTranslation("download");
  const info = useQuery(downloadInfoQuery(useQueryScope()));
  return (
    <PlainPage title={text("title")} intro={info.data?.headline || text("intro")} aside={<Introduction />}>
      {info.data !== undefined && <Installers installers={info.data.installers} />}
      {info.isPending && (
        <div aria-busy="true">
          <Skeleton shape="block" height="420px" />
        </div>
      )}
      {info.data === undefined && info.isError && (
        <QueryFailure kind="component" error={info.error} onRefresh={() => void info.refetch()} />
      )}
    </PlainPage>
  );
}

/** Link to an article about Purple in the player's language, or else in English, if there is one. */
function Introduction() {
  const { t: text } = useTranslation("download");
  const { purpleIntroArticleId: articles } = usePorts().configuration;
  const articleId = articles[useVisit().locale] ?? articles[FALLBACK_LOCALE];
  if (!articleId) return null;
  return <TextLink to={buildPath("notice", { articleId })}>{text("whatItIs")}</TextLink>;
}

function Installers({ installers }: { readonly installers: readonly Installer[] }) {
  const { t: text } = useTranslation("download");
  const device = useDevice();
  const own = installers.find(({ os }) => os === device);
  const rest = installers.filter((installer) => installer !== own);
  if (installers.length === 0) return <StatePanel icon="download" title={text("none")} />;
  return (
    <>
      {own === undefined ? (
        <StatePanel icon="devices" title={text("noneForSystem")} />
      ) : (
        <InstallerCard installer={own} isOwn />
      )}
      <Installed latest={own?.version ?? ""} />
      <section>
        <h2>{text("otherSystems")}</h2>
        <div className={others}>
          {rest.map((installer) => (
            <InstallerCard key={installer.os} installer={installer} isOwn={false} />
          ))}
        </div>
      </section>
    </>
  );
}

/** State of the installation: in the app its version compared with the `latest`, elsewhere a button that opens it. */
function Installed({ latest }: { readonly latest: string }) {
  const { t: text } = useTranslation("download");
  const { configuration } = usePorts();
  const version = useAppVersion();
  const comparison = version === null ? "not_comparable" : compareVersions(version, latest);
  if (comparison !== "not_comparable") {
    return (
      <div className={installed}>
        <div>
          <h2>{text("installedVersion", { version })}</h2>
          <p>{comparison === "older" ? text("updateAvailable", { version: latest }) : text("upToDate")}</p>
        </div>
      </div>
    );
  }
  return (
    <div className={installed}>
      <div>
        <h2>{text("installedTitle")}</h2>
        <p>{text("installedText")}</p>
      </div>
      <ButtonLink href={installedAppAddress(configuration.appScheme)} variant="outline" icon="rocket">
        {text("open")}
      </ButtonLink>
    </div>
  );
}

const neverChanges = () => () => undefined;

/** Version of the mobile app around the page; `null` in every other shell, and until the page is hydrated. */
function useAppVersion(): string | null {
  const { app } = usePorts().configuration.shellMarks;
  const { shell } = useVisit();
  return useSyncExternalStore(
    neverChanges,
    () => (shell === "app" ? appVersionIn(navigator.userAgent, app) : null),
    () => null,
  );
}
