import { type DocumentFamily, familyOf } from '../../contracts/ocr/families.ts'
import type { ResultOf } from '../../contracts/products/index.ts'
import { ownVerification } from '../checks/verifications/present.ts'
import { openResult, type VerificationRow } from '../checks/verifications/values.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'

export type DocumentResult = ResultOf<'ocr-document'>

export interface OwnDocument {
  row: VerificationRow
  result: DocumentResult
  family: DocumentFamily | null
}

/** A document that an own check has read. Throws `not_found`, also for another account's, and `conflict` for one that was not read. */
export async function ownDocument(
  ctx: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  id: string,
): Promise<OwnDocument> {
  const row = await ownVerification(ctx, scope, id)
  if (row.product !== 'ocr-document') throw notFound('document')
  const result = openResult(ctx.vault, row) as DocumentResult | null
  if (!result) throw new Problem('conflict', translate(scope.locale, 'documents.nothingToCompare'))
  return { row, result, family: familyOf(result.kind) }
}

/** Throws `not_found`. */
export function fieldAt({ result }: OwnDocument, at: number): DocumentResult['fields'][number] {
  const field = result.fields[at]
  if (!field) throw notFound('field')
  return field
}
