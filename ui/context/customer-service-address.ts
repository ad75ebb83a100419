import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";

/** Anchor of the operator's contact at the foot of every page. */
export const SERVICE_INFO_ID = "service-info";

/** Address of "Customer service": the page of the deployment, else the operator's contact. */
export function customerServiceAddressOf({
  customerServiceUrl,
}: Pick<RuntimeConfiguration, "customerServiceUrl">): string {
  return customerServiceUrl === "" ? `#${SERVICE_INFO_ID}` : customerServiceUrl;
}
