import { exportVerifications } from '../../../../contracts/calls/verifications.ts'
import type { ResourceWords } from '../../../../contracts/fields/field.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { formatCount } from '../../../../contracts/platform/money.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { type Text, text } from '../../../../contracts/platform/text.ts'
import type { Product, ResultField } from '../../../../contracts/products/index.ts'
import { subjectFieldOf } from '../../../../contracts/products/subject.ts'
import { verificationFilterShapes, verificationSorts } from '../../../../contracts/resources/verification.ts'
import {
  type BulkActionProps,
  type Column,
  column,
  filter,
  identifierSearch,
  page,
  type SavedView,
} from '../../../components/list/declaration.ts'
import { declareList } from '../../../components/list/defineScreens.tsx'
import { ExportTicked } from '../../../components/list/ExportButton.tsx'
import { lazyPage } from '../../../components/plain/lazyPage.ts'
import { productIcons } from '../../../components/productIcons.tsx'
import { decapitalize } from '../../../i18n/decapitalize.ts'
import type { VerificationRecord } from '../record.ts'
import { doubtfulOutcomes, fieldsOf, findResultField } from '../results.ts'
import {
  Charge,
  Duration,
  FirstSteps,
  NewVerification,
  Outcome,
  Purpose,
  RequesterEditor,
  RequestLink,
  ResponsesTabs,
  resultCell,
  ShortId,
  Status,
  SubjectCell,
  Summary,
} from './cells.tsx'

const RunAgain = lazyPage<BulkActionProps<VerificationRecord>>(() => import('./RunAgain.tsx'))

/** Long values are truncated, so that eleven columns with the longest ones fit into 1440 pixels. */
const widths = { holder: 108, result: 84, reference: 88, requestedBy: 84 } as const

/** The list of a product's verifications, latest first, built from its declaration. */
export const responsesOf = (product: Product) => {
  const { id, keys, paths, inputFields } = product
  const identifier = inputFields.find(({ source }) => source === keys.subject)?.identifier
  return declareList<string, VerificationRecord>(
    {
      name: id,
      audience: 'customer',
      words: wordsOf(product),
      fields: fieldsOf(product),
      filterShapes: verificationFilterShapes,
      sorts: verificationSorts,
      hasDetail: true,
    },
    {
      icon: productIcons[product.icon],
      recordRepresentation: 'subject',
      list: {
        crumbs: responsesCrumbs(product),
        columns: columnsOf(product),
        card: [
          { start: SubjectCell, end: 'status' },
          { start: Summary, end: Charge },
          { start: ['reference', 'requestedBy'], end: 'createdAt', quiet: true },
        ],
        filters: [
          'createdAt',
          'status',
          filter('requestedBy', { component: RequesterEditor }),
          filter('outcome', { rare: true }),
          filter('channel', { rare: true }),
          filter('mode', { rare: true }),
          filter('jobId', { words: ShortId, rare: true }),
        ],
        savedViews: viewsOf(product),
        search: identifier ? identifierSearch('q', identifier) : 'q',
        sort: { field: 'createdAt', order: 'DESC' },
        row: page(paths.detail),
        bulkActions: [RunAgain, ExportTicked],
        export: exportVerifications,
        exportQuery: { product: id },
        actions: NewVerification,
        ...(product.bulk && { tabs: ResponsesTabs }),
        density: true,
        emptyActions: FirstSteps,
      },
    },
  )
}

/** Breadcrumbs: products, the product, its responses. */
export const responsesCrumbs = (product: Product) => [
  { label: text('Products', 'प्रोडक्ट'), to: paths.products },
  { label: product.title ?? product.label, to: product.paths.verify },
  { label: text('Responses', 'जवाब') },
]

export function responsesTitle({ title, label }: Product): Text {
  const { en, hi } = title ?? label
  return text(`${en} responses`, `${hi}: जवाब`)
}

function wordsOf(product: Product): ResourceWords {
  const { subjectLabel = subjectFieldOf(product, {}).label } = product
  const subject = { en: decapitalize(subjectLabel.en), hi: subjectLabel.hi }
  const rows = formatCount(limits.bulk.maxRows)
  return {
    title: responsesTitle(product),
    search: text(`Request ID, reference, ${subject.en}`, `रिक्वेस्ट ID, रेफ़रेंस, ${subject.hi}`),
    none: text(`No ${subject.en} verified yet`, `अभी तक कोई ${subject.hi} वेरिफ़ाई नहीं हुआ`),
    noneDetail: product.bulk
      ? text(
          `Check one, or upload a file of up to ${rows}. Format and code checks are free and run before any charge.`,
          `एक जाँचें, या ${rows} पंक्तियों तक की फ़ाइल अपलोड करें। चार्ज से पहले फ़ॉर्मेट और कोड मुफ़्त जाँचे जाते हैं।`,
        )
      : text('Format and code checks are free and run before any charge.', 'चार्ज से पहले फ़ॉर्मेट और कोड मुफ़्त जाँचे जाते हैं।'),
  }
}

/** Subject, result, price, requester and time. Other columns are hidden unless the user adds them. */
function columnsOf(product: Product): (string | Column<string, VerificationRecord>)[] {
  const { holder, outcome } = product.keys
  const resultColumn = (field: ResultField, hidden = false) =>
    column<string, VerificationRecord>(`result.${field.source}`, resultCell(product, field), {
      ...(field.kind !== 'percent' && { width: field.source === holder ? widths.holder : widths.result }),
      ...(hidden && { hidden }),
    })
  const holderField = findResultField(product, holder)
  const rest = product.resultFields.filter(
    ({ source, kind }) => source !== holder && source !== outcome && kind !== 'table' && kind !== 'picture',
  )
  return [
    column('id', RequestLink),
    column('reference', { quiet: true, width: widths.reference }),
    column('subject', SubjectCell),
    ...(holderField ? [resultColumn(holderField, !holderField.list)] : []),
    column('status', Status),
    column(`result.${outcome}`, Outcome, { quiet: true }),
    ...rest.filter(({ list }) => list).map(field => resultColumn(field)),
    column('charge.paise', Charge),
    column('requestedBy', { quiet: true, width: widths.requestedBy }),
    'createdAt',
    ...rest.filter(({ list }) => !list).map(field => resultColumn(field, true)),
    column('finishedAt', { hidden: true }),
    column('purpose', Purpose, { hidden: true }),
    column('channel', { hidden: true }),
    column('durationMs', Duration, { hidden: true }),
  ]
}

/** Saved views: doubtful answers, and checks without a usual answer. */
function viewsOf(product: Product): SavedView[] {
  const outcome = doubtfulOutcomes(product)
  return [
    ...(outcome.length > 0 ? [{ id: 'look', name: text('Needs attention', 'ध्यान दें'), filters: { outcome } }] : []),
    {
      id: 'unavailable',
      name: text('Source unavailable', 'सोर्स उपलब्ध नहीं'),
      filters: { status: ['source_unavailable'] },
    },
    { id: 'notFound', name: text('Not found', 'नहीं मिला'), filters: { status: ['not_found'] } },
  ]
}
