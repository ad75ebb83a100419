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
            { label: "Store", to: "/store" },
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
            { label: "Spielegeschäft", to: "/store" },
            { label: "Massen-Mehrspieler-Online-Rollenspiele", to: "/game/a" },
            { label: "Die Chroniken der wandernden Burgen: Königliche Sammlerausgabe", to: "/game/b" },
            { label: "نظام اللعب", lang: "ar", to: "/game/c" },
          ]}
        />
      ),
    },
  ],
} satisfies Specimens;
