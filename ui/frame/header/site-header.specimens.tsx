import type { Specimens } from "#ui/kit/specimens.ts";
import { SiteHeader } from "./site-header.tsx";

export default {
  title: "Site header",
  specimens: [
    { name: "head of a page", isWhole: true, render: () => <SiteHeader /> },
    {
      name: "over a hero",
      isWhole: true,
      render: () => (
        <div style={{ blockSize: "160vh" }}>
          <SiteHeader />
          <div
            data-hero=""
            data-theme="dark"
            style={{
              blockSize: "60vh",
              marginBlockStart: "calc(-1 * var(--header-height))",
              background: "linear-gradient(#3a2a6b, #0f0c16)",
            }}
          />
        </div>
      ),
    },
  ],
} satisfies Specimens;
