import type { PopupWindowKind } from "#core/links/popup-window.ts";
import { Button } from "#ui/kit/button/button.tsx";
import type { Specimens } from "#ui/kit/specimens.ts";
import { useOpenWindow } from "./use-open-window.ts";

function Opener({ kind }: { readonly kind: PopupWindowKind }) {
  const open = useOpenWindow();
  return <Button onClick={() => void open("/", kind)}>Open a window: {kind}</Button>;
}

export default {
  title: "Window",
  specimens: [
    { name: "standard", render: () => <Opener kind="standard" /> },
    { name: "mini game", render: () => <Opener kind="miniGame" /> },
    { name: "coupon", render: () => <Opener kind="coupon" /> },
    { name: "spotlight", render: () => <Opener kind="spotlight" /> },
  ],
} satisfies Specimens;
