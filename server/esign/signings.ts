import type { Selectable } from 'kysely'
import type { DigitalCertificate } from '../../contracts/esign/shown.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import type { Schema } from '../platform/db/schema.ts'
import { openRow } from '../platform/sealing/rows.ts'

export type SigningRow = Selectable<Schema['envelope_signings']>

/**
 * Why a digital signature was not made. `timeout`: nobody answered in time. `replaced`: the same person has begun another one. `overtaken`: somebody else has signed first. `changed`: the same person has
 * uploaded something else meanwhile. `ended`: the
 * envelope waits for it no more. `refused`: whoever makes the signature does not. `otherPerson`: the certificate is somebody else's. `unfit`: what came is no signature of the
 * document. `unavailable`: the provider did not take the request.
 */
export type SigningFailure =
  | 'timeout'
  | 'replaced'
  | 'overtaken'
  | 'changed'
  | 'ended'
  | 'refused'
  | 'otherPerson'
  | 'unfit'
  | 'unavailable'

const comesNoMore = (failure: string | null) => failure !== 'timeout' && failure !== 'replaced'

/** A signature that was begun and given up may still come, as long as the document stays the same. */
export const mayStillCome = ({ state, failure }: Pick<SigningRow, 'state' | 'failure'>): boolean =>
  state === 'prepared' || (state === 'failed' && !comesNoMore(failure))

/** What nobody needs once a signature is made, or cannot come any more. */
export const forgotten = { entered_sealed: null, kept_sealed: null } as const

/** Fails what is being signed in an envelope: by anybody, by one recipient, or one signature. */
export async function failSignings(
  trx: Db | Trx,
  { envelopeId, recipient, id }: { envelopeId: string; recipient?: string; id?: string },
  failure: SigningFailure,
): Promise<void> {
  let open = trx
    .updateTable('envelope_signings')
    .set({ state: 'failed', failure, ended_at: new Date(), ...(comesNoMore(failure) && forgotten) })
    .where('envelope_id', '=', envelopeId)
    .where('state', '=', 'prepared')
  if (recipient !== undefined) open = open.where('recipient', '=', recipient)
  if (id !== undefined) open = open.where('id', '=', id)
  await open.execute()
}

export interface CompletedSigning {
  recipient: string
  /** The ids of the fields that were filled with it. */
  filled: string[]
  certificate: DigitalCertificate
}

/** The digital signatures of an envelope, in their order. */
export async function completedSignings(
  { vault }: Pick<Context, 'vault'>,
  db: Db | Trx,
  envelopeId: string,
): Promise<CompletedSigning[]> {
  const rows = await db
    .selectFrom('envelope_signings')
    .select(['id', 'recipient', 'filled', 'certificate_sealed'])
    .where('envelope_id', '=', envelopeId)
    .where('state', '=', 'completed')
    .orderBy('ended_at')
    .execute()
  return rows.map(row => {
    const { recipient, filled, certificate_sealed } = openRow(vault, 'envelope_signings', row)
    return { recipient, filled, certificate: JSON.parse(certificate_sealed ?? '') as DigitalCertificate }
  })
}

export const filledFields = (signings: readonly CompletedSigning[]): Set<string> =>
  new Set(signings.flatMap(({ filled }) => filled))
