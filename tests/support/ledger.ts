import { expect } from 'vitest'
import { connect, type Database } from '../../server/platform/db/connect.ts'
import { startProgram } from './children.ts'

type Env = Record<string, string>

/** The database of a stopped server, for inspection between its runs. */
export async function withDatabaseOf<Answer>(
  place: Env,
  look: (db: Database['db']) => Promise<Answer>,
): Promise<Answer> {
  const { db, close } = await connect({ databaseUrl: place.DATABASE_URL, dataDir: place.DATA_DIR ?? '' })
  try {
    return await look(db)
  } finally {
    await close()
  }
}

/** Runs the operators' command and expects it to find no error. */
export async function expectLedgerIntact(place: Env): Promise<void> {
  const { exit, lines, errors } = startProgram('server/money/wallets/verifyLedgerCommand.ts', [], place)
  expect([await exit, errors]).toEqual([0, []])
  expect(lines.at(-1)).toMatch(/^The ledger is consistent/)
}
