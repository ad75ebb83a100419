/** A disabled control must give a reason and what would help. Without `disabled`, the reason is not shown. */
export type Refusal =
  | { readonly disabled?: false | undefined; readonly reason?: undefined }
  | { readonly disabled: boolean; readonly reason: string };
