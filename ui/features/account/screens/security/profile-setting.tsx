import { useTranslation } from "react-i18next";
import type { AccountProfile } from "#core/account/account-security.ts";
import { PLAYER_TOPIC } from "#ui/context/player-topic.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisitStore } from "#ui/context/visit-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { ACCOUNT_ACTIONS } from "./account-actions.ts";
import { ProfileForm } from "./profile-form.tsx";
import { SettingRow } from "./setting-row.tsx";
import { useFormInRow } from "./use-form-in-row.ts";

const TITLE_ID = "account-profile";

/** Nickname and picture, which other players see, and the form that changes them. */
export function ProfileSetting({ profile }: { readonly profile: AccountProfile }) {
  const { t: text } = useTranslation("account");
  const { tabs } = usePorts();
  const visit = useVisitStore();
  const toasts = useToasts();
  const form = useFormInRow(ACCOUNT_ACTIONS.profile);
  const done = (nickname: string) => {
    form.close();
    const { user } = visit.get();
    if (user !== null) visit.change({ user: { ...user, nickname } });
    tabs.announce(PLAYER_TOPIC);
    toasts.show({ id: "profile", message: text("profileChanged"), iconName: "check-circle" });
  };
  return (
    <SettingRow
      icon="user-circle"
      title={<h3 id={TITLE_ID}>{text("profile")}</h3>}
      action={
        !form.isOpen && (
          <Button ref={form.opener} variant="secondary" size="small" aria-describedby={TITLE_ID} onClick={form.open}>
            {text("emailChange")}
          </Button>
        )
      }
      body={form.isOpen && <ProfileForm profile={profile} onCancel={form.close} onDone={done} />}
    >
      <p>
        <bdi>{profile.nickname}</bdi>
      </p>
    </SettingRow>
  );
}
