import type { Selectable } from 'kysely'
import { filesSubject } from '../../../contracts/files/filesSubject.ts'
import type { Purpose, WalletKind } from '../../../contracts/platform/codes.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { type InputOf, type ProductId, productOf } from '../../../contracts/products/index.ts'
import { subjectFieldOf } from '../../../contracts/products/subject.ts'
import type { TimelineEvent as Event } from '../../../contracts/resources/verification.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { requesterIndex } from '../../platform/searchIndexes.ts'
import type { Vault } from '../../platform/vault.ts'
import { maskIn, maskRecord, maskValue, type ShownIn, textOf } from './masking.ts'

export type VerificationRow = Selectable<Schema['verifications']>

/** Who requested a verification, and for which account. */
export interface Requester {
  userId: string
  subUserId: string | null
  keyId: string | null
  name: string
}

export interface NewVerification<Id extends ProductId = ProductId> {
  id: string
  product: Id
  input: InputOf<Id>
  requester: Requester
  mode: 'live' | 'test'
  channel: 'console' | 'api' | 'bulk'
  jobId?: string
  reference: string | null
  purpose: Purpose
  consentedAt: Date
  at: Date
  /** The reserved amount in paise, charged if there is an answer. */
  reservedPaise: number
  holdId: string | null
  /** The check whose answer it has, free. */
  reusedFrom?: string | null
}

/** A subject as lists show it, and its keyed hash for searching. */
export function subjectValues(vault: Vault, product: ProductId, input: Record<string, unknown>) {
  const field = subjectFieldOf(productOf(product), input)
  const { source, kind } = field
  const mask = maskIn('list', field)
  const subject = textOf(input[source])
  const plain = kind === 'file' ? filesSubject([input[source]].flat().map(String)) : subject
  return {
    subject_masked: mask ? maskValue(mask, subject) : plain,
    subject_index: vault.index(product, subject),
  }
}

/** The keyed hash of a subject that a check has found; spaces, hyphens and lower case make no difference. */
export const foundIndex = (vault: Vault, product: ProductId, value: string): string =>
  vault.index(product, value.replaceAll(/[\s-]/g, '').toUpperCase())

/** The complete row of a new verification. `outcomeValues` has the columns that its end changes. */
export function verificationRow<Id extends ProductId>(vault: Vault, values: NewVerification<Id>): VerificationRow {
  const { product, input, requester, channel, at } = values
  return {
    id: values.id,
    product,
    user_id: requester.userId,
    sub_user_id: requester.subUserId,
    api_key_id: requester.keyId,
    ...requesterValues(vault, values.id, requester.name),
    mode: values.mode,
    channel,
    job_id: values.jobId ?? null,
    reference: values.reference,
    purpose: values.purpose,
    consented_at: values.consentedAt.toISOString(),
    ...subjectValues(vault, product, input),
    input_sealed: vault.seal(JSON.stringify(input), { column: 'verifications.input_sealed', id: values.id }),
    status: productOf(product).reads ? 'queued' : 'in_progress',
    outcome: null,
    result_sealed: null,
    result: null,
    source: null,
    fetched_at: null,
    source_tries: null,
    source_ms: null,
    source_cost_paise: null,
    error: null,
    wallet: walletFor(channel),
    charge_paise: values.reservedPaise,
    balance_after_paise: null,
    hold_id: values.holdId,
    transfer_id: null,
    timeline: [
      timelineEvent('received', at),
      timelineEvent('localChecksPassed', at),
      ...(values.holdId ? [timelineEvent('reserved', new Date(), formatPaise(values.reservedPaise))] : []),
      ...(productOf(product).reads ? [timelineEvent('queued', new Date())] : []),
    ],
    duration_ms: null,
    created_at: at.toISOString(),
    finished_at: null,
    fleet_read_at: null,
    due_at: null,
    expires_at: null,
    pending_sealed: null,
    reusable: null,
    reused_from: values.reusedFrom ?? null,
  }
}

