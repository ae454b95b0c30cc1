import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { databaseName, onServer, serverUrl } from '../support/databaseTemplate.ts'

const LARGE_ROWS = 100_000
const SMALL_ROWS = 10
/** The simulated source's response time. */
const DELAY_MS = 100

interface Wait {
  ms: number
  /** Of the small job alone. */
  ratio: number
}

interface BatchFigures {
  smallAloneMs: number
  otherCustomer: Wait
  sameCustomer: Wait
}

/**
 * How long ten rows take, from the start of their job to its end, beside another customer's job of 100,000 rows and beside one of
 * the same customer, on PostgreSQL with one node.
 */
export async function benchBatch(): Promise<BatchFigures> {
  const name = databaseName()
  await onServer(`create database ${name}`)
  try {
    const child = fileURLToPath(new URL('./batch/child.ts', import.meta.url))
    const args = [child, String(LARGE_ROWS), String(SMALL_ROWS), String(DELAY_MS), serverUrl(name)]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    const { alone, other, same } = JSON.parse(stdout) as Record<'alone' | 'other' | 'same', number>
    const besides = (ms: number): Wait => ({ ms: Math.round(ms), ratio: ms / alone })
    return { smallAloneMs: Math.round(alone), otherCustomer: besides(other), sameCustomer: besides(same) }
  } finally {
    await onServer(`drop database if exists ${name} with (force)`)
  }
}
