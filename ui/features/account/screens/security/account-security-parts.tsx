import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AccountSecurity } from "#core/account/account-security.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { accountSecurityQuery } from "#ui/features/account/queries/account-security.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { CountrySetting } from "./country-setting.tsx";
import { PasswordSetting } from "./password-setting.tsx";
import { SecondFactorSetting } from "./second-factor-setting.tsx";
import { SessionList } from "./session-list.tsx";
import { SettingRow, settingListLook } from "./setting-row.tsx";

const parts = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);

    & > section {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-4);
    }

    & > section > p {
      color: var(--color-text-quiet);
      text-wrap: pretty;
    }

    & > section > [data-part="actions"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }
  }
`;

/** How the account is protected, where it is signed in, and its country. */
export function AccountSecurityParts() {
  const { t: text } = useTranslation("account");
  const security = useQuery(accountSecurityQuery(useQueryScope()));
  const { data } = security;
  if (data === undefined && security.isError) {
    return (
      <div className={parts}>
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
    <div className={parts}>
      <section>
        <h2>{text("security")}</h2>
        {data === undefined ? <Skeleton shape="block" height="296px" /> : <SecurityList security={data} />}
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
    </div>
  );
}

function SecurityList({ security }: { readonly security: AccountSecurity }) {
  const { t: text } = useTranslation("account");
  return (
    <ul className={settingListLook}>
      <SettingRow icon="user" title={<h3>{text("userName")}</h3>}>
        <p>
          <bdi>{security.userName}</bdi>
        </p>
      </SettingRow>
      <PasswordSetting security={security} />
      <SecondFactorSetting security={security} />
    </ul>
  );
}
