import { queryOptions } from "@tanstack/react-query";
import { parseWebAddress } from "#core/links/parse-web-address.ts";
import { type QueryScope, sharedKey } from "#ui/data/query-scope.ts";
import { RequestFailureError, unwrap } from "#ui/data/request-failure-error.ts";

/** Content key of the installers. */
const DOWNLOAD_KEY = "purple-download-info";

const SYSTEMS = ["windows", "macos", "android", "ios"] as const;
export type InstallerSystem = (typeof SYSTEMS)[number];

export interface Installer {
  readonly os: InstallerSystem;
  readonly version: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  /** Hexadecimal; empty where a store delivers the file. */
  readonly sha256: string;
  readonly url: string;
  readonly requires: string;
}

interface DownloadInfo {
  /** A sentence of the editors; empty without one. */
  readonly headline: string;
  readonly installers: readonly Installer[];
}

/**
 * Installers of the launcher and the app; entries that cannot be read, or whose address is not https, are left out. Fails if
 * none is left.
 */
export function downloadInfoQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["download-info", ...sharedKey(scope)] as const,
    queryFn: async ({ signal }): Promise<DownloadInfo> => {
      const contents = unwrap(await scope.ports.content.getContents("store", "index", [DOWNLOAD_KEY], { signal }));
      const read = readDownloadInfo(contents[DOWNLOAD_KEY]);
      if (read.installers.length === 0 && hasInstallers(contents[DOWNLOAD_KEY])) {
        throw new RequestFailureError({ kind: "parsing", status: 200, message: `${DOWNLOAD_KEY}: no installer` });
      }
      return read;
    },
  });
}

/** Reads `purple-download-info`; entries that cannot be used are left out. */
export function readDownloadInfo(info: unknown): DownloadInfo {
  if (!isRecord(info)) return { headline: "", installers: [] };
  return {
    headline: typeof info.headline === "string" ? info.headline : "",
    installers: Array.isArray(info.installers) ? info.installers.flatMap(readInstaller) : [],
  };
}

const hasInstallers = (info: unknown): boolean =>
  isRecord(info) && Array.isArray(info.installers) && info.installers.length > 0;

function readInstaller(entry: unknown): readonly Installer[] {
  if (!isRecord(entry)) return [];
  const os = SYSTEMS.find((system) => system === entry.os);
  const { version, fileName, sizeBytes, sha256, url, requires } = entry;
  if (os === undefined || typeof sizeBytes !== "number" || typeof url !== "string") return [];
  if (parseWebAddress(url)?.isSecure !== true) return [];
  const textOf = (value: unknown) => (typeof value === "string" ? value : "");
  return [
    {
      os,
      sizeBytes,
      url,
      version: textOf(version),
      fileName: textOf(fileName),
      sha256: textOf(sha256),
      requires: textOf(requires),
    },
  ];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
