import type pg from 'pg'
import { countCalls, countLatencies, insertLog } from './sql.ts'

const FLUSH_MS = 250

/** The hand-written service's request log and daily usage, written in batches like ours. */
export function createRequestLog(pool: pg.Pool) {
  let waiting: object[] = []
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    timer = undefined
    const rows = JSON.stringify(waiting)
    waiting = []
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query({ name: 'insertLog', text: insertLog, values: [rows] })
      await client.query({ name: 'countCalls', text: countCalls, values: [rows] })
      await client.query({ name: 'countLatencies', text: countLatencies, values: [rows] })
      await client.query('commit')
    } finally {
      client.release()
    }
  }

  return {
    add(row: object): void {
      waiting.push(row)
      timer ??= setTimeout(() => void flush(), FLUSH_MS)
    },
  }
}
