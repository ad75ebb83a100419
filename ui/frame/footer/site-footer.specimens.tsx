import type { Specimens } from "#ui/kit/specimens.ts";
import { SiteFooter } from "./site-footer.tsx";

export default {
  title: "Site footer",
  specimens: [{ name: "foot of a page", isWhole: true, render: () => <SiteFooter /> }],
} satisfies Specimens;
