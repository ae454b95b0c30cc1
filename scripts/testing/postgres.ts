import { Client } from 'pg'

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres'

/** The PostgreSQL for tests: TEST_POSTGRES_URL, else the local one; undefined where it does not answer within 3 s. */
export async function postgresUrl(url = process.env.TEST_POSTGRES_URL || LOCAL): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  try {
    await client.connect()
    await client.query('select 1')
    return url
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}
