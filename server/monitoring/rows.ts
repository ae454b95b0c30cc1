import type { Selectable } from 'kysely'
import type { MonitorEventKind, MonitoredProduct } from '../../contracts/monitoring.ts'
import { monitoringItemOf } from '../../contracts/monitoring.ts'
import type { InputOf } from '../../contracts/products/index.ts'
import type { Monitor } from '../../contracts/resources/monitor.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import type { Schema } from '../platform/db/schema.ts'
import { newId } from '../platform/identity/ids.ts'
import type { Vault } from '../platform/vault.ts'
import type { Changes, Finding } from './findings.ts'

export type MonitorRow = Selectable<Schema['monitors']>

type Sealed = Pick<MonitorRow, 'id' | 'input_sealed' | 'known_sealed'>

export const openMonitoredInput = (vault: Vault, { id, input_sealed }: Sealed) =>
  JSON.parse(vault.open(input_sealed, { column: 'monitors.input_sealed', id })) as InputOf<MonitoredProduct>

/** Null before the first answer that later ones can be compared with. */
export const openKnown = (vault: Vault, { id, known_sealed }: Sealed) =>
  JSON.parse(vault.open(known_sealed, { column: 'monitors.known_sealed', id })) as Finding[] | null

export const sealKnown = (vault: Vault, id: string, findings: readonly Finding[]) =>
  vault.seal(JSON.stringify(findings), { column: 'monitors.known_sealed', id })

/** The keyed hash of what is asked, whatever the order of its fields; a field without a value counts as missing. */
export function inputIndex(vault: Pick<Vault, 'index'>, product: MonitoredProduct, input: object): string {
  const given = Object.entries(input).filter(([, value]) => value != null)
  return vault.index('monitor', JSON.stringify([product, given.sort(([one], [other]) => (one < other ? -1 : 1))]))
}

interface NewEvent extends Partial<Changes> {
  kind: MonitorEventKind
  at: Date
  verificationId?: string
  paise?: number
  month?: { from: string; until: string }
  transferId?: string | null
  /** The owner will be told by mail. */
  mail?: true
}

/** Adds to the history of a monitor, in the transaction that makes it. */
export async function addEvent(trx: Trx, monitor: Pick<MonitorRow, 'id' | 'user_id'>, event: NewEvent): Promise<void> {
  const { kind, at, verificationId = null, added = 0, changed = 0, removed = 0, month, paise = null } = event
  await trx
    .insertInto('monitor_events')
    .values({
      id: newId('mev'),
      monitor_id: monitor.id,
      user_id: monitor.user_id,
      kind,
      at,
      verification_id: verificationId,
      added,
      changed,
      removed,
      paise,
      month_from: month?.from ?? null,
      month_until: month?.until ?? null,
      transfer_id: event.transferId ?? null,
      mail_due: event.mail ?? false,
    })
    .execute()
}

/** The account's price for a month, in paise. */
export const monthPriceOf = ({ prices }: Pick<Context, 'prices'>, db: Db, userId: string, product: MonitoredProduct) =>
  prices.priceOf(db, userId, monitoringItemOf(product))

export const presentMonitor = (row: MonitorRow, pricePaise: number): Monitor => ({
  id: row.id,
  product: row.product,
  subject: row.subject_masked,
  status: row.status,
  reference: row.reference,
  since: row.since,
  checkedAt: row.checked_at,
  changedAt: row.changed_at,
  paidUntil: row.paid_until,
  nextChargeOn: row.status === 'on' ? row.paid_until : null,
  pricePaise,
  verificationId: row.verification_id,
})
