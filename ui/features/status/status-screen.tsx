import { useTranslation } from "react-i18next";
import { instantToMs } from "#core/catalogue/instant-to-ms.ts";
import type { PlayerService, ServiceHealth } from "#core/failures/service-health.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useAnnouncer } from "#ui/kit/announcer/announcer.tsx";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { useLocalFormats } from "#ui/kit/local-time/local-time.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { PlainPage } from "#ui/patterns/plain-page/plain-page.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { footLook, servicesLook } from "./status-look.ts";
import { useServiceChecks } from "./use-service-checks.ts";

const BADGES = {
  works: { tone: "success", icon: "check" },
  slow: { tone: "warning", icon: "warning" },
  maintenance: { tone: "primary", icon: "info" },
  down: { tone: "error", icon: "error" },
} as const;

/** What works in the store now: `/status`. It needs no answer of the store itself. */
export function StatusScreen() {
  const { t: text } = useTranslation("status");
  const { t: common } = useTranslation("common");
  const formats = useLocalFormats();
  const announce = useAnnouncer();
  const { services, isOnline, isChecking, checkAgain } = useServiceChecks();
  const found = services.flatMap(({ checked }) => checked ?? []);
  const summary = text(
    summaryOf(
      found.map(({ health }) => health.kind),
      services.length,
    ),
  );
  const firstCheck = found.map(({ checkedAt }) => checkedAt).sort()[0];

  if (!isOnline) {
    return (
      <PlainPage title={text("title")} intro={text("intro")}>
        <StatePanel icon="wifi-off" title={common("offlineTitle")}>
          {text("offlineText")}
        </StatePanel>
      </PlainPage>
    );
  }
  const check = async () => {
    await checkAgain();
    announce(text("checked"));
  };
  return (
    <PlainPage
      title={text("title")}
      intro={text("intro")}
      aside={
        <Button icon="refresh" variant="secondary" busy={isChecking} onClick={() => void check()}>
          {text("checkAgain")}
        </Button>
      }
    >
      <p role="status">{summary}</p>
      <ul className={servicesLook}>
        {services.map(({ service, checked }) => (
          <Service key={service} service={service} health={checked?.health ?? null} />
        ))}
      </ul>
      <div className={footLook}>
        {/* Keeps the place of the time, which comes with the first answer. */}
        <p>{firstCheck === undefined ? "\u00a0" : text("lastChecked", { time: formats.dateTime(firstCheck) })}</p>
        <TextLink to={buildPath("notice", {})} search={{ category: "maintenance" }}>
          {text("maintenanceNotices")}
        </TextLink>
      </div>
    </PlainPage>
  );
}

/** A service, its state in words, and what the player can expect. */
function Service({ service, health }: { readonly service: PlayerService; readonly health: ServiceHealth | null }) {
  const { t: text } = useTranslation("status");
  return (
    <li>
      <h2>{text(service)}</h2>
      {health === null ? (
        <Badge>{text("checking")}</Badge>
      ) : (
        <Badge key={health.kind} {...BADGES[health.kind]}>
          {text(health.kind)}
        </Badge>
      )}
      {health !== null && <Expectation health={health} />}
    </li>
  );
}

function Expectation({ health }: { readonly health: ServiceHealth }) {
  const { t: text } = useTranslation("status");
  const formats = useLocalFormats();
  if (health.kind === "works") return null;
  if (health.kind !== "maintenance") return <p>{text(health.kind === "slow" ? "slowText" : "downText")}</p>;
  const { from, to } = health;
  if (instantToMs(from) === null || instantToMs(to) === null) return null;
  return <p>{text("plannedTime", { from: formats.dateTime(from), to: formats.dateTime(to) })}</p>;
}

/** Text of the page's first sentence. */
function summaryOf(kinds: readonly ServiceHealth["kind"][], count: number) {
  if (kinds.length < count) return "checking";
  if (kinds.every((kind) => kind === "works")) return "allWork";
  return kinds.every((kind) => kind === "down") ? "noneAnswers" : "someTrouble";
}
