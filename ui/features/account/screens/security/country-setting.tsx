import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountSecurity } from "#core/account/account-security.ts";
import { isolated } from "#ui/context/isolated.ts";
import { PLAYER_TOPIC } from "#ui/context/player-topic.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit, useVisitStore } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { changeCountryMutation } from "#ui/features/account/queries/change-account.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { Select } from "#ui/kit/select/select.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { useConfirmCountry } from "../popups/use-confirm-country.ts";
import { ACCOUNT_ACTIONS } from "./account-actions.ts";
import { ChangeFailure } from "./change-failure.tsx";
import { followCountry } from "./follow-country.ts";
import { formLook } from "./form-look.ts";
import { SettingRow } from "./setting-row.tsx";
import { useFormInRow } from "./use-form-in-row.ts";

/** The country of the account, which decides about prices: when it can be changed, and the form that does it. */
export function CountrySetting({ security }: { readonly security: AccountSecurity }) {
  const { t: text } = useTranslation("account");
  const { countryName, date } = useFormats();
  const form = useFormInRow(ACCOUNT_ACTIONS.country);
  const heading = useRef<HTMLHeadingElement>(null);
  const { countryChangeableAt: changeableAt } = security;
  const isOpen = form.isOpen && changeableAt === null;
  return (
    <SettingRow
      icon="globe"
      title={
        <h3 ref={heading} tabIndex={-1}>
          {countryName(security.countryCode)}
        </h3>
      }
      action={
        changeableAt === null &&
        !isOpen && (
          <Button ref={form.opener} variant="secondary" size="small" onClick={form.open}>
            {text("changeCountry")}
          </Button>
        )
      }
      body={
        isOpen && (
          <CountryForm
            security={security}
            resumedChoice={form.resumedInput}
            onCancel={form.close}
            onDone={() => {
              form.close();
              // The country cannot be changed again: the button stays hidden.
              heading.current?.focus();
            }}
          />
        )
      }
    >
      <p>{text("countryText")}</p>
      {changeableAt !== null && <p>{text("countryLater", { date: date(changeableAt) })}</p>}
    </SettingRow>
  );
}

interface CountryFormProps {
  readonly security: AccountSecurity;
  /** Country that was chosen before a sign-in; empty without one. */
  readonly resumedChoice: string;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

function CountryForm({ security, resumedChoice, onCancel, onDone }: CountryFormProps) {
  const { t: text } = useTranslation("account");
  const { countryName } = useFormats();
  const { locale } = useVisit();
  const ports = usePorts();
  const visit = useVisitStore();
  const router = useRouter();
  const toasts = useToasts();
  const confirm = useConfirmCountry();
  const change = useMutation(changeCountryMutation(useQueryScope(), useQueryClient()));
  const [chosen, setChosen] = useState(resumedChoice === "" ? null : resumedChoice);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLButtonElement>(null);

  const { compare } = new Intl.Collator(locale);
  const options = security.countries
    .filter((code) => code !== security.countryCode)
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((one, other) => compare(one.label, other.label));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    change.reset();
    setMissing(chosen === null);
    if (chosen === null) {
      field.current?.focus();
      return;
    }
    if (!(await confirm({ from: security.countryCode, to: chosen }))) return;
    change.mutate(chosen, {
      onSuccess: ({ countryCode }) => {
        onDone();
        toasts.show({
          id: "country",
          message: text("countryChanged", { name: isolated(countryName(countryCode)) }),
          iconName: "check-circle",
        });
        followCountry({ visit, router, configuration: ports.configuration }, countryCode);
        ports.tabs.announce(PLAYER_TOPIC);
      },
    });
  };
  return (
    <form className={formLook} onSubmit={(event) => void submit(event)} noValidate>
      <Field label={text("newCountry")} error={isMissing ? text("countryMissing") : undefined}>
        {(control) => (
          <Select
            {...control}
            ref={field}
            autoFocus
            placeholder={text("chooseCountry")}
            value={chosen}
            onChange={(code) => {
              setChosen(code);
              setMissing(false);
              if (change.isError) change.reset();
            }}
            options={options}
          />
        )}
      </Field>
      <ChangeFailure error={change.error} action={ACCOUNT_ACTIONS.country} input={chosen ?? ""} />
      <div data-part="actions">
        <Button type="submit" busy={change.isPending}>
          {text("continue")}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {text("cancel")}
        </Button>
      </div>
    </form>
  );
}
