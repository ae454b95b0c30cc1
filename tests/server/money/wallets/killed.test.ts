import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { connect } from '../../../../server/platform/db/connect.ts'
import { startChild, waitForLines } from '../../../support/children.ts'
import { testDatabase } from '../../../support/database.ts'

const database = await testDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** An embedded database must survive on disk, so it is not the test's own in memory. */
const place = database.kind === 'postgres' ? ['', database.url] : [dataDir]

test('kill -9 during charges, ten times over: each acknowledged charge is there, and the ledger is whole', async () => {
  const acknowledged: string[] = []
  for (let time = 0; time < 10; time++) {
    const child = startChild('chargeUntilKilled.ts', ...place)
    await waitForLines(child, 5 + time * 3)
    child.process.kill('SIGKILL')
    await child.exit
    acknowledged.push(...child.lines)
  }
  const after = database.kind === 'postgres' ? database : await connect({ dataDir })
  const kept = await after.db.selectFrom('transfers').select('id').where('kind', '=', 'capture').execute()
  const ids = new Set(kept.map(({ id }) => id))
  expect(acknowledged.filter(id => !ids.has(id))).toEqual([])
  expect(await verifyLedger(after.db)).toMatchObject({ broken: null })
  if (after !== database) await after.close()
}, 600_000)
