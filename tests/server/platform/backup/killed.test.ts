import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkBackup } from '../../../../server/platform/backup/check.ts'
import { openBackup } from '../../../../server/platform/backup/records.ts'
import { writeBackup } from '../../../../server/platform/backup/write.ts'
import { type Child, startChild, waitForLines } from '../../../support/children.ts'
import { temporaryDataEnv } from '../../../support/server.ts'
import { until } from '../../../support/until.ts'
import {
  backUp,
  configOf,
  contentOfTables,
  filesIn,
  filesOf,
  fill,
  nameOf,
  restore,
  temporaryDirectory,
  withDatabase,
} from './world.ts'

async function killAfter(child: Child, lines: number): Promise<void> {
  onTestFinished(() => void child.process.kill('SIGKILL'))
  await waitForLines(child, lines)
  child.process.kill('SIGKILL')
  await child.exit
}

test('a killed backup leaves no backup, and the next one tidies up', { timeout: 300_000 }, async () => {
  const place = await temporaryDataEnv()
  await fill(place, 1)
  const directory = temporaryDirectory()
  await killAfter(startChild('backUpUntilKilled.ts', directory, place.DATA_DIR, place.DATABASE_URL), 1)
  expect(filesIn(directory)).toEqual([expect.stringMatching(/\.backup\.partial$/)])

  const parts = { files: filesOf(place), secrets: configOf(place) }
  const { path } = await withDatabase(place, database => writeBackup(database, parts, { directory, keep: 1 }))
  expect(filesIn(directory).map(name => join(directory, name))).toEqual([path])
  await openBackup(path, configOf(place)).then(checkBackup)
})

test('a killed restore leaves the target as it was, and the next one succeeds', { timeout: 300_000 }, async () => {
  const [source, target] = [await temporaryDataEnv(), await temporaryDataEnv()]
  await fill(source, 2)
  await fill(target, 1)
  const path = await backUp(source)
  const before = await withDatabase(target, contentOfTables)
  const replace = nameOf(target)
  await killAfter(startChild('restoreUntilKilled.ts', path, replace, target.DATA_DIR, target.DATABASE_URL), 1)
  expect(await withDatabase(target, contentOfTables)).toEqual(before)

  // PostgreSQL notices the end of a connection in its own time.
  await until(() => restore(path, target, { replace }))
  expect(await withDatabase(target, contentOfTables)).toEqual(await withDatabase(source, contentOfTables))
})

test('a killed restore of an empty installation can be repeated', { timeout: 300_000 }, async () => {
  const [source, target] = [await temporaryDataEnv(), await temporaryDataEnv()]
  await fill(source, 1)
  const path = await backUp(source)
  await killAfter(startChild('restoreUntilKilled.ts', path, '', target.DATA_DIR, target.DATABASE_URL), 1)
  await until(() => restore(path, target))
  expect(await withDatabase(target, contentOfTables)).toEqual(await withDatabase(source, contentOfTables))
})

test('a failed or stopped backup leaves nothing behind, and old ones go beyond their number', {
  timeout: 300_000,
}, async () => {
  const place = await temporaryDataEnv()
  await fill(place, 1)
  const directory = temporaryDirectory()
  const parts = { files: filesOf(place), secrets: configOf(place) }
  await withDatabase(place, async database => {
    const failing = { ...parts.files, get: () => Promise.reject(new Error('the store is gone')) }
    await expect(writeBackup(database, { ...parts, files: failing }, { directory, keep: 2 })).rejects.toThrow('gone')
    const stopped = AbortSignal.abort()
    await expect(writeBackup(database, parts, { directory, keep: 2, signal: stopped })).rejects.toThrow(/abort/i)
    expect(filesIn(directory)).toEqual([])
    writeFileSync(join(directory, 'notes.txt'), 'not ours')
    const made: string[] = []
    for (let number = 0; number < 3; number++)
      made.push((await writeBackup(database, parts, { directory, keep: 2 })).path)
    expect(made.map(path => existsSync(path))).toEqual([false, true, true])
    expect(filesIn(directory)).toContain('notes.txt')
  })
})

test('two processes do not write to one directory', { timeout: 300_000 }, async () => {
  const [place, other] = [await temporaryDataEnv(), await temporaryDataEnv()]
  await fill(place, 1)
  await fill(other, 1)
  const directory = join(temporaryDirectory(), 'backups')
  mkdirSync(directory)
  const child = startChild('backUpUntilKilled.ts', directory, place.DATA_DIR, place.DATABASE_URL)
  onTestFinished(() => void child.process.kill('SIGKILL'))
  await waitForLines(child, 1)
  const parts = { files: filesOf(other), secrets: configOf(other) }
  await withDatabase(other, database =>
    expect(writeBackup(database, parts, { directory, keep: 1 })).rejects.toThrow(/Another process is writing a backup/),
  )
})
