import type { EsignAnswer } from '../../engines/aadhaarEsign/response.ts'
import { readSigner } from '../../engines/aadhaarEsign/signerCertificate.ts'
import { parseCms } from '../../engines/pdfSignatures/verify/cms.ts'
import type { Context } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { openRow, sealRow } from '../../platform/sealing/rows.ts'
import { completeSigning, failSigning } from '../digital/complete.ts'
import { failSignings, forgotten, mayStillCome, type SigningRow } from '../signings.ts'
import { recordEnvelopeEvent } from '../trail.ts'
import type { KeptOfSigner } from './begin.ts'
import { isOtherPerson } from './comparePerson.ts'
import { findSigning } from './transactions.ts'

export type Taken = 'signed' | 'failed' | 'pending' | 'unknown'

/**
 * What a provider says about a transaction takes effect, once: whoever brings it, in whatever order, and however often. An error that is none of the answer's is thrown, and the
 * answer may be taken later.
 */
export async function takeAnswer(ctx: Context, answer: EsignAnswer): Promise<Taken> {
  const signing = await findSigning(ctx, answer.transaction)
  if (!signing) return 'unknown'
  if (signing.state === 'completed') return 'signed'
  if (answer.state === 'pending') return 'pending'
  if (!mayStillCome(signing)) return 'failed'
  if (answer.state === 'failed') return refusedByProvider(ctx, signing, answer)
  if (await refuseOtherPerson(ctx, signing, answer.signature)) return 'failed'
  try {
    await completeSigning(ctx, signing.id, answer.signature)
    return 'signed'
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    ctx.log.warn({ signing: signing.id, code: error.code }, 'a signature by Aadhaar e-sign was not taken')
    if (error.code === 'bad_request') await failSigning(ctx, signing, 'unfit')
    return 'failed'
  }
}

/** What is kept of a refusal, for the recipient. */
export interface KeptRefusal {
  said: string
}

async function refusedByProvider(
  ctx: Context,
  { id, envelope_id }: SigningRow,
  { error, message }: { error: string; message: string },
): Promise<Taken> {
  ctx.log.info({ signing: id, error }, 'a provider of Aadhaar e-sign refused')
  const kept = JSON.stringify({ said: message || error } satisfies KeptRefusal)
  await ctx.db.transaction().execute(async trx => {
    await failSignings(trx, { envelopeId: envelope_id, id }, 'refused')
    await trx
      .updateTable('envelope_signings')
      .set(sealRow(ctx.vault, 'envelope_signings', { id, kept_sealed: kept }))
      .where('id', '=', id)
      .where('failure', '=', 'refused')
      .execute()
  })
  return 'failed'
}

/** Refuses a signature of somebody else, and says so in the trail, once. Returns whether it did. One that names nobody is no signature of a person. */
async function refuseOtherPerson(ctx: Context, signing: SigningRow, der: Uint8Array): Promise<boolean> {
  const certificate = parseCms(der)?.certificate
  const signer = certificate && readSigner(certificate)
  const row = await ctx.db
    .selectFrom('envelope_recipients')
    .selectAll()
    .where('envelope_id', '=', signing.envelope_id)
    .where('id', '=', signing.recipient)
    .executeTakeFirstOrThrow()
  const { name } = openRow(ctx.vault, 'envelope_recipients', row)
  const { birthYear } = JSON.parse(signing.kept_sealed ?? '{}') as KeptOfSigner
  if (signer && !isOtherPerson({ name, birthYear }, signer)) return false
  if (!signer) {
    await failSigning(ctx, signing, 'unfit')
    return true
  }
  await ctx.db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('envelope_signings')
      .set({ state: 'failed', failure: 'otherPerson', ended_at: new Date(), ...forgotten })
      .where('id', '=', signing.id)
      .where(eb => eb.or([eb('state', '=', 'prepared'), eb('failure', 'in', ['timeout', 'replaced'])]))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0)
      await recordEnvelopeEvent(ctx, trx, {
        envelopeId: signing.envelope_id,
        kind: 'otherPerson',
        by: name,
        recipient: signing.recipient,
      })
  })
  return true
}
