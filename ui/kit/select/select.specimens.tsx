import { type ComponentProps, useState } from "react";
import { Field } from "../field/field.tsx";
import { Opened } from "../option-list/opened.tsx";
import type { Option } from "../option-list/option.tsx";
import type { Specimens } from "../specimens.ts";
import { NativeSelect } from "./native-select.tsx";
import { Select } from "./select.tsx";

const LANGUAGES: readonly Option[] = [
  { value: "en", label: "English", lang: "en" },
  { value: "ko", label: "한국어", lang: "ko" },
  { value: "ar", label: "العربية", lang: "ar" },
  { value: "ja", label: "日本語", lang: "ja" },
];

const STORES: readonly Option[] = [
  { value: "here", label: "Purple", icon: "download", note: "Installed in a minute" },
  { value: "phone", label: "On the phone", icon: "external" },
  { value: "console", label: "On the console", icon: "play", reason: "Comes in spring." },
];

type FieldWords = Omit<ComponentProps<typeof Field>, "children">;

function Held({ starts, options, ...field }: FieldWords & { starts: string | null; options: readonly Option[] }) {
  const [value, setValue] = useState(starts);
  return (
    <Field {...field}>
      {(control) => (
        <Select {...control} value={value} onChange={setValue} options={options} placeholder="Choose one" />
      )}
    </Field>
  );
}

function HeldNative(field: FieldWords) {
  const [value, setValue] = useState("ko");
  const options = LANGUAGES.map(({ value: tag, label }) => ({ value: tag, label }));
  return (
    <Field {...field}>
      {(control) => <NativeSelect {...control} value={value} onChange={setValue} options={options} />}
    </Field>
  );
}

export default {
  title: "Select",
  specimens: [
    { name: "nothing chosen", render: () => <Held label="Language" starts={null} options={LANGUAGES} /> },
    { name: "chosen", render: () => <Held label="Language" starts="ar" options={LANGUAGES} hint="Of the voices." /> },
    { name: "icons, notes and a refusal", render: () => <Held label="Where" starts="here" options={STORES} /> },
    {
      name: "error",
      render: () => (
        <Held label="Language" need="required" error="Choose a language." starts={null} options={LANGUAGES} />
      ),
    },
    {
      name: "disabled with a reason",
      render: () => <Held label="Language" reason="This game speaks one language." starts="en" options={LANGUAGES} />,
    },
    {
      name: "long words",
      render: () => (
        <Held
          label="Veröffentlichungsplattform"
          starts="a"
          options={[
            {
              value: "a",
              label: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung",
              icon: "globe",
            },
            { value: "b", label: "Kurz" },
          ]}
        />
      ),
    },
    {
      name: "open",
      isWhole: true,
      render: () => (
        <Opened>
          <Held label="Where" starts="here" options={STORES} />
        </Opened>
      ),
    },
    { name: "platform's own", render: () => <HeldNative label="Language" hint="Of the voices." /> },
    { name: "platform's own, error", render: () => <HeldNative label="Language" error="Choose another language." /> },
    {
      name: "platform's own, disabled with a reason",
      render: () => <HeldNative label="Language" reason="This game speaks one language." />,
    },
  ],
} satisfies Specimens;
