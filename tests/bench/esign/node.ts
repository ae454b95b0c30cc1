import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { databaseName, onServer, serverUrl } from '../../support/databaseTemplate.ts'

interface NodeFigures {
  /** Stamps twenty pages with marks, and seals them for later years; the median. */
  sealMs: number
  bulk: {
    envelopes: number
    /** From the file to checked rows with a price. */
    checkSeconds: number
    /** From the start to the last envelope. */
    seconds: number
    /** Of the one node; its processes for heavy tasks do not count. */
    peakMb: number
    lost: number
    doubled: number
  }
}

/** A whole node on PostgreSQL in a process of its own. */
export async function measureNode(envelopes: number): Promise<NodeFigures> {
  const name = databaseName()
  await onServer(`create database ${name}`)
  try {
    const child = fileURLToPath(new URL('./child.ts', import.meta.url))
    // The same flags as `npm start`.
    const args = ['--max-semi-space-size=16', '--max-old-space-size=768', child, String(envelopes), serverUrl(name)]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    return JSON.parse(stdout) as NodeFigures
  } finally {
    await onServer(`drop database if exists ${name} with (force)`)
  }
}
