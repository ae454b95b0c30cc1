import type { Correction } from '../../contracts/esign/shown.ts'
import type { EnvelopeEvent } from '../../contracts/esign/states.ts'
import { type Visitor, visitorValues } from '../invitations/trail.ts'
import type { Context, Trx } from '../platform/context.ts'
import { newId } from '../platform/identity/ids.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import type { RecipientRow } from './rows.ts'

interface NewEvent {
  envelopeId: string
  kind: EnvelopeEvent
  /** By name; `system` for the platform. */
  by: string
  recipient?: string | null
  visitor?: Visitor
  digest?: string
  correction?: Correction
}

/** Adds an entry to the trail of an envelope, in the transaction of what it records. */
export async function recordEnvelopeEvent(
  { vault }: Pick<Context, 'vault'>,
  trx: Trx,
  { envelopeId, kind, by, recipient, visitor, digest, correction }: NewEvent,
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
    correction_sealed: correction ? JSON.stringify(correction) : null,
  }
  await trx
    .insertInto('envelope_events')
    .values(sealRow(vault, 'envelope_events', row))
    .execute()
}

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
