import { buttonLook } from "../button/button-look.ts";
import type { Specimens } from "../specimens.ts";
import { MenuButton } from "./menu-button.tsx";
import type { MenuEntry } from "./menu-entry.ts";

const nothing = () => undefined;

const ACTIONS: readonly MenuEntry[] = [
  { id: "edit", label: "Edit", icon: "pencil", onSelect: nothing },
  { id: "report", label: "Report", icon: "flag", onSelect: nothing },
  { id: "delete", label: "Den Beitrag mitsamt allen Antworten löschen", icon: "trash", onSelect: nothing },
];

const CHOICES: readonly MenuEntry[] = ["한국어", "English", "العربية"].map((label) => ({
  id: label,
  label,
  isChosen: label === "English",
  onSelect: nothing,
}));

export default {
  title: "Menu",
  specimens: [
    {
      name: "actions",
      render: () => (
        <MenuButton label="More" className={buttonLook} entries={ACTIONS}>
          Actions
        </MenuButton>
      ),
    },
    {
      name: "a choice, opened upwards",
      render: () => (
        <MenuButton label="Choose language" className={buttonLook} entries={CHOICES} side="above">
          EN
        </MenuButton>
      ),
    },
    {
      name: "links under a head",
      render: () => (
        <MenuButton
          label="Account: Mina"
          className={buttonLook}
          head={<strong>Mina</strong>}
          entries={[
            { id: "orders", label: "Orders", href: "/" },
            { id: "out", label: "Sign out", icon: "sign-out", onSelect: nothing },
          ]}
        >
          Mina
        </MenuButton>
      ),
    },
  ],
} satisfies Specimens;
