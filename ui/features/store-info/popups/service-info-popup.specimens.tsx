import type { ServiceInfo } from "#core/catalogue/game.ts";
import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "#ui/overlays/specimen-layer.ts";
import ServiceInfoPopup from "./service-info-popup.tsx";

const SERVICE: ServiceInfo = {
  operator: "NC West Holdings, LLC",
  address: "500 Harbor Avenue, Seattle, WA, USA",
  startsAt: "2025-01-20T09:00:00Z",
  endsAt: null,
  refundUrl: "https://support.example/refund",
  supportUrl: "https://support.example",
};

const Shown = ({ service }: { readonly service: ServiceInfo | null }) => (
  <ServiceInfoPopup
    input={{
      title: "Throne and Liberty",
      ageRatings: [{ board: "ESRB", label: "ESRB Teen", descriptors: ["Violence", "Blood", "Users interact"] }],
      serviceInfo: service,
    }}
    answer={NOTHING}
    dismiss={NOTHING}
    layer={SPECIMEN_LAYER}
  />
);

export default {
  title: "Game service info",
  specimens: [
    { name: "running", isWhole: true, render: () => <Shown service={SERVICE} /> },
    {
      name: "ended, without pages",
      isWhole: true,
      render: () => (
        <Shown service={{ ...SERVICE, address: "", endsAt: "2026-10-31T15:00:00Z", refundUrl: "", supportUrl: "" }} />
      ),
    },
    { name: "not started", isWhole: true, render: () => <Shown service={{ ...SERVICE, startsAt: null }} /> },
    { name: "nobody in this country", isWhole: true, render: () => <Shown service={null} /> },
  ],
} satisfies Specimens;
