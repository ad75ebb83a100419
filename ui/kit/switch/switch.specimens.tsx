import { type ReactNode, useState } from "react";
import type { Specimens } from "../specimens.ts";
import { Switch } from "./switch.tsx";

interface HeldProps {
  readonly starts: boolean;
  readonly children: ReactNode;
  readonly hint?: string;
  readonly busy?: boolean;
  /** Disables the switch. */
  readonly reason?: string;
}

function Held({ starts, reason, ...props }: HeldProps) {
  const [isOn, setIsOn] = useState(starts);
  const refusal = reason === undefined ? {} : { disabled: true, reason };
  return <Switch {...props} {...refusal} checked={isOn} onChange={setIsOn} />;
}

export default {
  title: "Switch",
  specimens: [
    { name: "off", render: () => <Held starts={false}>Blur spoilers</Held> },
    { name: "on", render: () => <Held starts>Blur spoilers</Held> },
    {
      name: "hint",
      render: () => (
        <Held starts hint="At most one a week.">
          Mails about offers
        </Held>
      ),
    },
    {
      name: "busy",
      render: () => (
        <>
          <Held starts={false} busy>
            Mails about offers
          </Held>
          <Held starts busy>
            Mails about news
          </Held>
        </>
      ),
    },
    {
      name: "disabled with a reason",
      render: () => (
        <>
          <Held starts={false} reason="Allow notifications in your browser first.">
            Notify me here
          </Held>
          <Held starts reason="Security notices cannot be switched off.">
            Security notices
          </Held>
        </>
      ),
    },
    {
      name: "long words",
      render: () => (
        <Held starts hint="Gilt für alle Spiele in der Bibliothek.">
          Benachrichtigungseinstellungen geräteübergreifend synchronisieren, sobald eine Verbindung besteht
        </Held>
      ),
    },
  ],
} satisfies Specimens;
