import type { z } from 'zod'
import type { startInquiry as call } from '../../contracts/calls/inquiries.ts'
import { checkIdentifier, identifierProblem } from '../../contracts/identifiers/index.ts'
import { costOfChecks, plannedChecks, type Subject } from '../../contracts/inquiries/sections.ts'
import { formatPaise } from '../../contracts/platform/money.ts'
import { pricesAt } from '../intelligence/bounds.ts'
import { insufficientBalance, type Wallet, walletOf } from '../money/wallets/walletOf.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { Attempt } from '../platform/http/idempotency.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { withIdPrefix } from '../platform/identity/ids.ts'
import { type FieldProblem, Problem } from '../platform/problem.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { sendInquiry } from './queue.ts'
import { subjectIndex } from './row.ts'

type Body = z.output<NonNullable<typeof call.body>>
type Owner = Scope<CustomerActor | KeyActor>

const DAY_MS = 86_400_000

/**
 * Starts an inquiry; a repeated request finds the one that it has started. Throws `bad_request` with each field, `conflict` above the price that was shown, and
 * `insufficient_balance` if the wallet has less than the inquiry costs at most.
 */
export async function startInquiry(ctx: Context, scope: Owner, body: Body, attempt: Attempt): Promise<{ id: string }> {
  const { subjects, problems } = readSubjects(body, scope)
  if (problems.length > 0) throw new Problem('bad_request', problems[0]?.message ?? '', problems)
  const id = withIdPrefix('inq', attempt.id)
  const at = new Date()
  const atMostPaise = await mostOf(ctx, scope, { subjects, sections: body.sections, at })
  if (body.atMostPaise !== undefined && atMostPaise > body.atMostPaise)
    throw new Problem(
      'conflict',
      translate(scope.locale, 'inquiries.priceChanged', { price: formatPaise(atMostPaise) }),
    )
  await requireBalance(ctx, scope, atMostPaise)
  await beginInquiry(ctx, scope, body, { id, subjects, at, atMostPaise })
  return { id }
}

/** Integer paise: the most that an inquiry asks by itself. */
export async function mostOf(
  ctx: Context,
  { actor }: Owner,
  { subjects, sections, at }: { subjects: readonly Subject[]; sections: Body['sections']; at: Date },
): Promise<number> {
  if (actor.kind === 'key' && actor.mode === 'test') return 0
  return costOfChecks(plannedChecks(subjects, sections).most, await pricesAt(ctx, actor.userId, at))
}

/** Throws `insufficient_balance` if the wallet has less. */
export async function requireBalance({ db }: Context, { actor, locale }: Owner, paise: number): Promise<void> {
  const wallet = await walletOf(db, actor.userId, actor.kind === 'key' ? 'api' : 'product')
  if (spendable(wallet) < paise) throw await insufficientBalance(db, wallet.id, paise, locale)
}

interface NewInquiry {
  id: string
  subjects: Subject[]
  at: Date
  atMostPaise: number
  /** The file that starts it, and its row. */
  file?: { id: string; row: number }
}

/** Stores it and wakes a worker; one that is stored already stays as it is. */
export async function beginInquiry(
  ctx: Context,
  scope: Owner,
  body: Omit<Body, 'subjects' | 'atMostPaise'>,
  { id, subjects, at, atMostPaise, file }: NewInquiry,
): Promise<void> {
  const { actor, locale } = scope
  const mode = actor.kind === 'key' ? actor.mode : 'live'
  const row = {
    id,
    user_id: actor.userId,
    sub_user_id: actor.kind === 'customer' ? actor.subUserId : null,
    api_key_id: actor.kind === 'key' ? actor.keyId : null,
    mode,
    channel: actor.kind === 'key' ? ('api' as const) : ('console' as const),
    locale,
    made_by: actor.name,
    subjects_sealed: JSON.stringify(subjects),
    subject_indexes: subjects.map(({ value }) => subjectIndex(ctx.vault, value)),
    sections: JSON.stringify([...new Set(body.sections)]),
    basis: body.basis,
    basis_words: body.basisWords || null,
    purpose: body.purpose,
    reference: body.reference || null,
    status: 'gathering' as const,
    at_most_paise: atMostPaise,
    created_at: at,
    ended_at: null,
    erase_at: new Date(at.getTime() + body.keepDays * DAY_MS),
    file_id: file?.id ?? null,
    file_row: file?.row ?? null,
  }
  await ctx.db.transaction().execute(async trx => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('inquiries')
      .values(sealRow(ctx.vault, 'inquiries', row))
      .onConflict(same => same.column('id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return
    const data = {
      mode,
      basis: body.basis,
      sections: body.sections,
      subjects: subjects.map(({ kind }) => kind),
      atMostPaise,
    }
    await audit(trx, scope, { action: 'inquiry.started', subject: id, data })
    await sendInquiry(ctx, trx, id)
  })
}

/** Integer paise; a postpaid account without a limit may owe any amount. */
const spendable = ({ accountType, availablePaise, creditLimitPaise }: Wallet): number => {
  if (accountType === 'Prepaid') return availablePaise
  return creditLimitPaise === null ? Number.POSITIVE_INFINITY : availablePaise + creditLimitPaise
}

/** Each subject once, in its normal form, and what is wrong. */
export function readSubjects(
  { subjects, sections, basis, basisWords }: Pick<Body, 'subjects' | 'sections' | 'basis' | 'basisWords'>,
  { locale }: Owner,
): { subjects: Subject[]; problems: FieldProblem[] } {
  const problems: FieldProblem[] = subjects.flatMap(({ kind, value }, at) => {
    const wrong = identifierProblem(kind, value)
    return wrong
      ? [
          {
            field: `subjects.${at}.value`,
            message: wrong.text[locale],
            ...(wrong.at !== undefined && { at: wrong.at }),
          },
        ]
      : []
  })
  if (basis !== 'consent' && !basisWords)
    problems.push({ field: 'basisWords', message: translate(locale, 'inquiries.basisWords') })
  const read = subjects.flatMap(({ kind, value }) => {
    const checked = checkIdentifier(kind, value)
    return checked.ok ? [{ kind, value: checked.value }] : []
  })
  const unique = read.filter(
    (one, at) => read.findIndex(({ kind, value }) => kind === one.kind && value === one.value) === at,
  )
  if (problems.length === 0 && Object.keys(plannedChecks(unique, sections).least).length === 0)
    problems.push({ field: 'sections', message: translate(locale, 'inquiries.nothing') })
  return { subjects: unique, problems }
}