const requesterValues = (vault: Vault, id: string, name: string) => ({
  requested_by: vault.seal(name, { column: 'verifications.requested_by', id }),
  requested_by_index: requesterIndex(vault, name),
})

/** What is shown of an answer, likewise. */
export function maskResult(
  product: ProductId,
  result: Record<string, unknown>,
  shownIn: ShownIn,
): Record<string, unknown> {
  const { resultFields, keys } = productOf(product)
  return maskRecord(resultFields, result, { shownIn, subject: keys.found })
}

/** Opens what a verification was asked with. */
export const openInput = (vault: Vault, { id, input_sealed }: Pick<VerificationRow, 'id' | 'input_sealed'>) =>
  JSON.parse(vault.open(input_sealed, { column: 'verifications.input_sealed', id })) as Record<string, unknown>

/** A field that was left empty may be missing or null. */
export const isSameInput = (product: ProductId, one: Record<string, unknown>, other: Record<string, unknown>) =>
  productOf(product).inputFields.every(({ source }) => textOf(one[source] ?? null) === textOf(other[source] ?? null))

/** What is shown of an input: every field of the product, masked where it says so. */
export function maskInput(
  product: ProductId,
  input: Record<string, unknown>,
  shownIn: ShownIn,
): Record<string, string | null> {
  const declared = productOf(product)
  const fields = declared.inputFields
  const masked = maskRecord(fields, input, { shownIn, subject: subjectFieldOf(declared, input).source })
  return Object.fromEntries(
    fields.map(({ source }) => [source, masked[source] == null ? null : textOf(masked[source])]),
  )
}

/** Opens the answer; null without one. */
export function openResult(
  vault: Vault,
  { id, result_sealed, result }: Pick<VerificationRow, 'id' | 'result_sealed' | 'result'>,
): Record<string, unknown> | null {
  if (result_sealed === null) return result
  return JSON.parse(vault.open(result_sealed, { column: 'verifications.result_sealed', id })) as Record<string, unknown>
}

/** An answer with every field of the product: one from before a field existed lacks it, and a reply may not. */
export const completeResult = (product: ProductId, result: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(
    productOf(product).resultFields.map(({ source, kind }) => [source, kind === 'table' ? [] : null]),
  ),
  ...result,
})

/** Whether a check has yet to end: it runs, or it waits for a person. */
export const isOpen = (status: string): boolean => openStatuses.some(one => one === status)

const openStatuses = ['queued', 'in_progress', 'awaiting_person'] as const

/** Opens what a waiting check needs to go on; null for one that does not wait. */
export const openPending = (vault: Vault, { id, pending_sealed }: Pick<VerificationRow, 'id' | 'pending_sealed'>) =>
  pending_sealed === null ? null : (JSON.parse(vault.open(pending_sealed, pendingPlace(id))) as Record<string, unknown>)

export const pendingPlace = (id: string) => ({ column: 'verifications.pending_sealed', id }) as const

/** The name of who requested a verification, as it was then. */
export const openRequester = (vault: Vault, { id, requested_by }: Pick<VerificationRow, 'id' | 'requested_by'>) =>
  vault.open(requested_by, { column: 'verifications.requested_by', id })

export const timelineEvent = (name: Event, at: Date, detail?: string) => ({
  event: name,
  at: at.toISOString(),
  ...(detail !== undefined && { detail }),
})

/** From which check the answer is, once it has ended. */
export const reusedFromOf = ({ reused_from, fetched_at }: Pick<VerificationRow, 'reused_from' | 'fetched_at'>) =>
  reused_from && fetched_at ? { verificationId: reused_from, answeredAt: fetched_at } : null

/** Integer paise. Until a check has ended, its row has the price that is held for it. */
export const chargedPaise = ({ status, charge_paise }: Pick<VerificationRow, 'status' | 'charge_paise'>): number =>
  isOpen(status) ? 0 : charge_paise

/** Keys charge the API wallet, screens and bulk files the product wallet (A117). Prices come from `ctx.prices`. */
export const walletFor = (channel: 'console' | 'api' | 'bulk'): WalletKind => (channel === 'api' ? 'api' : 'product')
