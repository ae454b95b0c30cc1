import { z } from 'zod'
import { financialYearsSince } from '../platform/financialYear.ts'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

/** GST began in July 2017. */
const FIRST_YEAR = 2017

/** `2026-27`, from the first year of GST to the present one. */
const financialYear = z
  .string()
  .trim()
  .max(20)
  .refine(year => financialYearsSince(FIRST_YEAR).includes(year), {
    error: () => `Enter a financial year from 2017-18 to ${financialYearsSince(FIRST_YEAR)[0]}.`,
  })

/** Integer paise. */
const paise = z.number().int().min(0).nullable()

/** One return, in the specification's own names (§3, `filingStatus`); `methodOfFilling` is spelled as there. */
const filing = z.object({
  filingYear: z.string(),
  monthOfFiling: z.string(),
  gstType: z.string(),
  methodOfFilling: z.string().nullable(),
  /** Missing in answers stored before it was computed. */
  dueOn: z.iso.date().nullish(),
  /** Null if the return was not filed. */
  dateOfFiling: z.iso.date().nullable(),
  gstStatus: z.enum(['filed', 'filed_late', 'not_filed', 'not_due']),
})

export const gstReturns = defineProduct({
  id: 'gst-returns',
  label: text('GST returns', 'GST रिटर्न'),
  summary: text(
    'Which returns of a year were filed, when, and at what turnover?',
    'साल के कौन-से रिटर्न भरे गए, कब, और टर्नओवर कितना है?',
  ),
  icon: 'receipt-text',
  group: 'business',
  pricePaise: 400,
  sourceLabel: text('GST returns source', 'GST रिटर्न सोर्स'),
  gate: 'kyc',
  paths: productPaths('gst-returns'),
  input: z.object({ gstin: identifier('gstin'), financialYear }),
  result: z.object({
    status: z.enum(['regular', 'late', 'missing', 'none_due']),
    legalName: z.string(),
    filed: z.number().int().min(0),
    late: z.number().int().min(0),
    missing: z.number().int().min(0),
    aggregateTurnOverMin: paise,
    aggregateTurnOverMax: paise,
    annualAggregateTurnOver: z.string().nullable(),
    grossTotalIncome: z.string().nullable(),
    grossTotalIncomeFinancialYear: z.string().nullable(),
    filingStatus: z.array(filing),
  }),
  keys: { subject: 'gstin', outcome: 'status', holder: 'legalName' },
  inputFields: [
    identifierField('gstin', text('GSTIN', 'GSTIN'), ['gst number', 'gst no', 'gst', 'जीएसटीआईएन', 'जीएसटी नंबर']),
    {
      source: 'financialYear',
      label: text('Financial year', 'वित्तीय वर्ष'),
      kind: 'select',
      options: financialYearsSince(FIRST_YEAR).map(value => ({ value, label: text(value, value) })),
      headers: ['fy', 'year', 'वित्तीय वर्ष'],
    },
  ],
  resultFields: [
    outcomeField('status', text('Filing', 'रिटर्न भरने की स्थिति'), {
      regular: choice('On time', 'समय पर', 'success'),
      late: choice('Sometimes late', 'कभी-कभी देर से', 'warning'),
      missing: choice('Returns missing', 'कुछ रिटर्न नहीं भरे', 'danger'),
      none_due: choice('Nothing due yet', 'अभी कुछ बाकी नहीं'),
    }),
    { source: 'legalName', label: text('Legal name', 'रजिस्टर्ड नाम'), list: true },
    { source: 'filed', label: text('Filed', 'भरे गए'), kind: 'count' },
    { source: 'late', label: text('Filed late', 'देर से भरे'), kind: 'count' },
    { source: 'missing', label: text('Not filed', 'नहीं भरे'), kind: 'count', list: true },
    { source: 'aggregateTurnOverMin', label: text('Turnover from', 'टर्नओवर कम से कम'), kind: 'money' },
    { source: 'aggregateTurnOverMax', label: text('Turnover to', 'टर्नओवर ज़्यादा से ज़्यादा'), kind: 'money' },
    { source: 'annualAggregateTurnOver', label: text('Turnover slab', 'टर्नओवर का स्लैब') },
    { source: 'grossTotalIncome', label: text('Gross total income', 'कुल आय') },
    { source: 'grossTotalIncomeFinancialYear', label: text('Income of the year', 'आय किस साल की') },
    {
      source: 'filingStatus',
      label: text('Returns', 'रिटर्न'),
      kind: 'table',
      columns: [
        { source: 'filingYear', label: text('Year', 'साल') },
        { source: 'monthOfFiling', label: text('Period', 'अवधि'), kind: 'month' },
        { source: 'gstType', label: text('Return', 'रिटर्न') },
        { source: 'dueOn', label: text('Due on', 'कब तक भरना है'), kind: 'date' },
        { source: 'methodOfFilling', label: text('Method', 'कैसे भरा') },
        { source: 'dateOfFiling', label: text('Filed on', 'कब भरा'), kind: 'date' },
        {
          source: 'gstStatus',
          label: text('Status', 'स्थिति'),
          kind: 'choice',
          choices: {
            filed: choice('Filed', 'भरा', 'success'),
            filed_late: choice('Filed late', 'देर से भरा', 'warning'),
            not_filed: choice('Not filed', 'नहीं भरा', 'danger'),
            not_due: choice('Not due yet', 'अभी समय है'),
          },
        },
      ],
    },
  ],
  example: { gstin: '27AAACZ1000A1Z7', financialYear: '2025-26' },
  sandbox: {
    success: '27AAACZ1000A1Z7',
    notFound: '27AAACZ1404A1ZZ',
    down: '27AAACZ1503A1ZZ',
    slow: '27AAACZ1202A1Z3',
    mismatch: '27AAACZ1409A1ZU',
    balance: '27AAACZ1402A1Z1',
  },
  bulk: true,
  reusable: true,
})
