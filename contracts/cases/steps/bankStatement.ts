import { z } from 'zod'
import { statementLimits } from '../../bankStatements/statements.ts'
import { pictureTypes } from '../../files/files.ts'
import { fileIds } from '../../products/inputs.ts'
import { choice, defineStep, text } from './define.ts'

/** The statements are read by `bank-statement`, which charges them. */
export const bankStatementStep = defineStep({
  kind: 'bankStatement',
  label: text('Bank statement', 'बैंक स्टेटमेंट'),
  summary: text(
    'The person uploads bank statements, which are added up row by row.',
    'व्यक्ति बैंक स्टेटमेंट अपलोड करता है, जिनका हिसाब हर पंक्ति में जोड़ा जाता है।',
  ),
  icon: 'landmark',
  actor: 'subject',
  settings: z.strictObject({
    /** The statements should cover so many months before the day of the answer. */
    months: z.number().int().min(1).max(24).default(6),
  }),
  settingsFields: [{ source: 'months', label: text('Months to be covered', 'कितने महीनों के') }],
  answer: z.object({ files: fileIds(statementLimits.files) }),
  answerFields: [
    {
      source: 'files',
      label: text('Bank statements', 'बैंक स्टेटमेंट'),
      kind: 'file',
      types: ['pdf', 'xlsx', 'xls', 'ods', 'csv', ...pictureTypes],
      most: statementLimits.files,
    },
  ],
  outcomes: {
    passed: choice('Adds up', 'हिसाब मेल खाता है', 'success'),
    review: choice('To be looked at', 'देखना होगा', 'warning'),
    mismatch: choice('Does not add up', 'हिसाब मेल नहीं खाता', 'danger'),
    refused: choice('Not readable', 'पढ़ा नहीं गया', 'danger'),
  },
  repeats: ['refused'],
  facts: [
    { source: 'holder', label: text('Account holder', 'खाताधारक'), mask: 'name' },
    { source: 'bank', label: text('Bank', 'बैंक') },
    { source: 'account', label: text('Account number', 'खाता नंबर'), mask: 'tail' },
    { source: 'from', label: text('From', 'कब से'), kind: 'date' },
    { source: 'to', label: text('To', 'कब तक'), kind: 'date' },
    { source: 'missingDays', label: text('Days not covered', 'छूटे हुए दिन'), kind: 'count' },
    { source: 'brokenRows', label: text('Rows that do not add up', 'जो पंक्तियाँ मेल नहीं खातीं'), kind: 'count' },
    { source: 'incomePaise', label: text('Estimated income', 'अनुमानित आय'), kind: 'money' },
    { source: 'emiPaise', label: text('Monthly instalments', 'मासिक किस्तें'), kind: 'money' },
    { source: 'averagePaise', label: text('Average balance', 'औसत बैलेंस'), kind: 'money' },
    { source: 'bounces', label: text('Bounces', 'बाउंस'), kind: 'count' },
    { source: 'warnings', label: text('Warnings', 'चेतावनियाँ'), kind: 'count' },
  ],
  example: { settings: { months: 6 }, answer: { files: ['sample_statement'] } },
})
