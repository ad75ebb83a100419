import { css } from "@linaria/core";
import { type FormEvent, useState } from "react";
import { parseJson } from "#core/links/parse-json.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";

const form = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: var(--space-3);
  }
`;

interface CommandFormProps {
  readonly onSend: (command: string, input: readonly unknown[]) => void;
}

/** Any command with any input, also what no launcher should send. */
export function CommandForm({ onSend }: CommandFormProps) {
  const [command, setCommand] = useState("onFocusStatus");
  const [input, setInput] = useState("[false]");
  const read = parseJson(input);
  const list: readonly unknown[] | null = read.ok && Array.isArray(read.value) ? read.value : null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (list !== null) onSend(command, list);
  };
  return (
    <form className={form} onSubmit={send}>
      <Field label="Command">
        {(control) => (
          <TextInput {...control} dir="ltr" value={command} onChange={({ target }) => setCommand(target.value)} />
        )}
      </Field>
      <Field label="Input" error={list === null ? 'Write a list in JSON, such as ["/game/tl"].' : undefined}>
        {(control) => (
          <TextInput {...control} dir="ltr" value={input} onChange={({ target }) => setInput(target.value)} />
        )}
      </Field>
      <Button type="submit" variant="outlineSecondary" size="small">
        Send
      </Button>
    </form>
  );
}
