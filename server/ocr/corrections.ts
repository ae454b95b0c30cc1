import type { z } from 'zod'
import type { correctDocumentField, revealDocumentField } from '../../contracts/calls/documents.ts'
import type { FieldCheck } from '../../contracts/ocr/documents.ts'
import { isDate } from '../engines/ocr/checkField.ts'
import { audit } from '../platform/audit/audit.ts'
import { recordAccess } from '../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { newId } from '../platform/identity/ids.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { openRow, sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { checkEntered, isDateField, shownValue } from './fieldRules.ts'
import { maskLongNumbers } from './maskAadhaar.ts'
import { fieldAt, ownDocument } from './ownDocument.ts'

type Parts = Pick<Context, 'db' | 'vault'>

export interface Correction {
  /** The field's place in the result. */
  field: number
  value: string
  check: FieldCheck
  by: string
  at: string
}

/** What people have corrected in a check, the oldest first. */
export async function correctionsOf({ db, vault }: Parts, verificationId: string): Promise<Correction[]> {
  const rows = await db
    .selectFrom('document_corrections')
    .selectAll()
    .where('verification_id', '=', verificationId)
    .orderBy('id')
    .execute()
  return rows.map(row => {
    const {
      field,
      value_sealed: value,
      corrected_by: by,
      created_at: at,
      ...checked
    } = openRow(vault, 'document_corrections', row)
    return { field, value, check: checkOf(checked), by, at }
  })
}

/** Keeps a person's reading beside the machine's. Throws `not_found`, `conflict`, and `bad_request` for a date that is none. */
export async function correctField(
  ctx: Parts,
  scope: Scope<CustomerActor>,
  { id, field: at, value: entered }: { id: string; field: number; value: string },
): Promise<z.input<typeof correctDocumentField.reply>> {
  const document = await ownDocument(ctx, scope, id)
  const { name } = fieldAt(document, at)
  const { family } = document
  if (isDateField(name) && !isDate(entered)) {
    const message = translate(scope.locale, 'documents.noDate')
    throw new Problem('bad_request', message, [{ field: 'value', message }])
  }
  const check = checkEntered(document, name, entered)
  // After the check, which needs all digits.
  const value = family === 'aadhaar' ? maskLongNumbers(entered) : entered
  const row = sealRow(ctx.vault, 'document_corrections', {
    id: newId('dcr'),
    verification_id: id,
    user_id: scope.actor.userId,
    field: at,
    value_sealed: value,
    check_state: check.state,
    check_code: check.code,
    corrected_by: scope.actor.name,
  })
  const created = await ctx.db.transaction().execute(async trx => {
    await audit(trx, scope, { action: 'document.corrected', subject: id, data: { field: name } })
    return trx.insertInto('document_corrections').values(row).returning('created_at').executeTakeFirstOrThrow()
  })
  return {
    correction: { value: shownValue(family, name, value), by: scope.actor.name, at: created.created_at },
    check,
  }
}

const checkOf = ({ check_state, check_code }: { check_state: string; check_code: string }) =>
  ({ state: check_state, code: check_code }) as FieldCheck

/** One value in clear; the audit entry is written first. Throws `not_found`. */
export async function revealDocumentValue(
  ctx: Parts,
  scope: Scope<CustomerActor>,
  { id, field: at, corrected, reason }: { id: string } & z.output<NonNullable<typeof revealDocumentField.body>>,
): Promise<{ value: string }> {
  const document = await ownDocument(ctx, scope, id)
  const { name, value } = fieldAt(document, at)
  const latest = (await correctionsOf(ctx, id)).findLast(one => one.field === at)
  if (corrected && !latest) throw notFound('correction')
  await recordAccess(ctx.db, scope, { action: 'verification.revealed', subject: id, data: { field: name }, reason })
  return { value: corrected && latest ? latest.value : value }
}
