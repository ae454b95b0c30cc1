import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../server/app/app.ts'
import { boot } from '../../server/app/boot.ts'
import { readConfig } from '../../server/platform/config/config.ts'
import { databaseName, onServer, serverUrl } from '../support/databaseTemplate.ts'
import { makeAdmin, signedIn } from '../support/factories.ts'

/** A node with a PostgreSQL database of its own; `asCustomer` and `asStaff` return a function that sends requests over HTTP. */
export async function benchNode() {
  const name = databaseName()
  await onServer(`create database ${name}`)
  const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
  const booted = await boot(readConfig({ DATA_DIR: dataDir, DATABASE_URL: serverUrl(name), LOG_LEVEL: 'silent' }))
  const { context } = booted
  const app = await buildApp(context)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })

  const client = (headers: Record<string, string>) => async (path: string) => {
    const reply = await fetch(`${origin}${path}`, { headers })
    if (reply.status !== 200) throw new Error(await reply.text())
    return reply.json()
  }
  return {
    db: context.db,
    asCustomer: async (userId: string) => client(await signedIn(context, { userId })),
    asStaff: async () => client(await signedIn(context, { adminId: await makeAdmin(context.db) })),
    close: async () => {
      await app.close()
      await booted.close()
      rmSync(dataDir, { recursive: true, force: true })
      await onServer(`drop database if exists ${name} with (force)`)
    },
  }
}

export type BenchNode = Awaited<ReturnType<typeof benchNode>>

/** Runs a benchmark on this many nodes, and closes them. */
export async function withNodes<Result>(
  count: number,
  run: (...nodes: BenchNode[]) => Promise<Result>,
): Promise<Result> {
  const nodes: BenchNode[] = []
  try {
    while (nodes.length < count) nodes.push(await benchNode())
    return await run(...nodes)
  } finally {
    for (const node of nodes) await node.close()
  }
}
