/** The user name in a form that asks for a password: password managers know by it whose password it is. */
export function AccountName({ userName }: { readonly userName: string }) {
  return <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />;
}
