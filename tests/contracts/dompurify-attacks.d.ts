declare module "dompurify-attacks/test/fixtures/expect.js" {
  const attacks: readonly { readonly title: string; readonly payload: string }[];
  export default attacks;
}
