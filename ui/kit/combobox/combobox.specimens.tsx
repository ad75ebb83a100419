import { type ComponentProps, useEffect, useState } from "react";
import { Field } from "../field/field.tsx";
import { Opened } from "../option-list/opened.tsx";
import type { Option } from "../option-list/option.tsx";
import type { Specimens } from "../specimens.ts";
import { Combobox } from "./combobox.tsx";

const GAMES: readonly Option[] = [
  { value: "lin2", label: "Lineage of Embers", note: "Role-playing" },
  { value: "tl", label: "Tides of Light", note: "Role-playing" },
  { value: "bns", label: "Blade of the Silent Moon", note: "Action" },
  { value: "aion", label: "Aeon Skies", reason: "Not available in your country." },
  { value: "ks", label: "ساحر الصحراء", lang: "ar", note: "Adventure" },
  ...Array.from({ length: 20 }, (_, index) => ({ value: `more-${index}`, label: `Another game ${index + 1}` })),
];

type FieldWords = Omit<ComponentProps<typeof Field>, "children">;

function Held({ starts = null, ...field }: FieldWords & { starts?: Option | null }) {
  const [value, setValue] = useState<Option | null>(starts);
  return (
    <Field {...field}>
      {(control) => <Combobox {...control} value={value} onChange={setValue} options={GAMES} placeholder="Any game" />}
    </Field>
  );
}

function Searched({ outcome }: { readonly outcome: "found" | "loading" | "failed" }) {
  const [value, setValue] = useState<Option | null>(null);
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<{ query: string; options: readonly Option[] }>({ query: "", options: [] });

  useEffect(() => {
    if (outcome !== "found") return;
    const timer = setTimeout(() => {
      const matches = GAMES.filter(({ label }) => query !== "" && label.toLowerCase().includes(query.toLowerCase()));
      setFound({ query, options: matches });
    }, 600);
    return () => clearTimeout(timer);
  }, [query, outcome]);

  return (
    <Field label="Game" hint="Asked of the server with every pause in typing.">
      {(control) => (
        <Combobox
          {...control}
          value={value}
          onChange={setValue}
          options={found.options}
          search={{
            onQuery: setQuery,
            isLoading: outcome === "loading" || (outcome === "found" && found.query !== query),
            failure: outcome === "failed" ? "The games could not be loaded. Type again in a moment." : undefined,
          }}
        />
      )}
    </Field>
  );
}

export default {
  title: "Combobox",
  specimens: [
    { name: "nothing chosen", render: () => <Held label="Game" /> },
    { name: "chosen", render: () => <Held label="Game" starts={GAMES[1] ?? null} /> },
    { name: "error", render: () => <Held label="Game" need="required" error="Choose the game the coupon is for." /> },
    {
      name: "disabled with a reason",
      render: () => <Held label="Game" starts={GAMES[0] ?? null} reason="The board belongs to this game." />,
    },
    { name: "asked elsewhere", render: () => <Searched outcome="found" /> },
    { name: "asked elsewhere, loading", render: () => <Searched outcome="loading" /> },
    { name: "asked elsewhere, failed", render: () => <Searched outcome="failed" /> },
    {
      name: "open",
      isWhole: true,
      render: () => (
        <Opened>
          <Held label="Game" starts={GAMES[1] ?? null} />
        </Opened>
      ),
    },
    {
      name: "open, loading",
      isWhole: true,
      render: () => (
        <Opened>
          <Searched outcome="loading" />
        </Opened>
      ),
    },
    {
      name: "open, failed",
      isWhole: true,
      render: () => (
        <Opened>
          <Searched outcome="failed" />
        </Opened>
      ),
    },
    {
      name: "open, nothing to choose",
      isWhole: true,
      render: () => (
        <Opened>
          <Searched outcome="found" />
        </Opened>
      ),
    },
  ],
} satisfies Specimens;
