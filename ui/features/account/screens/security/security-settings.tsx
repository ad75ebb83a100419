import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AccountSecurity } from "#core/account/account-security.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { accountSecurityQuery } from "#ui/features/account/queries/account-security.ts";
import { securityLook } from "#ui/features/account/screens/account-look.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { ClosureSetting } from "./closure-setting.tsx";
import { CountrySetting } from "./country-setting.tsx";
import { EmailSetting } from "./email-setting.tsx";
import { ExportSetting } from "./export-setting.tsx";
import { PasskeySetting } from "./passkey-setting.tsx";
import { PasswordSetting } from "./password-setting.tsx";
import { ProfileSetting } from "./profile-setting.tsx";
import { SecondFactorSetting } from "./second-factor-setting.tsx";
import { SessionList } from "./session-list.tsx";
import { SettingRow, settingListLook } from "./setting-row.tsx";

/** How the account is protected, where it is signed in, and its country. */
export function SecuritySettings() {
  const { t: text } = useTranslation("account");
  const security = useQuery(accountSecurityQuery(useQueryScope()));
  const { data } = security;
  if (data === undefined && security.isError) {
    return (
      <div className={securityLook}>
        <section>
          <h2>{text("security")}</h2>
          <FailureNote
            error={security.error}
            isRetrying={security.isFetching}
            onRetry={() => void security.refetch()}
          />
        </section>
        <SessionList />
      </div>
    );
  }
  return (
    <div className={securityLook}>
      <section>
        <h2>{text("security")}</h2>
        {data === undefined ? <Skeleton shape="block" height="452px" /> : <SecurityList security={data} />}
      </section>
      <SessionList />
      <section>
        <h2>{text("country")}</h2>
        {data === undefined ? (
          <Skeleton shape="block" height="82px" />
        ) : (
          <ul className={settingListLook}>
            <CountrySetting security={data} />
          </ul>
        )}
      </section>
      {data !== undefined && (
        <section>
          <h2>{text("yourData")}</h2>
          <ul className={settingListLook}>
            <ExportSetting />
            <ClosureSetting security={data} />
          </ul>
        </section>
      )}
    </div>
  );
}

function SecurityList({ security }: { readonly security: AccountSecurity }) {
  const { t: text } = useTranslation("account");
  return (
    <ul className={settingListLook}>
      {security.profile !== null && <ProfileSetting profile={security.profile} />}
      <SettingRow icon="user" title={<h3>{text("userName")}</h3>}>
        <p>
          <bdi>{security.userName}</bdi>
        </p>
      </SettingRow>
      {security.email !== null && <EmailSetting security={security} email={security.email} />}
      <PasswordSetting security={security} />
      <SecondFactorSetting security={security} />
      {security.passkeys !== null && <PasskeySetting security={security} passkeys={security.passkeys} />}
    </ul>
  );
}
