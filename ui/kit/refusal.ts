/** What is refused says why and what would help. A reason without `disabled` waits until it is needed. */
export type Refusal =
  | { readonly disabled?: false | undefined; readonly reason?: undefined }
  | { readonly disabled: boolean; readonly reason: string };
