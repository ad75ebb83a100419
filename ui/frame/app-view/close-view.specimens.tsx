import type { Specimens } from "#ui/kit/specimens.ts";
import { CloseViewButton } from "./close-view.tsx";

export default {
  title: "Way out of a view of the mobile app",
  specimens: [
    {
      name: "over a page",
      isWhole: true,
      render: () => (
        <>
          <main style={{ padding: "24px" }}>
            <h1>Coupons</h1>
            <p>Coupons come with editions, at events and from streamers.</p>
          </main>
          <CloseViewButton />
        </>
      ),
    },
  ],
} satisfies Specimens;
