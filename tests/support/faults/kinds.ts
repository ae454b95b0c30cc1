import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Bank } from '../bank/bank.ts'
import { awaitPerson, monitor, repeatFile } from '../bank/lasting.ts'
import { type Nodes, oneOf } from '../bank/nodes.ts'
import type { Operation } from '../bank/operations.ts'
import { isReading, readPicture, readStatement } from '../bank/reading.ts'
import { daysPass, monthsPass, nobodyDecides, type TimePasses } from '../bank/timePasses.ts'
import { withDatabaseOf } from '../ledger.ts'
import type { S3Fault } from '../s3Server.ts'
import type { Installation } from './installation.ts'

export interface Field {
  installation: Installation
  nodes: Nodes
  bank: Bank
  random: () => number
  /** Has another client do an operation beside the others. */
  begin: (operation: Operation) => void
}

interface Fault {
  /** What the fault is, for people. */
  name: string
  /** The object store that it needs. */
  store?: 'disk' | 'bucket'
  /** Whether an installation can have it. */
  isPossible(installation: Installation): boolean
  /** Business that there must be before the first one of a round. */
  prepare?(bank: Bank): Promise<void>
  /** Makes it happen and waits until its cause has gone. Returns whether it struck what it was aimed at. */
  strike(field: Field): Promise<boolean>
}

/** Checks that begin to wait for a person at each fault. */
const WAITING = 8

const always = () => true
const shareable = ({ proxy }: Installation) => proxy !== undefined

/** Some seconds in which the fault lasts. */
const aWhile = ({ random }: Field) => sleep(500 + random() * 3_000)

const times = async (bank: Bank, count: number, operation: Operation) => {
  await Promise.all(Array.from({ length: count }, () => operation(bank)))
}

/**
 * Kills all that run jobs just after time has passed, or before it where only a stopped server's database can be changed: the next one
 * strikes what it made due. Work that is due begins within `withinMs`.
 */
const killWhile =
  (pass: TimePasses, withinMs: number): Fault['strike'] =>
  async ({ installation, nodes, bank, random }) => {
    let underWay = 0
    const letPass = async () => {
      underWay = await withDatabaseOf(installation.place, db => pass(db, bank.journal))
    }
    if (installation.proxy) await letPass()
    await sleep(random() * withinMs)
    await nodes.kill('workers', letPass)
    return underWay > 0
  }

/** Kills all that run jobs while a check that has just begun reads its file. */
async function killWhileReading({ nodes, bank, random, begin }: Field): Promise<boolean> {
  const before = new Set(bank.journal.readings.keys())
  begin(random() < 0.3 ? readPicture : readStatement)
  const until = Date.now() + 10_000
  let struck = false
  while (!struck && Date.now() < until) {
    await sleep(50)
    struck = await isReading(bank, id => !before.has(id))
  }
  await nodes.kill('workers')
  return struck
}

/** Ends the server's own side of all connections that nodes have, as an administrator does. */
async function terminateBackends({ installation: { place } }: Field): Promise<boolean> {
  const client = new pg.Client({ connectionString: place.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await client.end()
  return rows.length > 0
}

const s3Faults: S3Fault[] = [
  { status: 503, code: 'SlowDown' },
  { status: 403, code: 'AccessDenied' },
  'silence',
  'hangUp',
]

export const faults = {
  kill: {
    name: 'kill -9 of a process',
    isPossible: always,
    async strike({ nodes }) {
      await nodes.kill('any')
      return true
    },
  },
  killReading: {
    name: 'kill -9 of workers that read files',
    isPossible: always,
    strike: killWhileReading,
  },
  killMonitoring: {
    name: 'kill -9 of workers while monitors run',
    isPossible: always,
    prepare: bank => times(bank, 6, monitor),
    strike: killWhile(monthsPass, 2_000),
  },
  killRepeating: {
    name: 'kill -9 of workers that repeat files',
    isPossible: always,
    prepare: bank => times(bank, 2, repeatFile),
    strike: killWhile(daysPass, 7_000),
  },
  killWaiting: {
    name: 'kill -9 of workers while holds wait',
    isPossible: always,
    prepare: bank => times(bank, WAITING, awaitPerson),
    strike(field) {
      for (let count = 1; count <= WAITING; count += 1) field.begin(awaitPerson)
      return killWhile(nobodyDecides, 2_000)(field)
    },
  },
  cut: {
    name: 'connections cut',
    isPossible: shareable,
    async strike(field) {
      const { proxy } = field.installation
      if (!proxy) return false
      const open = proxy.open
      if (field.random() < 0.5) proxy.cut()
      else {
        await proxy.refuse()
        await aWhile(field)
        await proxy.accept()
      }
      return open > 0
    },
  },
  terminate: {
    name: 'pg_terminate_backend',
    isPossible: shareable,
    strike: terminateBackends,
  },
  restart: {
    name: 'database restarted',
    isPossible: ({ cluster }) => cluster !== undefined,
    async strike(field) {
      const { cluster } = field.installation
      await cluster?.stopImmediately()
      if (field.random() < 0.5) await aWhile(field)
      await cluster?.start()
      return true
    },
  },
  diskFull: {
    name: 'disk full',
    store: 'disk',
    isPossible: ({ disk }) => disk !== undefined,
    async strike(field) {
      const { disk } = field.installation
      disk?.fill()
      field.begin(readStatement)
      await aWhile(field)
      disk?.free()
      return true
    },
  },
  s3: {
    name: 'bucket refuses',
    store: 'bucket',
    isPossible: always,
    async strike(field) {
      const { s3 } = field.installation
      const before = s3.asked.length
      s3.keepsSuffering(oneOf(s3Faults, field.random) ?? 'silence')
      field.begin(readStatement)
      await aWhile(field)
      s3.keepsSuffering('nothing')
      return s3.asked.length > before
    },
  },
} satisfies Record<string, Fault>

export type FaultKind = keyof typeof faults

export const faultKinds = Object.keys(faults) as FaultKind[]

export const faultOf = (kind: FaultKind): Fault => faults[kind]
