import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
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
import { useFormDraft } from "#ui/kit/form/form-draft.ts";
import { useForm } from "#ui/kit/form/use-form.ts";
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

interface Choice {
  readonly country: string | null;
}

const COUNTRY_DRAFT = { name: "account/country", keptIn: "page", schema: v.object({ country: v.string() }) } as const;

interface CountryFormProps {
  readonly security: AccountSecurity;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

function CountryForm({ security, onCancel, onDone }: CountryFormProps) {
  const { t: text } = useTranslation("account");
  const { countryName } = useFormats();
  const { locale } = useVisit();
  const ports = usePorts();
  const visit = useVisitStore();
  const router = useRouter();
  const toasts = useToasts();
  const confirm = useConfirmCountry();
  const change = useMutation(changeCountryMutation(useQueryScope(), useQueryClient()));
  const form = useForm<Choice, "countryMissing">({
    initial: { country: null },
    draft: useFormDraft(COUNTRY_DRAFT),
    check: ({ country }) => ({ country: country === null ? "countryMissing" : null }),
    write: change,
  });

  const { compare } = new Intl.Collator(locale);
  const options = security.countries
    .filter((code) => code !== security.countryCode)
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((one, other) => compare(one.label, other.label));

  const send = async ({ country }: Choice) => {
    if (country === null || !(await confirm({ from: security.countryCode, to: country }))) return;
    change.mutate(country, {
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
    <form className={formLook} {...form.props(send)}>
      <Field label={text("newCountry")} error={form.problems.country && text(form.problems.country)}>
        {(control) => (
          <Select
            {...control}
            autoFocus
            placeholder={text("chooseCountry")}
            value={form.values.country}
            onChange={(country) => form.change({ country })}
            options={options}
          />
        )}
      </Field>
      <ChangeFailure error={change.error} action={ACCOUNT_ACTIONS.country} />
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
