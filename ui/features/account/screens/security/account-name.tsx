/** Hidden user name in a password form, for password managers. */
export function AccountName({ userName }: { readonly userName: string }) {
  return <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />;
}
