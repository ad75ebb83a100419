import { type FormEvent, useState } from "react";
import { LAUNCHER_METHOD_NAMES } from "#core/launcher/launcher-methods.ts";
import { SHELLS } from "#core/shell/shell.ts";
import { NATIVE_BEHAVIOURS, type NativeBehaviour } from "#core/simulator/native-behaviour.ts";
import { SIMULATED_FAULT_NAMES } from "#core/simulator/simulated-faults.ts";
import { GUEST, NO_FAULT, type Simulation } from "#core/simulator/simulation.ts";
import { LOCALES } from "#locales/manifest.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { NativeSelect } from "#ui/kit/select/native-select.tsx";
import { Switch } from "#ui/kit/switch/switch.tsx";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";

const READY_ACCOUNTS = ["player-kr", "player-us", "player-jp", "moderator-us"] as const;
const REGIONS = ["", "ncv"] as const;

/** What the choice of an account does to the browser, for those that are not ready accounts. */
const ACCOUNT_EFFECTS: Readonly<Record<string, string>> = {
  "": "Another choice signs in or out in the store outside this page too.",
  [GUEST]: "Signed out, also in the store outside this page.",
};

interface SettingsProps {
  readonly simulation: Simulation;
  readonly onChange: (change: Partial<Simulation>) => void;
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  /** Label of the empty value. */
  readonly none?: string;
  /** Labels of values that are not their own label. */
  readonly names?: Readonly<Record<string, string>>;
  /** What a choice does outside the frame. */
  readonly hint?: string;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({
  label,
  value,
  values,
  none = "",
  names = {},
  hint,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <NativeSelect
          {...control}
          value={value}
          options={values.map((option) => ({ value: option, label: option === "" ? none : (names[option] ?? option) }))}
          // The list has no other values.
          onChange={(chosen) => onChange(chosen as Value)}
        />
      )}
    </Field>
  );
}

/** Where, for whom and how the product is shown. */
export function SimulatorSettings({ simulation, onChange }: SettingsProps) {
  const { configuration } = usePorts();
  const { shell, country, locale, theme, network, region, account, fault } = simulation;
  return (
    <>
      <PathForm key={simulation.path} {...{ simulation, onChange }} />
      <div data-part="pair">
        <Choice label="Shell" value={shell} values={SHELLS} onChange={(value) => onChange({ shell: value })} />
        <Choice
          label="Country"
          value={country}
          values={["", ...configuration.allowedCountries]}
          none="as it is"
          onChange={(value) => onChange({ country: value })}
        />
        <Choice
          label="Language"
          value={locale}
          values={["", ...LOCALES.map(({ tag }) => tag)]}
          none="as it is"
          onChange={(value) => onChange({ locale: value })}
        />
        <Choice
          label="Theme"
          value={theme}
          values={["", "light", "dark"]}
          none="as it is"
          onChange={(value) => onChange({ theme: value })}
        />
        <Choice
          label="Network"
          value={network}
          values={["public", "inhouse"]}
          onChange={(value) => onChange({ network: value })}
        />
        <Choice
          label="Region"
          value={region}
          values={REGIONS.some((known) => known === region) ? REGIONS : [...REGIONS, region]}
          none="none"
          onChange={(value) => onChange({ region: value })}
        />
      </div>
      <Choice
        label="Account"
        value={account}
        values={["", GUEST, ...READY_ACCOUNTS]}
        none="as it is"
        hint={ACCOUNT_EFFECTS[account] ?? `Signs ${account} in, also in the store outside this page.`}
        onChange={(value) => onChange({ account: value })}
      />
      <Choice
        label="Fault"
        value={fault}
        values={["", NO_FAULT, ...SIMULATED_FAULT_NAMES]}
        none="as it is"
        onChange={(value) => onChange({ fault: value })}
      />
      {shell === "launcher" && <LauncherSettings simulation={simulation} onChange={onChange} />}
      {shell === "app" && (
        <Switch checked={simulation.isAppThere} onChange={(isAppThere) => onChange({ isAppThere })}>
          The app takes commands
        </Switch>
      )}
    </>
  );
}

function PathForm({ simulation, onChange }: SettingsProps) {
  const [path, setPath] = useState(simulation.path);
  const go = (event: FormEvent) => {
    event.preventDefault();
    onChange({ path });
  };
  return (
    <form onSubmit={go}>
      <Field label="Page">
        {(control) => (
          <TextInput
            {...control}
            dir="ltr"
            value={path}
            onChange={({ target }) => setPath(target.value)}
            end={
              <Button type="submit" variant="tertiary" size="small">
                Open
              </Button>
            }
          />
        )}
      </Field>
    </form>
  );
}

function LauncherSettings({ simulation, onChange }: SettingsProps) {
  const { natives, cafe, isTutorialDue } = simulation;
  return (
    <div data-part="group">
      <h2>Launcher</h2>
      <Choice
        label="Internet café"
        value={cafe}
        values={["", "any", "beta"]}
        none="none"
        names={{ any: "in one", beta: "in one that tests a beta" }}
        onChange={(value) => onChange({ cafe: value })}
      />
      <Switch checked={isTutorialDue} onChange={(checked) => onChange({ isTutorialDue: checked })}>
        Tutorial is due
      </Switch>
      <details>
        <summary>What its methods do</summary>
        {LAUNCHER_METHOD_NAMES.map((method) => (
          <Choice<NativeBehaviour>
            key={method}
            label={method}
            value={natives[method] ?? "answers"}
            values={NATIVE_BEHAVIOURS}
            onChange={(behaviour) => onChange({ natives: { ...natives, [method]: behaviour } })}
          />
        ))}
      </details>
    </div>
  );
}
