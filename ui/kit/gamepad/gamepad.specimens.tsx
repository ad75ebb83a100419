import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { Field } from "../field/field.tsx";
import type { Specimens } from "../specimens.ts";
import { TextInput } from "../text-input/text-input.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import "./gamepad.css";

/** A gamepad has moved the focus to the first control in it. */
function Focused({ children }: { readonly children: ReactNode }) {
  const container = useRef<HTMLElement>(null);
  useEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute("data-gamepad", true);
    container.current?.querySelector<HTMLElement>("a, button, input")?.focus();
    return () => documentElement.removeAttribute("data-gamepad");
  }, []);
  return (
    <main ref={container} style={{ display: "grid", justifyItems: "start", gap: "16px", padding: "24px" }}>
      {children}
    </main>
  );
}

export default {
  title: "Gamepad",
  specimens: [
    {
      name: "on the primary action",
      isWhole: true,
      render: () => (
        <Focused>
          <Button icon="play">Start game</Button>
          <Button variant="tertiary">Library</Button>
        </Focused>
      ),
    },
    {
      name: "on an icon",
      isWhole: true,
      render: () => (
        <Focused>
          <IconButton icon="bell" label="Notifications" />
          <Button>Start game</Button>
        </Focused>
      ),
    },
    {
      name: "on a link",
      isWhole: true,
      render: () => (
        <Focused>
          <TextLink to="/">All games</TextLink>
          <Button variant="secondary">Follow</Button>
        </Focused>
      ),
    },
    {
      name: "in a field",
      isWhole: true,
      render: () => (
        <Focused>
          <Field label="Title">{(control) => <TextInput {...control} defaultValue="The walls are manned" />}</Field>
          <Button>Post</Button>
        </Focused>
      ),
    },
  ],
} satisfies Specimens;
