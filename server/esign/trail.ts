import { createHash } from 'node:crypto'
import type { EnvelopeEvent } from '../../contracts/esign/states.ts'
import { type Visitor, visitorValues } from '../invitations/trail.ts'
import type { Context, Trx } from '../platform/context.ts'
import { newId } from '../platform/identity/ids.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import type { Envelope, RecipientRow } from './rows.ts'

interface NewEvent {
  envelopeId: string
  kind: EnvelopeEvent
  /** By name; `system` for the platform. */
  by: string
  recipient?: string | null
  visitor?: Visitor
  digest?: string
}

/** Adds an entry to the trail of an envelope, in the transaction of what it records. */
export async function recordEnvelopeEvent(
  { vault }: Pick<Context, 'vault'>,
  trx: Trx,
  { envelopeId, kind, by, recipient, visitor, digest }: NewEvent,
): Promise<void> {
  const seen = visitor && visitorValues(vault, visitor)
  const row = {
    id: newId('eev'),
    envelope_id: envelopeId,
    recipient: recipient ?? null,
    kind,
    made_by: by,
    network: seen?.network ?? null,
    agent: seen?.agent ?? null,
    digest: digest ?? null,
  }
  await trx
    .insertInto('envelope_events')
    .values(sealRow(vault, 'envelope_events', row))
    .execute()
}

/**
 * SHA-256 of the document that was sent and of all that its recipients have entered, in hex: a JSON list of the document's own digest and of each recipient
 * with their values and the digests of their pictures, in the order of the draft.
 */
export function digestOf({ row, recipients }: Envelope): string {
  const entered = recipients.map(({ id, values_sealed, pictures_sealed, state }) => [
    id,
    state === 'done' ? sorted(values_sealed) : [],
    state === 'done' && pictures_sealed !== null ? sha256(pictures_sealed) : null,
  ])
  return sha256(JSON.stringify([row.document_sha256, entered]))
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const sorted = (values: string | null) =>
  Object.entries(valuesOf({ values_sealed: values })).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** What a recipient has entered, by the ids of the fields. */
export const valuesOf = ({ values_sealed }: Pick<RecipientRow, 'values_sealed'>): Record<string, string> =>
  values_sealed === null ? {} : (JSON.parse(values_sealed) as Record<string, string>)

export interface Pictures {
  signature: { image: string; source: string } | null
  initials: { image: string; source: string } | null
}

/** The drawn signature and initials, as data URLs of PNGs. */
export const picturesOf = ({ pictures_sealed }: Pick<RecipientRow, 'pictures_sealed'>): Pictures =>
  pictures_sealed === null ? { signature: null, initials: null } : (JSON.parse(pictures_sealed) as Pictures)
