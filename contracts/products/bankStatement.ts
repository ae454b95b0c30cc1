import { z } from 'zod'
import { statementCategories, statementVerdicts } from '../bankStatements/statementCodes.ts'
import { statementAccountTypes, statementLimits } from '../bankStatements/statements.ts'
import { day } from '../fields/schemas.ts'
import { pictureTypes } from '../files/files.ts'
import { paths } from '../platform/paths.ts'
import { choice, defineProduct, fileIds, outcomeField, text } from './define.ts'

const paise = z.number().int()
const known = z.string().nullable()

const input = z
  .object({
    files: fileIds(statementLimits.files),
    /** The period that should be covered, both days included. */
    from: day.nullish(),
    to: day.nullish(),
    accountType: z.enum(statementAccountTypes).nullish(),
  })
  .superRefine(({ from, to }, issues) => {
    if (from && to && from > to)
      issues.addIssue({ code: 'custom', path: ['to'], message: 'The period ends before it begins.' })
  })

const verdict = {
  reconciled: choice('Reconciled', 'मेल खाता है', 'success'),
  reconciledBut: choice('Reconciled but for some rows', 'कुछ पंक्तियों को छोड़कर मेल खाता है', 'warning'),
  unreconciled: choice('Unreconciled', 'मेल नहीं खाता', 'danger'),
}

const accountTypes = {
  savings: choice('Savings', 'बचत'),
  current: choice('Current', 'चालू'),
  overdraft: choice('Overdraft', 'ओवरड्राफ़्ट'),
  cashCredit: choice('Cash credit', 'कैश क्रेडिट'),
  loan: choice('Loan', 'लोन'),
  salary: choice('Salary', 'सैलरी'),
  nre: choice('NRE', 'NRE'),
  nro: choice('NRO', 'NRO'),
}

/**
 * The result is the summary. The whole analysis, which may have 60,000 rows, is an object of its own: `GET /v1/bank-statements/{id}` reads it, and
 * `GET /v1/bank-statements/{id}/rows` its rows.
 */
