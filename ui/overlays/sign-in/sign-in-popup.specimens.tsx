import type { Shell } from "#core/shell/shell.ts";
import type { Specimens } from "#ui/kit/specimens.ts";
import { useVisitStore, VisitProvider } from "#ui/visit/visit-context.tsx";
import { createVisitStore } from "#ui/visit/visit-store.ts";
import { NOTHING, SPECIMEN_LAYER } from "../specimen-layer.ts";
import SignInPopup from "./sign-in-popup.tsx";

function Shown({ shell }: { readonly shell: Shell }) {
  const visit = useVisitStore();
  return (
    <VisitProvider visit={createVisitStore({ ...visit.get(), shell })}>
      <SignInPopup input={{ href: "/login" }} answer={NOTHING} dismiss={NOTHING} layer={SPECIMEN_LAYER} />
    </VisitProvider>
  );
}

export default {
  title: "Login required",
  specimens: [
    { name: "on the web", isWhole: true, render: () => <Shown shell="web" /> },
    { name: "in the app", isWhole: true, render: () => <Shown shell="app" /> },
  ],
} satisfies Specimens;
