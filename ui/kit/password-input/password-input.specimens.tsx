import { Field } from "../field/field.tsx";
import type { Specimens } from "../specimens.ts";
import { PasswordInput } from "./password-input.tsx";

export default {
  title: "Password input",
  specimens: [
    {
      name: "empty",
      render: () => (
        <Field label="New password" hint="At least 8 characters.">
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </Field>
      ),
    },
    {
      name: "filled in",
      render: () => (
        <Field label="Current password">
          {(control) => (
            <PasswordInput {...control} autoComplete="current-password" defaultValue="lantern-over-the-lake" />
          )}
        </Field>
      ),
    },
    {
      name: "error",
      render: () => (
        <Field label="Current password" error="That is not your current password.">
          {(control) => <PasswordInput {...control} autoComplete="current-password" defaultValue="lantern" />}
        </Field>
      ),
    },
  ],
} satisfies Specimens;
