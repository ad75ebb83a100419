import { Checkbox } from "../checkbox/checkbox.tsx";
import type { Specimens } from "../specimens.ts";
import { TextInput } from "../text-input/text-input.tsx";
import { Field } from "./field.tsx";
import { FieldGroup } from "./field-group.tsx";

export default {
  title: "Field",
  specimens: [
    { name: "plain", render: () => <Field label="Nickname">{(control) => <TextInput {...control} />}</Field> },
    {
      name: "hint",
      render: () => (
        <Field label="Nickname" hint="2 to 20 characters. Everyone sees it.">
          {(control) => <TextInput {...control} defaultValue="Aerin" />}
        </Field>
      ),
    },
    {
      name: "optional, with a word beside it",
      render: () => (
        <Field label="Message" need="optional" hint="They read it with the gift." aside="0 / 200">
          {(control) => <TextInput {...control} placeholder="Have fun!" />}
        </Field>
      ),
    },
    {
      name: "required",
      render: () => (
        <Field label="Recipient" need="required">
          {(control) => <TextInput {...control} />}
        </Field>
      ),
    },
    {
      name: "error",
      render: () => (
        <Field label="Coupon" error="Enter all 16 characters of the code." need="required">
          {(control) => <TextInput {...control} defaultValue="PRPL-2026-A" />}
        </Field>
      ),
    },
    {
      name: "disabled with a reason",
      render: () => (
        <Field label="Nickname" reason="It can be changed once a month: next on 12 March.">
          {(control) => <TextInput {...control} defaultValue="Aerin" />}
        </Field>
      ),
    },
    {
      name: "group",
      render: () => (
        <FieldGroup label="Tell me about" need="optional" hint="At most one mail a week.">
          <div>
            <Checkbox defaultChecked>New games</Checkbox>
            <br />
            <Checkbox>Offers</Checkbox>
          </div>
        </FieldGroup>
      ),
    },
    {
      name: "long words",
      render: () => (
        <Field
          label="Kraftfahrzeughaftpflichtversicherungsnummer der erziehungsberechtigten Person"
          need="optional"
          error="Die Nummer besteht aus zwölf Ziffern und steht oben rechts auf der Versicherungsbescheinigung."
          aside="12 / 12"
        >
          {(control) => <TextInput {...control} placeholder="Versicherungsbescheinigungsnummer eingeben" />}
        </Field>
      ),
    },
  ],
} satisfies Specimens;
