import { credit } from '../../../server/money/wallets/credits.ts'
import { type Bank, openBank } from '../bank/bank.ts'
import { startClients } from '../bank/clients.ts'
import { compareWithJournal } from '../bank/compare.ts'
import type { Comparison } from '../bank/comparison.ts'
import type { Journal } from '../bank/journal.ts'
import { nodesOf, type Role } from '../bank/nodes.ts'
import { missingOf } from '../bank/reading.ts'
import { releaseClaims, settle } from '../bank/settle.ts'
import { startProgram } from '../children.ts'
import { withDatabaseOf } from '../ledger.ts'
import type { Installation } from './installation.ts'
import { type FaultKind, type Field, faultOf } from './kinds.ts'
import type { Round } from './report.ts'

interface Run {
  installation: Installation
  razorpay: Bank['razorpay']
  roles: readonly Role[]
  /** The server's program; by default its sources. */
  program?: string | undefined
  /** Each round's faults, in turn. */
  rounds: readonly (readonly FaultKind[])[]
  /** Operations between two faults. */
  between: number
  random: () => number
  /** When no further round begins, in milliseconds since 1970. */
  until?: number
  /** Whether more is done than the sandbox's balances pay for. */
  isLong?: boolean
  /** Called after each round. */
  onRound?: (round: Round) => void
}

/** The longest pause between two faults: clients may all wait for a lease. */
const MAX_PAUSE_MS = 8_000
const CREDIT_PAISE = 1_000_000_000

/**
 * Customers, staff and the card gateway at work on processes that share an installation, while one fault after the other strikes it. After each
 * round everything that is open is settled, and the database is compared with what everybody was told.
 */
export async function runFaults({ installation, razorpay, roles, program, rounds, ...run }: Run) {
  const { place } = installation
  const { between, random, until = Number.POSITIVE_INFINITY, isLong = false, onRound } = run
  const nodes = nodesOf({ env: { ...razorpay.env, ...installation.env }, program, roles }, random)
  const bank = openBank(nodes, razorpay, random)
  const known = new Set<string>()
  const done: Round[] = []
  try {
    // The first server seeds; what the sandbox begins with is none of the clients' doing.
    await nodes.startOne()
    await nodes.stopAll()
    if (isLong) await addMoney(installation)
    const since = new Date()
    for (const kinds of rounds) {
      if (Date.now() > until) break
      const [began, operations, ended] = [performance.now(), bank.done, nodes.ended.length]
      const { struck, errors } = await strike({ installation, nodes, bank, random }, kinds, between)
      const readings = [...bank.journal.readings].filter(([id]) => !known.has(id))
      const missing = await missingOf(bank, readings)
      for (const [id] of readings) known.add(id)
      const open = await settle(place, nodes, since)
      const compared = await compareWithJournal(place, bank, since)
      const found = {
        lost: [...compared.lost, ...missing],
        doubled: compared.doubled,
        wrong: [
          ...compared.wrong,
          ...errors,
          ...open.map(what => `still open: ${what}`),
          ...(await ledgerErrors(place, program)),
        ],
      }
      const round: Round = {
        ...onlyNew(found, known),
        where: installation.name,
        kind: [...new Set(kinds)].map(kind => faultOf(kind).name).join(', '),
        faults: kinds.length,
        struck,
        ended: nodes.ended.slice(ended),
        serverErrors: new Map(bank.serverErrors),
        operations: bank.done - operations,
        seconds: (performance.now() - began) / 1_000,
      }
      bank.serverErrors.clear()
      done.push(round)
      onRound?.(round)
    }
    const { journal } = bank
    /** The database against other books, to see that a comparison finds differences. */
    const compareWith = (other: Partial<Journal>) =>
      compareWithJournal(place, { razorpay, journal: { ...journal, ...other } }, since)
    return { rounds: done, journal, compareWith }
  } finally {
    await nodes.close()
  }
}

/**
 * The faults of a round, under the workload. Afterwards every client has its answers, and one process runs. Each round may have another object
 * store, because files are read only in the round in which they were uploaded.
 */
async function strike(parts: Omit<Field, 'begin'>, kinds: readonly FaultKind[], between: number) {
  const { nodes, bank, installation, random } = parts
  const stores = kinds.flatMap(kind => faultOf(kind).store ?? [])
  const inBucket = (stores[0] ?? (random() < 0.5 ? 'bucket' : 'disk')) === 'bucket'
  await nodes.startAll(inBucket ? installation.inBucket : {})
  const work = startClients(bank)
  let struck = 0
  for (const kind of new Set(kinds)) await faultOf(kind).prepare?.(bank)
  for (const kind of kinds) {
    await work.pause(between, MAX_PAUSE_MS)
    if (await faultOf(kind).strike({ ...parts, begin: operation => work.begin(operation) })) struck += 1
    work.countFault()
  }
  const errors = (await nodes.unready()).map(node => `${node} is not ready again`)
  await nodes.stopAll()
  await releaseClaims(installation.place)
  await nodes.startOne()
  return { struck, errors: [...errors, ...(await work.end())] }
}

/** Gives every wallet more than a run can spend. */
async function addMoney({ place }: Installation): Promise<void> {
  const entry = { amountPaise: CREDIT_PAISE, from: 'bonus', description: 'Credit for a run of faults' } as const
  const actor = { kind: 'system', name: 'faults' } as const
  await withDatabaseOf(place, async db => {
    const wallets = await db.selectFrom('wallets').select('id').execute()
    for (const { id } of wallets) await credit(db, { ...entry, actor, walletId: id, key: `faults:${id}` })
  })
}

/** The operators' command, of the build or of the sources as the servers are, in words if it finds an error. */
async function ledgerErrors(place: Installation['place'], program?: string): Promise<string[]> {
  const command = program ? 'dist/server/verify-ledger.js' : 'server/money/wallets/verifyLedgerCommand.ts'
  const { exit, lines, errors } = startProgram(command, [], place)
  const code = await exit
  return code === 0 ? [] : [`ledger: exit ${code}: ${[...lines, ...errors].at(-1)}`]
}

/** Each finding counts for the round that shows it first. */
function onlyNew(found: Comparison, known: Set<string>): Comparison {
  const fresh = (list: readonly string[]) => list.filter(one => !known.has(one) && known.add(one))
  return { lost: fresh(found.lost), doubled: fresh(found.doubled), wrong: fresh(found.wrong) }
}
