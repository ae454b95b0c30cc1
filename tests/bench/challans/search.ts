import Fastify from 'fastify'
import pg from 'pg'
import { databaseName, onServer, serverUrl } from '../../support/databaseTemplate.ts'
import { median } from '../median.ts'
import { accessTokens, look } from './citizen.ts'
import { startProductWith } from './product.ts'

const TURNS = 500
const VEHICLE = 'MH12AB1020'

/**
 * 95th percentile of a search whose vehicle is already cached, compared with a bare Fastify route that reads the same rows of the
 * same PostgreSQL; both are called in turns.
 */
export async function benchSearch() {
  const name = databaseName()
  await onServer(`create database ${name}`)
  const product = await startProductWith({ DATABASE_URL: serverUrl(name), TRUST_PROXY: '127.0.0.1' }).catch(
    async (error: unknown) => {
      await onServer(`drop database if exists ${name} with (force)`)
      throw error
    },
  )
  const bare = await bareNode(serverUrl(name))
  try {
    const tokens = await accessTokens(serverUrl(name), TURNS + 1)
    const search = (turn: number) => look(product.url, tokens[turn] ?? '', VEHICLE, turn)
    await search(TURNS)
    const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
    for (let turn = 0; turn < TURNS; turn++) {
      times.ours.push(await timed(() => search(turn)))
      times.bare.push(await timed(() => fetch(bare.url).then(reply => reply.json())))
    }
    const [ours, theirs] = [p95(times.ours), p95(times.bare)]
    return {
      p95Ms: ours,
      bareP95Ms: theirs,
      ratio: ours / theirs,
      medianRatio: median(times.ours) / median(times.bare),
    }
  } finally {
    await bare.close()
    await product.stop()
    await onServer(`drop database if exists ${name} with (force)`)
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN

/** Reads the vehicle's rows and sends them unchanged. */
async function bareNode(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  const app = Fastify()
  app.get('/', async () => {
    const { rows } = await pool.query(
      `select * from challans where vehicle_index =
        (select vehicle_index from challan_lookups order by fetched_at desc limit 1) order by id`,
    )
    return rows
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    close: async () => {
      await app.close()
      await pool.end()
    },
  }
}
