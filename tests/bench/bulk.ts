import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { limits } from '../../contracts/platform/limits.ts'
import { panCheck } from '../../contracts/products/panCheck.ts'
import { readConfig } from '../../server/platform/config/config.ts'
import { forEachConcurrent } from '../../server/platform/forEachConcurrent.ts'
import { createSources } from '../../server/sources/adapters/create.ts'
import { askSource } from '../../server/sources/askSource.ts'
import { distinctPan } from '../support/bulkJob.ts'
import { databaseName, onServer, serverUrl } from '../support/databaseTemplate.ts'

const ROWS = 100_000
/** The simulated source's response time: the same on both sides, and far less than a real one. */
const DELAY_MS = 5

interface BulkFigures {
  rows: number
  /** From upload to checked rows with a price. */
  checkSeconds: number
  jobRowsPerSecond: number
  /** The source and the runner alone with the same parallelism; nothing is stored. */
  runnerRowsPerSecond: number
  ratio: number
  /** Peak resident memory of the one node; the limit is 320. */
  peakMb: number
}

/**
 * Runs a job of 100,000 rows on PostgreSQL in a separate process and compares it with the runner alone; verifies the ledger
 * afterwards.
 */
export async function benchBulk(rows = ROWS): Promise<BulkFigures> {
  const runnerRowsPerSecond = await runnerAlone(Math.min(rows, 20_000))
  const name = databaseName()
  await onServer(`create database ${name}`)
  try {
    const child = fileURLToPath(new URL('./bulk/child.ts', import.meta.url))
    // The same flags as `npm start`.
    const args = [
      '--max-semi-space-size=16',
      '--max-old-space-size=768',
      child,
      String(rows),
      String(DELAY_MS),
      serverUrl(name),
    ]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    const { checkSeconds, seconds, peakMb } = JSON.parse(stdout) as Record<
      'checkSeconds' | 'seconds' | 'peakMb',
      number
    >
    const jobRowsPerSecond = rows / seconds
    return {
      rows,
      checkSeconds,
      jobRowsPerSecond: Math.round(jobRowsPerSecond),
      runnerRowsPerSecond: Math.round(runnerRowsPerSecond),
      ratio: jobRowsPerSecond / runnerRowsPerSecond,
      peakMb,
    }
  } finally {
    await onServer(`drop database if exists ${name} with (force)`)
  }
}

async function runnerAlone(rows: number): Promise<number> {
  const log = pino({ level: 'silent' })
  const config = readConfig({ SANDBOX_DELAY_MS: String(DELAY_MS), LOG_LEVEL: 'silent' })
  const sources = createSources(config)
  const started = performance.now()
  const inputs = Array.from({ length: rows }, (_, row) => panCheck.input.parse({ pan: distinctPan(row) }))
  await forEachConcurrent(inputs, limits.bulk.parallelRows * limits.bulk.parallelChunks, async input => {
    await askSource({ sources, log }, { product: 'pan-check', input, userId: 'usr_test', mode: 'live' })
  })
  return rows / ((performance.now() - started) / 1000)
}
