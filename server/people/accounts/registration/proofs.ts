import { limits } from '../../../../contracts/limits.ts'
import type { Trx } from '../../../platform/context.ts'
import type { CodePurpose } from '../otpCodes.ts'

interface Asked {
  purpose: CodePurpose
  identifier: string
  /** Names the proof; without it the same browser at the same address must have given it. */
  verificationId?: string | undefined
  client: string
}

/** A code that was entered within the last half hour and served no registration yet; null when there is none. Locks it. */
export async function findProof(
  trx: Trx,
  { purpose, identifier, verificationId, client }: Asked,
): Promise<string | null> {
  const proof = await trx
    .selectFrom('otp_codes')
    .select('id')
    .where('purpose', '=', purpose)
    .where('identifier', '=', identifier)
    .where('consumed_at', '>', new Date(Date.now() - limits.proofMs).toISOString())
    .where('spent_at', 'is', null)
    .$if(verificationId !== undefined, query => query.where('id', '=', verificationId as string))
    .$if(verificationId === undefined, query => query.where('client', '=', client))
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return proof?.id ?? null
}

export async function consumeProofs(trx: Trx, ids: string[]): Promise<void> {
  await trx.updateTable('otp_codes').set({ spent_at: new Date() }).where('id', 'in', ids).execute()
}
