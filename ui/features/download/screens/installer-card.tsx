import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";
import type { Installer, InstallerSystem } from "#ui/features/download/queries/download-info.ts";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Icon, type IconName } from "#ui/kit/icon/icon.tsx";
import { Checksum } from "./checksum.tsx";

/** Names of systems are trademarks, the same in every language. */
const SYSTEMS: Readonly<Record<InstallerSystem, { readonly name: string; readonly icon: IconName }>> = {
  windows: { name: "Windows", icon: "os-windows" },
  macos: { name: "macOS", icon: "os-macos" },
  android: { name: "Android", icon: "os-android" },
  ios: { name: "iOS", icon: "os-ios" },
};

const card = css`
  @layer screens {
    display: grid;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    padding: var(--space-6);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    & > [data-part="head"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2) var(--space-3);
    }

    & h2,
    & > [data-part="head"] > h3 {
      font-size: var(--type-20);
      font-weight: 700;
      line-height: var(--leading-heading);
    }

    & > dl {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 132px), 1fr));
      gap: var(--space-3) var(--space-5);
      font-size: var(--type-14);
    }

    & dt {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & dd {
      font-weight: 600;
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
    }

    & > [data-part="action"] {
      display: grid;
      justify-items: start;
    }
  }
`;

interface InstallerCardProps {
  readonly installer: Installer;
  /** For the device the player is on: it comes first, and its button is the page's main one. */
  readonly isOwn: boolean;
}

/** An installer: name, requirements, checksum. The download starts with its link. */
export function InstallerCard({ installer, isOwn }: InstallerCardProps) {
  const { t: text } = useTranslation("download");
  const formats = useFormats();
  const { name: system, icon } = SYSTEMS[installer.os];
  const isFile = installer.sha256 !== "";
  const Title = isOwn ? "h2" : "h3";
  const facts = [
    [text("version"), installer.version],
    [text("size"), formats.bytes(installer.sizeBytes)],
    [text("requires"), installer.requires],
    ...(isFile ? [[text("file"), installer.fileName]] : []),
  ] as const;
  return (
    <section className={card} aria-label={system}>
      <div data-part="head">
        <Icon name={icon} size={26} />
        <Title>{text("forSystem", { system })}</Title>
        {isOwn && <Badge tone="primary">{text("yourSystem")}</Badge>}
      </div>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div data-part="action">
        <ButtonLink
          href={installer.url}
          newTab={!isFile}
          size={isOwn ? "large" : "medium"}
          variant={isOwn ? "primary" : "secondary"}
          icon={isFile ? "download" : "external"}
        >
          {text(isFile ? "downloadFor" : "getInStore", { system })}
        </ButtonLink>
      </div>
      {isFile && <Checksum value={installer.sha256} />}
    </section>
  );
}
