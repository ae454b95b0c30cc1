import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { NEW_CODE_HANDLE } from '../../../contracts/people/codeHandle.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Context, Scope, Trx } from '../context.ts'
import { newId } from '../identity/ids.ts'
import { timingSafeEquals } from '../vault.ts'

/** A code is valid for one purpose only. */
export type CodePurpose =
  | 'sign-in'
  | 'registration'
  | 'google'
  | 'challan'
  | 'proof'
  | 'contact'
  | 'intelligence'
  | 'invitation'

type Keys = Pick<Context, 'vault'>

interface NewCode {
  purpose: CodePurpose
  /** The keyed hash of the recipient, or whoever else the code is for. */
  identifier: string
  /** Of a phone, because some verification calls omit it (A9). */
  countryCode?: string
  /** The reply names the code, and the call that enters it must do so too (`verificationId`): that is a handle as good. */
  isNamed?: boolean
}

/**
 * Creates a random code beside the live ones of this identifier. Only its keyed hash is stored. A browser that keeps handles gets one,
 * and no other can enter the code then. `id` is the `verificationId` of the calls.
 */
export async function createOtpCode(
  ctx: Keys,
  trx: Trx,
  { codeHandle }: Pick<Scope, 'codeHandle'>,
  { purpose, identifier, countryCode, isNamed = false }: NewCode,
) {
  const { digits, lifeMs } = limits.otp
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const id = newId('otp')
  const keepsHandle = codeHandle?.given === NEW_CODE_HANDLE
  await trx
    .insertInto('otp_codes')
    .values({
      id,
      purpose,
      identifier,
      country_code: countryCode ?? null,
      code_hash: hashOf(ctx, id, code),
      expires_at: new Date(Date.now() + lifeMs),
      consumed_at: null,
      has_handle: isNamed || keepsHandle,
    })
    .execute()
  if (codeHandle && keepsHandle) codeHandle.issued = handleOf(ctx, id)
  return { id, code }
}

/** The code that a request's handle belongs to: undefined without a handle, null for one that we did not make. */
export function codeIdOf(ctx: Keys, { codeHandle }: Pick<Scope, 'codeHandle'>): string | null | undefined {
  if (codeHandle?.given == null) return undefined
  const [id = ''] = codeHandle.given.split('.', 1)
  return timingSafeEquals(codeHandle.given, handleOf(ctx, id)) ? id : null
}

const handleOf = ({ vault }: Keys, id: string) => `${id}.${vault.sign('code-handle', id)}`

interface Try {
  purpose: CodePurpose
  identifier: string
  code: string
  /** The code that the caller names by its handle or `verificationId`; null for none of ours, undefined if it names none. */
  codeId?: string | null | undefined
  /** Who tries a code without a handle: a known browser, a network or an account. */
  caller: string
  /** The browser that enters the code, as `findProof` needs it. */
  client?: string
}

export type OtpCodeResult = { outcome: 'right'; id: string } | { outcome: 'wrong' | 'spent' }

/**
 * Checks a code against the one that the caller names, otherwise against those that were sent without a handle. `right` consumes it;
 * `wrong` covers wrong, expired and used codes; `spent` means that all five attempts are used up: of a named code altogether, of the
 * others by this caller. The caller must commit in every case, because a wrong attempt counts.
 */
export async function verifyOtpCode(ctx: Keys, trx: Trx, input: Try): Promise<OtpCodeResult> {
  const { codeId } = input
  if (codeId === null) return { outcome: 'wrong' }
  const found = await trx
    .selectFrom('otp_codes')
    .select(['id', 'code_hash', 'tries'])
    .where('purpose', '=', input.purpose)
    .where('identifier', '=', input.identifier)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
    .$if(codeId !== undefined, query => query.where('id', '=', codeId as string))
    .$if(codeId === undefined, query => query.where('has_handle', '=', false))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.otpSends.sideBySide)
    .forUpdate()
    .execute()
  if (found.length === 0) return { outcome: 'wrong' }
  const tries = codeId === undefined ? await countTries(trx, found, input.caller) : new Map<string, number>()
  const open = found.filter(row => (tries.get(row.id) ?? row.tries + 1) <= limits.otp.tries)
  if (open.length === 0) return { outcome: 'spent' }
  const right = open.find(row => timingSafeEquals(row.code_hash, hashOf(ctx, row.id, input.code)))
  const named = codeId === undefined ? right : open[0]
  if (named)
    await trx
      .updateTable('otp_codes')
      .set({ tries: named.tries + 1, consumed_at: right ? new Date() : null, client: input.client ?? null })
      .where('id', '=', named.id)
      .execute()
  return right ? { outcome: 'right', id: right.id } : { outcome: 'wrong' }
}

/** Counts a caller's try of each code, so that a stranger elsewhere uses up none of them. */
async function countTries(trx: Trx, codes: readonly { id: string }[], caller: string): Promise<Map<string, number>> {
  const rows = await trx
    .insertInto('otp_tries')
    .values(codes.map(({ id }) => ({ code_id: id, caller, tries: 1 })))
    .onConflict(oc => oc.columns(['code_id', 'caller']).doUpdateSet({ tries: sql`otp_tries.tries + 1` }))
    .returning(['code_id', 'tries'])
    .execute()
  return new Map(rows.map(row => [row.code_id, row.tries]))
}

/** Includes the row's id, so that a hash copied to another row is worthless. */
const hashOf = ({ vault }: Keys, id: string, code: string) => vault.sign('otp', `${id}\n${code}`)
