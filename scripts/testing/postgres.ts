import { Client } from 'pg'

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres'
const LOCAL_HOSTS = ['127.0.0.1', 'localhost', '[::1]']

/** Whether a process with this id exists. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Drops the databases of test runs that were killed; a test database's name carries the id of the process that made it. */
async function dropLeftovers(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    String.raw`select datname as name from pg_database where datname ~ '^satyapan_\d+_[0-9a-f]+$'`,
  )
  const leftovers = rows.filter(({ name }) => !isRunning(Number(name.split('_')[1])))
  for (const { name } of leftovers) await client.query(`drop database if exists ${name} with (force)`)
}

/** The PostgreSQL for tests: TEST_POSTGRES_URL, else the local one; undefined where it does not answer within 3 s. */
export async function postgresUrl(url = process.env.TEST_POSTGRES_URL || LOCAL): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  try {
    await client.connect()
    // Elsewhere a process id says nothing about this machine.
    if (LOCAL_HOSTS.includes(new URL(url).hostname)) await dropLeftovers(client)
    return url
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}
