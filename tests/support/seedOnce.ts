import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { built, launchServer } from './launch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data directory of a sandbox that was started once. */
    seeded: string
  }
}

/** Once per run: a sandbox after its first start, for browser tests to copy. Seeding takes longer than many of their files. */
export default async function setup(project: TestProject): Promise<() => void> {
  const seeded = mkdtempSync(join(tmpdir(), 'satyapan-'))
  const { stop } = await launchServer({ DATA_DIR: seeded, DATABASE_URL: '' }, built)
  await stop()
  project.provide('seeded', seeded)
  return () => rmSync(seeded, { recursive: true, force: true })
}
