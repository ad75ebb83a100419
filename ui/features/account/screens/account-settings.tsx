import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit, useVisitStore } from "#ui/context/visit-context.tsx";
import { notifyOfConsents } from "#ui/features/consent/consents.ts";
import { useAdConsent } from "#ui/features/consent/popups/use-ad-consent.ts";
import { forgetDevice } from "#ui/features/session/components/forget-device.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { useAskWithCheckboxes } from "#ui/overlays/checkbox/use-ask-with-checkboxes.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { LocaleChoices } from "#ui/patterns/languages/locale-choices.tsx";
import { useChooseRegion } from "#ui/patterns/store-region/use-choose-region.ts";
import { settingsLook } from "./account-look.ts";
import { BlockedAuthors } from "./blocked-authors.tsx";
import { LoggedClicks } from "./logged-clicks.tsx";
import { VisitStatistics } from "./visit-statistics.tsx";

/** Theme, country of guests, language, blocked players and data on this device. */
export function AccountSettings() {
  const { t: text } = useTranslation("account");
  const ports = usePorts();
  const { preferences } = ports;
  const { t: common } = useTranslation("common");
  const formats = useFormats();
  const { theme, user, countryCode } = useVisit();
  const chooseRegion = useChooseRegion();
  const visit = useVisitStore();
  const toasts = useToasts();
  const adConsent = useAdConsent();
  const [erasures, setErasures] = useState(0);
  const askWithCheckboxes = useAskWithCheckboxes();
  const forgetText = text(
    user === null
      ? adConsent.isOffered
        ? "forgetTextGuestWithAdvertising"
        : "forgetTextGuest"
      : adConsent.isOffered
        ? "forgetTextWithAdvertising"
        : "forgetText",
  );
  const forget = async () => {
    const agreed = await askWithCheckboxes({
      title: text("forgetTitle"),
      description: forgetText,
      checkboxes: [{ id: "drafts", label: text("forgetDrafts"), isRequired: true }],
      confirmLabel: text("forgetConfirm"),
    });
    if (agreed === null) return;
    await forgetDevice(ports);
    notifyOfConsents();
    setErasures(erasures + 1);
    toasts.show({ id: "forgotten", message: text("forgotten"), iconName: "check-circle" });
  };
  return (
    <section>
      <h2>{text("settings")}</h2>
      <div className={settingsLook}>
        <div>
          <h3>{text("theme")}</h3>
          <div data-part="choices">
            {(["light", "dark"] as const).map((value) => (
              <Button
                key={value}
                variant="outlineSecondary"
                icon={value === "light" ? "theme-light" : "theme-dark"}
                selected={theme === value}
                onClick={() => {
                  visit.change({ theme: value });
                  preferences.rememberTheme(value);
                }}
              >
                {text(value)}
              </Button>
            ))}
          </div>
        </div>
        {chooseRegion !== null && (
          <div>
            <h3>{common("storeOf", { country: formats.countryName(countryCode) })}</h3>
            <p>{text("countryText")}</p>
            <div data-part="choices">
              <Button variant="outlineSecondary" icon="globe" onClick={chooseRegion}>
                {common("changeRegion")}
              </Button>
            </div>
          </div>
        )}
        <div>
          <h3>{text("language")}</h3>
          <LocaleChoices size="small" />
        </div>
        {user !== null && <BlockedAuthors />}
        <div>
          <h3>{text("privacy")}</h3>
          <p>{forgetText}</p>
          <div data-part="choices">
            {adConsent.isOffered && (
              <Button variant="outlineSecondary" onClick={() => void adConsent.ask()}>
                {text("advertising")}
              </Button>
            )}
            <Button variant="outlineSecondary" icon="trash" onClick={() => void forget()}>
              {text("forget")}
            </Button>
          </div>
        </div>
        <VisitStatistics key={erasures} />
        <LoggedClicks key={`${erasures}-log`} />
      </div>
    </section>
  );
}
