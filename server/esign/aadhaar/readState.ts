import type { Locale } from '../../../contracts/platform/text.ts'
import type { GivenLink } from '../../invitations/prove.ts'
import type { Context } from '../../platform/context.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import { openEsignLink, type Person } from '../person.ts'
import type { SigningFailure, SigningRow } from '../signings.ts'
import type { KeptRefusal } from './takeAnswer.ts'

/** How far somebody's Aadhaar e-sign is: the latest that they have begun. */
export async function readAadhaarState(ctx: Context, person: Person, link: GivenLink) {
  const opened = await openEsignLink(ctx, person, link)
  if (opened.refused) return opened.refused
  const { envelope, recipient } = opened
  const row = await ctx.db
    .selectFrom('envelope_signings')
    .selectAll()
    .where('envelope_id', '=', envelope.row.id)
    .where('recipient', '=', recipient.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { name } = recipient
  if (!row) return { state: 'none' as const, name }
  const signing = openRow(ctx.vault, 'envelope_signings', row)
  if (signing.state !== 'failed') return { state: 'begun' as const, name }
  return { state: 'failed' as const, name, message: messageOf(signing, person.scope.locale) }
}

const messages = {
  timeout: 'esign.aadhaar.failed.timeout',
  replaced: 'esign.aadhaar.failed.timeout',
  overtaken: 'esign.aadhaar.failed.overtaken',
  changed: 'esign.uploads.changed',
  ended: 'esign.aadhaar.failed.unfit',
  refused: 'esign.aadhaar.failed.refused',
  otherPerson: 'esign.aadhaar.failed.otherPerson',
  unfit: 'esign.aadhaar.failed.unfit',
  unavailable: 'esign.aadhaar.unavailable',
} as const satisfies Record<SigningFailure, string>

/** In words, with what the provider has said. */
function messageOf({ failure, kept_sealed }: SigningRow, locale: Locale): string {
  if (failure === 'refused' && kept_sealed !== null) {
    const { said } = JSON.parse(kept_sealed) as KeptRefusal
    if (said) return translate(locale, 'esign.aadhaar.failed.said', { said })
  }
  return translate(locale, messages[(failure ?? 'unfit') as SigningFailure])
}
