import { IconButton } from "../button/icon-button.tsx";
import { Field } from "../field/field.tsx";
import type { Specimens } from "../specimens.ts";
import { TextInput } from "./text-input.tsx";

export default {
  title: "Text input",
  specimens: [
    {
      name: "empty",
      render: () => (
        <Field label="Title">{(control) => <TextInput {...control} placeholder="What is it about?" />}</Field>
      ),
    },
    {
      name: "icon and button",
      render: () => (
        <Field label="Friend">
          {(control) => (
            <TextInput
              {...control}
              icon="search"
              defaultValue="Aerin"
              end={<IconButton icon="close" label="Clear friend" />}
            />
          )}
        </Field>
      ),
    },
    {
      name: "right-to-left words",
      render: () => (
        <Field label="Title">{(control) => <TextInput {...control} defaultValue="أفضل لعبة في السنة" />}</Field>
      ),
    },
    {
      name: "error",
      render: () => (
        <Field label="Mail address" error="An address has an @ in it.">
          {(control) => <TextInput {...control} type="email" icon="error" defaultValue="aerin.example.com" />}
        </Field>
      ),
    },
    {
      name: "disabled with a reason",
      render: () => (
        <Field label="Title" reason="Only its author can change the title.">
          {(control) => <TextInput {...control} icon="pencil" defaultValue="Season three, first impressions" />}
        </Field>
      ),
    },
  ],
} satisfies Specimens;
