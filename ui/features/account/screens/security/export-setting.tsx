import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { exportDataMutation } from "#ui/features/account/queries/change-account.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { saveAsFile } from "../save-as-file.ts";
import { ACCOUNT_ACTIONS } from "./account-actions.ts";
import { ChangeFailure } from "./change-failure.tsx";
import { SettingRow } from "./setting-row.tsx";

/** Hands the player everything that the publisher stores, as a file. */
export function ExportSetting() {
  const { t: text } = useTranslation("account");
  const copy = useMutation(exportDataMutation(useQueryScope(), useQueryClient()));
  const download = () => {
    if (copy.isPending) return;
    copy.mutate(undefined, {
      onSuccess: (answer) => {
        const content = new Blob([JSON.stringify(answer, null, 2)], { type: "application/json" });
        saveAsFile(`purple-store-${answer.exportedAt.slice(0, 10)}.json`, content);
      },
    });
  };
  return (
    <SettingRow
      icon="download"
      title={<h3>{text("downloadData")}</h3>}
      action={
        <Button variant="secondary" size="small" busy={copy.isPending} onClick={download}>
          {text("downloadData")}
        </Button>
      }
      body={copy.isError && <ChangeFailure error={copy.error} action={ACCOUNT_ACTIONS.exportData} />}
    >
      <p>{text("downloadDataText")}</p>
    </SettingRow>
  );
}
