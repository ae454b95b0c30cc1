import { capture, reserve } from '../../server/money/wallets/holds.ts'
import { verifyLedger } from '../../server/money/wallets/verifyLedger.ts'
import { connect } from '../../server/platform/db/connect.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { openPool } from '../../server/platform/db/pg.ts'
import { newId } from '../../server/platform/identity/ids.ts'
import { databaseName, onServer, serverUrl } from '../support/databaseTemplate.ts'
import { makeCustomer } from '../support/factories.ts'
import { captureSql, reserveSql } from './ledger/handWritten.ts'
import { median } from './median.ts'

const CONNECTIONS = 16
const PER_ROUND = 800
const ROUNDS = 5
const PAISE = 150

type Charge = (walletId: string) => Promise<void>

/**
 * Compares reserve and capture through our functions with the same SQL written by hand for `pg`: charges per second of each, in
 * turns on one PostgreSQL database over 16 connections, and the median of the rounds' ratios (1: no overhead; the aim is 0.7).
 */
export async function benchLedger(): Promise<{ ours: number; handWritten: number; ratio: number }> {
  const name = databaseName()
  await onServer(`create database ${name}`)
  const database = await connect({ databaseUrl: serverUrl(name), dataDir: '' })
  const pool = openPool(serverUrl(name), console)
  try {
    await migrate(database)
    const { db } = database
    const wallets: string[] = []
    while (wallets.length < CONNECTIONS) wallets.push((await makeCustomer(db, { paise: 1e9 })).wallets.api.id)

    const ours: Charge = async walletId => {
      const entry = { reference: 'bench', description: 'PAN check', actor: { kind: 'system', name: 'bench' } } as const
      const { holdId } = await reserve(db, { ...entry, walletId, amountPaise: PAISE, key: newId('req') })
      await capture(db, { ...entry, holdId, amountPaise: PAISE, key: newId('req') })
    }
    const handWritten: Charge = async walletId => {
      const holdId = newId('hld')
      const note = ['bench', 'PAN check', 'bench']
      const reserving = [walletId, newId('trf'), holdId, PAISE, newId('req'), ...note]
      await pool.query({ name: 'reserve', text: reserveSql, values: reserving })
      const capturing = [holdId, newId('trf'), PAISE, newId('req'), ...note]
      await pool.query({ name: 'capture', text: captureSql, values: capturing })
    }

    await perSecond(ours, wallets)
    await perSecond(handWritten, wallets)
    const rounds: { ours: number; handWritten: number }[] = []
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ ours: await perSecond(ours, wallets), handWritten: await perSecond(handWritten, wallets) })
    const { broken } = await verifyLedger(db)
    if (broken) throw new Error(broken)
    return {
      ours: Math.round(median(rounds.map(round => round.ours))),
      handWritten: Math.round(median(rounds.map(round => round.handWritten))),
      ratio: median(rounds.map(round => round.ours / round.handWritten)),
    }
  } finally {
    await pool.end()
    await database.close()
    await onServer(`drop database if exists ${name} with (force)`)
  }
}

/** One caller per connection, each with its own wallet. */
async function perSecond(charge: Charge, wallets: string[]): Promise<number> {
  const started = performance.now()
  const caller = async (walletId: string) => {
    for (let done = 0; done < PER_ROUND / CONNECTIONS; done++) await charge(walletId)
  }
  await Promise.all(wallets.map(caller))
  return PER_ROUND / ((performance.now() - started) / 1_000)
}
