import type { z } from 'zod'
import type { compareDocument, DocumentComparison, readDocumentCheck } from '../../contracts/calls/documents.ts'
import type { FieldName } from '../../contracts/ocr/documents.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { type InputOf, type ProductId, productOf } from '../../contracts/products/index.ts'
import { maskValue } from '../checks/verifications/masking.ts'
import { runVerification } from '../checks/verifications/runVerification.ts'
import { chargedPaise, openResult, type VerificationRow } from '../checks/verifications/values.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { Attempt } from '../platform/http/idempotency.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { InvalidInput, problemOfInput, withoutWords } from '../platform/invalidInput.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { agree } from './agree.ts'
import { type Correction, correctionsOf } from './corrections.ts'
import { shownValue } from './fieldRules.ts'
import { type OwnDocument, ownDocument } from './ownDocument.ts'
import { type Plan, plans } from './plans.ts'

type Values = Partial<Record<FieldName, string>>

/** What a document says, by field: as read, and where a person has corrected it, as corrected. */
export function valuesOf({ result }: OwnDocument, corrections: readonly Correction[]): Values {
  const values: Values = {}
  for (const [at, field] of result.fields.entries()) {
    if (field.script === 'latin')
      values[field.name] ??= corrections.findLast(one => one.field === at)?.value ?? field.value
  }
  return values
}

const valueFor = (values: Values, names: readonly FieldName[]) =>
  names.map(name => values[name]).find(value => value !== undefined)

const isOptional = (product: ProductId, source: string) =>
  productOf(product).inputFields.find(field => field.source === source)?.optional === true

/** The products that a document can be compared with, and the inputs that a person has to add. */
export const comparableWith = (
  { family }: OwnDocument,
  values: Values,
): z.input<typeof readDocumentCheck.reply>['comparable'] =>
  (family ? (plans[family] ?? []) : []).map(({ product, inputs }) => ({
    product,
    missing: Object.entries(inputs)
      .filter(([source, names]) => !isOptional(product, source) && valueFor(values, names) === undefined)
      .map(([source]) => source),
  }))

type CompareRequest = { id: string } & z.output<NonNullable<typeof compareDocument.body>>

/**
 * Runs the check of a source with what the document says, charged like any check, and ties it to the document. Throws `bad_request` for a value that
 * the product refuses, `not_found`, `conflict` and `insufficient_balance`.
 */
export async function compareWithSource(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { id, product, purpose, more, atMostPaise }: CompareRequest,
  attempt: Attempt,
): Promise<DocumentComparison> {
  const document = await ownDocument(ctx, scope, id)
  const plan = document.family && plans[document.family]?.find(one => one.product === product)
  if (!plan) throw new Problem('conflict', translate(scope.locale, 'documents.noSuchComparison'))
  const values = valuesOf(document, await correctionsOf(ctx, id))
  const input = inputOf(plan, values, more, scope.locale)
  const request = { product: plan.product, input, purpose, reference: document.row.reference, atMostPaise }
  const asTest = document.row.mode === 'test' ? ({ asKey: 'test' } as const) : {}
  const row = await runVerification(ctx, scope, { ...request, ...asTest }, attempt)
  await ctx.db.transaction().execute(async trx => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('document_comparisons')
      .values({ check_id: row.id, verification_id: id, user_id: scope.actor.userId })
      .onConflict(same => same.column('check_id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows)
      await audit(trx, scope, { action: 'document.compared', subject: id, data: { product } })
  })
  return presentComparison(ctx, document, values, row)
}

function inputOf(
  { product, inputs }: Plan,
  values: Values,
  more: CompareRequest['more'],
  locale: Locale,
): InputOf<ProductId> {
  const entered = new Map(more.map(({ source, value }) => [source, value]))
  const input = Object.entries(inputs).map(([source, names]) => [
    source,
    valueFor(values, names) ?? entered.get(source),
  ])
  const parsed = productOf(product).input.safeParse(Object.fromEntries(input), withoutWords)
  if (!parsed.success) throw problemOfInput(new InvalidInput(parsed.error.issues), locale)
  return parsed.data
}

/** The comparisons of a document, the newest first. */
export async function comparisonsOf(
  ctx: Pick<Context, 'db' | 'vault'>,
  document: OwnDocument,
  values: Values,
): Promise<DocumentComparison[]> {
  const rows = await ctx.db
    .selectFrom('verifications')
    .selectAll()
    .where(
      'id',
      'in',
      ctx.db.selectFrom('document_comparisons').select('check_id').where('verification_id', '=', document.row.id),
    )
    .orderBy('id', 'desc')
    .execute()
  return rows.map(row => presentComparison(ctx, document, values, row))
}

/** On record, masked as the source's own check masks it. */
function shownResult(product: ProductId, source: string, value: string): string {
  const field = productOf(product).resultFields.find(one => one.source === source)
  return field?.mask ? maskValue(field.mask, value) : value
}

/** Reads what was compared from the two checks, so that a later correction counts. */
function presentComparison(
  { vault }: Pick<Context, 'vault'>,
  { family }: OwnDocument,
  values: Values,
  row: VerificationRow,
): DocumentComparison {
  const result = openResult(vault, row)
  const plan = family && plans[family]?.find(({ product }) => product === row.product)
  const fields = (result && plan ? plan.compares : []).flatMap(({ field, result: source, as }) => {
    const claimed = values[field]
    if (claimed === undefined) return []
    const value = result?.[source]
    const found = typeof value === 'string' && value !== '' ? value : null
    return [
      {
        name: field,
        claimed: shownValue(family, field, claimed),
        found: found && shownResult(row.product as ProductId, source, found),
        agrees: agree(as, claimed, found),
      },
    ]
  })
  return {
    id: row.id,
    product: row.product,
    status: row.status as DocumentComparison['status'],
    chargePaise: chargedPaise(row),
    at: row.created_at,
    fields,
  }
}
