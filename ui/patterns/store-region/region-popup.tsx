import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit, useVisitStore } from "#ui/context/visit-context.tsx";
import { renewAddressAndHead } from "#ui/i18n/renew-address.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { NativeSelect } from "#ui/kit/select/native-select.tsx";
import type { PopupProps } from "#ui/overlays/layer-store.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";

/** The countries that the store serves, for a guest who shops in another one: prices and games follow without a reload. */
export default function RegionPopup({ dismiss, layer }: PopupProps<null, never>) {
  const { t: text } = useTranslation("popups");
  const { t: common } = useTranslation("common");
  const { countryName } = useFormats();
  const { locale, countryCode } = useVisit();
  const { configuration, preferences } = usePorts();
  const visit = useVisitStore();
  const router = useRouter();
  const toasts = useToasts();
  const form = useId();
  const [chosen, setChosen] = useState(countryCode);
  const { compare } = new Intl.Collator(locale);
  const options = [...new Set([...configuration.allowedCountries, countryCode])]
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((one, other) => compare(one.label, other.label));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dismiss();
    if (chosen === countryCode) return;
    preferences.rememberCountry(chosen);
    // The footer and other parts show the country too; they can follow once they are hydrated.
    visit.change({ countryCode: chosen });
    toasts.show({
      id: "region",
      message: common("storeOf", { country: countryName(chosen) }),
      iconName: "check-circle",
    });
    void renewAddressAndHead(router, { country: chosen });
  };
  return (
    <Dialog
      layer={layer}
      title={text("regionTitle")}
      description={text("regionText")}
      closeLabel={text("close")}
      actions={
        <>
          <Button variant="secondary" onClick={dismiss}>
            {text("cancel")}
          </Button>
          <Button type="submit" form={form}>
            {text("regionConfirm")}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Field label={text("regionLabel")}>
          {(control) => <NativeSelect {...control} value={chosen} onChange={setChosen} options={options} />}
        </Field>
      </form>
    </Dialog>
  );
}
