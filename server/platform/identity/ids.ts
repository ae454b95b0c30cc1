import { createHash, randomBytes, randomFillSync, randomInt } from 'node:crypto'
import { ORDER_NUMBER_LENGTH, orderNumberLetters, orderNumberOf } from '../../../contracts/challans/orderNumber.ts'

type Prefix =
  | 'usr'
  | 'sub'
  | 'adm'
  | 'stc'
  | 'rol'
  | 'arv'
  | 'arr'
  | 'ses'
  | 'svw'
  | 'smg'
  | 'otp'
  | 'msg'
  | 'wal'
  | 'trf'
  | 'ord'
  | 'inv'
  | 'stm'
  | 'hld'
  | 'crd'
  | 'veh'
  | 'ver'
  | 'vks'
  | 'job'
  | 'sch'
  | 'run'
  | 'obj'
  | 'fil'
  | 'frm'
  | 'fac'
  | 'fch'
  | 'bsf'
  | 'bsl'
  | 'key'
  | 'adr'
  | 'req'
  | 'aud'
  | 'wrk'
  | 'whk'
  | 'evt'
  | 'dlv'
  | 'kyc'
  | 'gst'
  | 'led'
  | 'nte'
  | 'ntc'
  | 'isk'
  | 'prc'
  | 'pch'
  | 'apr'
  | 'gex'
  | 'cle'
  | 'inc'
  | 'icu'
  | 'icc'
  | 'gre'
  | 'tut'
  | 'tpl'
  | 'dft'
  | 'brd'
  | 'beu'
  | 'bho'
  | 'csh'
  | 'chl'
  | 'chs'
  | 'cho'
  | 'chi'
  | 'cfe'
  | 'crf'
  | 'civ'
  | 'lst'
  | 'lsv'
  | 'ent'
  | 'dec'
  | 'sce'
  | 'dcr'
  | 'mon'
  | 'mev'
  | 'irp'
  | 'inq'
  | 'vcl'
  | 'vcp'
  | 'vcs'
  | 'inb'
  | 'iqr'
  | 'ivt'
  | 'ivl'
  | 'ive'
  | 'opf'
  | 'pln'
  | 'cas'
  | 'cno'
  | 'env'
  | 'esg'
  | 'bsn'
  | 'imp'
  | 'loc'
  | 'lbl'
  | 'rcp'
  | 'eev'
  | 'stp'
  | 'edv'
  | 'crn'
  | 'csp'
  | 'cev'
  | 'cpo'
  | 'cpr'
  | 'pcr'
  | 'pba'
  | 'pfl'
  | 'pyo'
  | 'srt'
  | 'sdg'
  | 'pky'
  | 'sdm'
  | 'sid'
  | 'dry'

let lastMs = 0
let sequence = 0

/**
 * A prefix and a UUIDv7 (RFC 9562): ids of one process sort by creation, even within a millisecond. The 12 bits next to the time
 * are a counter that starts at random and, on overflow, borrows the next millisecond.
 */
export function newId(prefix: Prefix): string {
  const now = Date.now()
  if (now > lastMs) {
    lastMs = now
    sequence = randomInt(0, 0x400)
  } else if (++sequence > 0xfff) {
    lastMs += 1
    sequence = 0
  }
  return `${prefix}_${uuid7(lastMs, sequence)}`
}

/** The id of one of many rows that an attempt makes: the same for every attempt, and sorted after those of earlier requests as the attempt's own id is. */
export function idOfRow(prefix: Prefix, attemptId: string, row: number): string {
  const own = attemptId.slice(attemptId.indexOf('_') + 1)
  const rest = createHash('sha256').update(`${own} ${row}`).digest('hex')
  const place = row.toString(16).padStart(3, '0')
  return `${prefix}_${own.slice(0, 13)}${place}${own.slice(16, 17)}${rest.slice(0, own.length - 17)}`
}

/** The same id with another prefix, for rows that are named after the work that created them. */
export const withIdPrefix = (prefix: Prefix, id: string): string => prefix + id.slice(id.indexOf('_'))

/** An id for a moment in the past, for seeds: it sorts among the ids of that moment. */
export const idAt = (prefix: Prefix, at: Date): string => `${prefix}_${uuid7(at.getTime(), randomInt(0, 0x1000))}`

const UUID_BYTES = 16
/** A check takes ten ids, and one call for many random bytes costs little more than one for a few. */
const pool = Buffer.alloc(256 * UUID_BYTES)
let used = pool.length

function uuid7(ms: number, counter: number): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const bytes = pool.subarray(used, (used += UUID_BYTES))
  bytes.writeUIntBE(ms, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex')
}

/** A customer id: `C` and 8 digits. */
export const newCustomerId = (): string => `C${randomInt(10_000_000, 100_000_000)}`

/** 128 random bits for links and keys, in URL-safe letters. */
export const newSecret = (): string => randomBytes(16).toString('base64url')

/** A random number for a challan order; its table keeps it unique. */
export const newOrderNumber = (): string =>
  orderNumberOf(
    Array.from({ length: ORDER_NUMBER_LENGTH }, () => orderNumberLetters[randomInt(orderNumberLetters.length)]).join(
      '',
    ),
  )
