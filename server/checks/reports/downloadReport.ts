import type { ProductId } from '../../../contracts/products/index.ts'
import { letterheadOf } from '../../files/letterhead/letterhead.ts'
import { recordAccess } from '../../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { type Block, documentOf } from '../../reports/blocks/document.ts'
import type { Letterhead } from '../../reports/blocks/letterhead.ts'
import type { Section } from '../../reports/blocks/section.ts'
import { signedPdf } from '../../reports/signedPdf.ts'
import { ownVerification } from '../verifications/present.ts'
import type { VerificationRow } from '../verifications/values.ts'
import { type CheckReport, checkReport, reportText } from './checkReport.ts'
import { picturesSection } from './pictures.ts'

/** The result's sections of products whose report needs more than the check itself has. */
export type OwnSections = Partial<
  Record<ProductId, (ctx: Context, scope: Scope<CustomerActor>, row: VerificationRow) => Promise<Section[] | undefined>>
>

/** A check of the account as a PDF in the reader's language, which shows its subject and is recorded. Throws `not_found`. */
export async function downloadReport(
  ctx: Context,
  scope: Scope<CustomerActor>,
  id: string,
  ownSections: OwnSections,
): Promise<{ fileName: string; pdf: Buffer }> {
  const row = await ownVerification(ctx, scope, id)
  const sections = await ownSections[row.product]?.(ctx, scope, row)
  const report = checkReport(ctx.vault, row, scope.locale, { madeFor: 'account', sections })
  const [head, pictures] = await Promise.all([letterheadOf(ctx, row.user_id), picturesSection(ctx, row, scope.locale)])
  await recordAccess(ctx.db, scope, {
    action: 'verification.downloaded',
    subject: id,
    userId: row.user_id,
    ...(pictures && { data: { files: pictures.files } }),
  })
  const { title, disclaimer, createdAt } = report
  const text = reportText(scope.locale)
  const { BRAND_NAME: brand } = ctx.config
  const document = documentOf(blocksOf(report, { head, pictures: pictures?.section, empty: text('noRows') }), {
    title: `${title} ${id}`,
    author: brand,
    createdAt: new Date(createdAt),
    footer: `${text('signedBy', { brand })}\n${disclaimer}`,
  })
  return { fileName: `${row.product}-${id}.pdf`, pdf: await signedPdf(ctx, document, scope.locale) }
}

interface Additions {
  head: Letterhead | undefined
  /** After the first section, which has the result's values. */
  pictures: Section | undefined
  empty: string
}

function blocksOf(
  { title, subject, status, notice, facts, sections }: CheckReport,
  { head, pictures, empty }: Additions,
): Block[] {
  return [
    ...(head ? [{ kind: 'letterhead' as const, ...head }] : []),
    { kind: 'title', text: title, detail: `${subject}, ${status}` },
    ...(notice ? [{ kind: 'notice' as const, text: notice }] : []),
    { kind: 'facts', facts },
    { kind: 'sections', sections: pictures ? sections.toSpliced(1, 0, pictures) : sections, empty },
  ]
}
