import type { Specimens } from "../specimens.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

export default {
  title: "Breadcrumb",
  specimens: [
    {
      name: "three steps",
      render: () => (
        <Breadcrumb
          steps={[
            { label: "Store", to: "/" },
            { label: "Throne and Liberty", to: "/game/tl" },
            { label: "Reviews", to: "/game/tl/review" },
          ]}
        />
      ),
    },
    {
      name: "long words",
      render: () => (
        <Breadcrumb
          steps={[
            { label: "Spielegeschäft", to: "/" },
            { label: "Massen-Mehrspieler-Online-Rollenspiele", to: "/game/nlw" },
            { label: "Die Chroniken der wandernden Burgen: Königliche Sammlerausgabe", to: "/game/lmj" },
            { label: "نظام اللعب", lang: "ar", to: "/game/lmj/review" },
          ]}
        />
      ),
    },
  ],
} satisfies Specimens;
