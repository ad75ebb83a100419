/** Sets a query parameter of an address and replaces existing ones of that name; the hash stays at the end. */
export function addQueryParameter(address: string, name: string, value: string): string {
  const hashAt = address.indexOf("#");
  const beforeHash = hashAt === -1 ? address : address.slice(0, hashAt);
  const hash = hashAt === -1 ? "" : address.slice(hashAt);
  const queryAt = beforeHash.indexOf("?");
  const path = queryAt === -1 ? beforeHash : beforeHash.slice(0, queryAt);
  const query = queryAt === -1 ? "" : beforeHash.slice(queryAt + 1);
  const key = encodeURIComponent(name);
  const others = query.split("&").filter((pair) => pair !== "" && pair !== key && !pair.startsWith(`${key}=`));
  return `${path}?${[...others, `${key}=${encodeURIComponent(value)}`].join("&")}${hash}`;
}
