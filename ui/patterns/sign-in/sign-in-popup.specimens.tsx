import type { Shell } from "#core/shell/shell.ts";
import { PortsProvider, usePorts } from "#ui/context/ports-context.tsx";
import { useVisitStore, VisitProvider } from "#ui/context/visit-context.tsx";
import { createVisitStore } from "#ui/context/visit-store.ts";
import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "#ui/overlays/specimen-layer.ts";
import SignInPopup from "./sign-in-popup.tsx";

function Shown({ shell, isGuest = false }: { readonly shell: Shell; readonly isGuest?: boolean }) {
  const visit = useVisitStore();
  const { user } = visit.get();
  const action = { name: "reward/1/claim", input: "", path: "/reward" };
  return (
    <VisitProvider visit={createVisitStore({ ...visit.get(), shell, user: isGuest ? null : user })}>
      <SignInPopup
        input={{ href: "/login", action: isGuest ? action : null }}
        answer={NOTHING}
        dismiss={NOTHING}
        layer={SPECIMEN_LAYER}
      />
    </VisitProvider>
  );
}

const PROVIDERS = [
  { id: "google", name: "Google", url: "/login/google" },
  { id: "apple", name: "Apple", url: "/login/apple" },
  { id: "kakao", name: "Kakao", url: "/login/kakao" },
] as const;

function WithProviders() {
  const ports = usePorts();
  return (
    <PortsProvider ports={{ ...ports, configuration: { ...ports.configuration, loginProviders: PROVIDERS } }}>
      <Shown shell="web" isGuest />
    </PortsProvider>
  );
}

export default {
  title: "Login required",
  specimens: [
    { name: "on the web", isWhole: true, render: () => <Shown shell="web" /> },
    { name: "in the app", isWhole: true, render: () => <Shown shell="app" /> },
    { name: "of a guest's press on the web", isWhole: true, render: () => <Shown shell="web" isGuest /> },
    { name: "with the publisher's login providers", isWhole: true, render: WithProviders },
    { name: "of a guest's press in the app", isWhole: true, render: () => <Shown shell="app" isGuest /> },
  ],
} satisfies Specimens;