export const bankStatement = defineProduct({
  id: 'bank-statement',
  label: text('Bank statement analysis', 'बैंक स्टेटमेंट एनालिसिस'),
  summary: text(
    'Do the statements add up, row by row? Income, loans, bounces and hints of changes, with their evidence.',
    'क्या स्टेटमेंट का हिसाब हर पंक्ति में मेल खाता है? आय, लोन, बाउंस और छेड़छाड़ के संकेत, सबूत के साथ।',
  ),
  icon: 'landmark',
  group: 'bank',
  pricePaise: 2_500,
  sourceLabel: text('Read here, on this server', 'इसी सर्वर पर पढ़ा गया'),
  gate: 'kyc',
  reads: 'files',
  paths: { verify: paths.trubank, list: paths.trubankResponses, detail: paths.trubankDetail },
  input,
  result: z.object({
    verdict: z.enum(statementVerdicts),
    /** Rows that do not add up. */
    brokenRows: z.number().int(),
    holder: known,
    bank: known,
    /** Of the first account; only its last four characters are there. */
    account: known,
    ifsc: known,
    /** Whether the bank list has a branch with this IFSC; null without one. */
    ifscListed: z.boolean().nullable(),
    from: z.iso.date().nullable(),
    to: z.iso.date().nullable(),
    /** Days of the asked period that no statement covers; null if no period was asked for. */
    missingDays: z.number().int().nullable(),
    rows: z.number().int(),
    openingPaise: paise.nullable(),
    closingPaise: paise.nullable(),
    creditsPaise: paise,
    debitsPaise: paise,
    averagePaise: paise.nullable(),
    /** A month's, estimated; null if it cannot be. */
    incomePaise: paise.nullable(),
    /** A month's instalments of all lenders. */
    emiPaise: paise,
    bounces: z.number().int(),
    warnings: z.number().int(),
    accounts: z.array(
      z.object({
        bank: known,
        number: known,
        type: z.enum(statementAccountTypes).nullable(),
        from: z.iso.date().nullable(),
        to: z.iso.date().nullable(),
        rows: z.number().int(),
        openingPaise: paise.nullable(),
        closingPaise: paise.nullable(),
        verdict: z.enum(statementVerdicts),
      }),
    ),
    months: z.array(
      z.object({
        month: z.string(),
        creditsPaise: paise,
        debitsPaise: paise,
        salaryPaise: paise,
        emiPaise: paise,
        averagePaise: paise.nullable(),
        closingPaise: paise.nullable(),
        bounces: z.number().int(),
      }),
    ),
    categories: z.array(z.object({ category: z.enum(statementCategories), creditsPaise: paise, debitsPaise: paise })),
  }),
  keys: { subject: 'files', found: 'account', outcome: 'verdict', holder: 'holder' },
  subjectLabel: text('Statement', 'स्टेटमेंट'),
  inputFields: [
    {
      source: 'files',
      label: text('Bank statements', 'बैंक स्टेटमेंट'),
      kind: 'file',
      types: ['pdf', 'xlsx', 'xls', 'ods', 'csv', ...pictureTypes],
      most: statementLimits.files,
      hint: text(
        `Of one or more accounts, in any order. Overlaps are counted once, gaps are shown. Scans are read too, up to ${statementLimits.scannedPages} pages: put the pages of a statement into one PDF.`,
        `एक या ज़्यादा खातों के, किसी भी क्रम में। दोहराव एक बार गिना जाता है, छूटे दिन दिखाए जाते हैं। स्कैन भी पढ़े जाते हैं, ${statementLimits.scannedPages} पेज तक: एक स्टेटमेंट के सारे पेज एक PDF में रखें।`,
      ),
    },
    { source: 'from', label: text('Period from', 'अवधि कब से'), kind: 'date', optional: true },
    {
      source: 'to',
      label: text('Period to', 'अवधि कब तक'),
      kind: 'date',
      optional: true,
      hint: text('Days that no statement covers are counted.', 'जो दिन किसी स्टेटमेंट में नहीं, वे गिने जाते हैं।'),
    },
    {
      source: 'accountType',
      label: text('Account type', 'खाते का प्रकार'),
      kind: 'select',
      optional: true,
      options: Object.entries(accountTypes).map(([value, { label }]) => ({ value, label })),
    },
  ],
  resultFields: [
    outcomeField('verdict', text('Reconciliation', 'हिसाब का मिलान'), verdict),
    { source: 'brokenRows', label: text('Rows that do not add up', 'जो पंक्तियाँ मेल नहीं खातीं'), kind: 'count' },
    { source: 'holder', label: text('Account holder', 'खाताधारक'), list: true },
    { source: 'bank', label: text('Bank', 'बैंक'), list: true },
    { source: 'account', label: text('Account number', 'खाता नंबर') },
    { source: 'ifsc', label: text('IFSC', 'IFSC') },
    { source: 'ifscListed', label: text('IFSC in the bank list', 'IFSC बैंक सूची में'), kind: 'yesNo' },
    { source: 'from', label: text('From', 'कब से'), kind: 'date' },
    { source: 'to', label: text('To', 'कब तक'), kind: 'date' },
    { source: 'missingDays', label: text('Days not covered', 'छूटे हुए दिन'), kind: 'count' },
    { source: 'rows', label: text('Transactions', 'लेनदेन'), kind: 'count' },
    { source: 'openingPaise', label: text('Opening balance', 'शुरुआती बैलेंस'), kind: 'money' },
    { source: 'closingPaise', label: text('Closing balance', 'अंतिम बैलेंस'), kind: 'money' },
    { source: 'creditsPaise', label: text('Credits', 'जमा'), kind: 'money' },
    { source: 'debitsPaise', label: text('Debits', 'निकासी'), kind: 'money' },
    { source: 'averagePaise', label: text('Average balance', 'औसत बैलेंस'), kind: 'money' },
    { source: 'incomePaise', label: text('Estimated income', 'अनुमानित आय'), kind: 'money', list: true },
    { source: 'emiPaise', label: text('Monthly instalments', 'मासिक किस्तें'), kind: 'money' },
    { source: 'bounces', label: text('Bounces', 'बाउंस'), kind: 'count' },
    { source: 'warnings', label: text('Warnings', 'चेतावनियाँ'), kind: 'count' },
    {
      source: 'accounts',
      label: text('Accounts', 'खाते'),
      kind: 'table',
      columns: [
        { source: 'bank', label: text('Bank', 'बैंक') },
        { source: 'number', label: text('Account number', 'खाता नंबर') },
        { source: 'type', label: text('Type', 'प्रकार'), kind: 'choice', choices: accountTypes },
        { source: 'from', label: text('From', 'कब से'), kind: 'date' },
        { source: 'to', label: text('To', 'कब तक'), kind: 'date' },
        { source: 'rows', label: text('Transactions', 'लेनदेन'), kind: 'count' },
        { source: 'openingPaise', label: text('Opening balance', 'शुरुआती बैलेंस'), kind: 'money' },
        { source: 'closingPaise', label: text('Closing balance', 'अंतिम बैलेंस'), kind: 'money' },
        { source: 'verdict', label: text('Reconciliation', 'हिसाब का मिलान'), kind: 'choice', choices: verdict },
      ],
    },
    {
      source: 'months',
      label: text('Months', 'महीने'),
      kind: 'table',
      columns: [
        { source: 'month', label: text('Month', 'महीना'), kind: 'month' },
        { source: 'creditsPaise', label: text('Credits', 'जमा'), kind: 'money' },
        { source: 'debitsPaise', label: text('Debits', 'निकासी'), kind: 'money' },
        { source: 'salaryPaise', label: text('Salary', 'सैलरी'), kind: 'money' },
        { source: 'emiPaise', label: text('Instalments', 'किस्तें'), kind: 'money' },
        { source: 'averagePaise', label: text('Average balance', 'औसत बैलेंस'), kind: 'money' },
        { source: 'closingPaise', label: text('Closing balance', 'अंतिम बैलेंस'), kind: 'money' },
        { source: 'bounces', label: text('Bounces', 'बाउंस'), kind: 'count' },
      ],
    },
    {
      source: 'categories',
      label: text('Categories', 'श्रेणियाँ'),
      kind: 'table',
      columns: [
        { source: 'category', label: text('Category', 'श्रेणी') },
        { source: 'creditsPaise', label: text('Credits', 'जमा'), kind: 'money' },
        { source: 'debitsPaise', label: text('Debits', 'निकासी'), kind: 'money' },
      ],
    },
  ],
  gains: [
    text('Opening + movements = closing, row by row', 'शुरुआत + लेनदेन = अंत, हर पंक्ति में'),
    text('Holder, account, IFSC and period', 'खाताधारक, खाता, IFSC और अवधि'),
    text('Months, balances, categories', 'महीने, बैलेंस, श्रेणियाँ'),
    text('Income with its reasoning', 'आय और उसका हिसाब'),
    text('Bounces, loans, recurring payments', 'बाउंस, लोन, बार-बार के पेमेंट'),
    text('Hints of changes, with evidence', 'छेड़छाड़ के संकेत, सबूत के साथ'),
    text('Excel and JSON export, report', 'Excel और JSON एक्सपोर्ट, रिपोर्ट'),
  ],
  example: { files: ['sample_statement'] },
  sandbox: null,
  bulk: false,
})
