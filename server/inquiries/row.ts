import type { Selectable } from 'kysely'
import type { Subject } from '../../contracts/inquiries/sections.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import type { Context, Db, Scope, Trx } from '../platform/context.ts'
import type { Schema } from '../platform/db/schema.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { notFound } from '../platform/problem.ts'
import { openRow } from '../platform/sealing/rows.ts'
import type { Vault } from '../platform/vault.ts'

export type InquiryRow = Selectable<Schema['inquiries']>

/** An inquiry with its sealed columns opened. */
export interface Inquiry extends InquiryRow {
  subjects: Subject[]
}

export function openInquiry(vault: Vault, row: InquiryRow): Inquiry {
  const opened = openRow(vault, 'inquiries', row)
  return { ...opened, subjects: JSON.parse(opened.subjects_sealed) as Subject[] }
}

export async function readInquiry({ vault }: Pick<Context, 'vault'>, db: Db | Trx, id: string) {
  const row = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst()
  return row && openInquiry(vault, row)
}

/** Of the account, and for a key of its mode. Throws `not_found`. */
export async function ownInquiry(
  ctx: Pick<Context, 'db' | 'vault'>,
  { actor }: Scope<CustomerActor | KeyActor>,
  id: string,
): Promise<Inquiry> {
  const found = await readInquiry(ctx, ctx.db, id)
  if (found?.user_id !== actor.userId || (actor.kind === 'key' && found.mode !== actor.mode)) throw notFound('inquiry')
  return found
}

/** In the name of whoever started it. */
export function inquiryScope(inquiry: Inquiry): Scope<CustomerActor> {
  const actor: CustomerActor = {
    kind: 'customer',
    userId: inquiry.user_id,
    subUserId: inquiry.sub_user_id,
    sessionId: '',
    name: inquiry.made_by,
    kycComplete: true,
  }
  return { actor, ip: null, requestId: null, locale: inquiry.locale as Locale }
}

/** The keyed hash of a number that an inquiry begins with. */
export const subjectIndex = (vault: Vault, value: string): string => vault.index('inquiry-subject', value)
