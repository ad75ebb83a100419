// Resolves names below `localhost` to this machine, as browsers do (RFC 6761); not every system does.
import dns from "node:dns";

const { lookup } = dns;
dns.lookup = (hostname, ...rest) => lookup(hostname.endsWith(".localhost") ? "localhost" : hostname, ...rest);
