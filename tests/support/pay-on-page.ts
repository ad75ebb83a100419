interface FormRequest {
  readonly method: "POST";
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Presses a button of the hosted payment page as a browser would; the answer leads back to the store. */
export async function payOnPage(
  send: (path: string, request?: FormRequest) => Promise<Response>,
  address: string,
  action: "confirm" | "cancel" | "fail" = "confirm",
): Promise<Response> {
  const page = await send(address);
  if (page.status !== 200) return page;
  const token = /name="form_token" value="([^"]+)"/.exec(await page.text())?.[1] ?? "";
  const body = new URLSearchParams({ form_token: token, action }).toString();
  return await send(address, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body,
  });
}
