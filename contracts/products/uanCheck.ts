import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

const days = z.number().int()

export const uanCheck = defineProduct({
  id: 'uan-check',
  label: text('Employment history', 'नौकरियों का रिकॉर्ड'),
  summary: text(
    'Where has the holder of this UAN worked, with overlaps and gaps marked?',
    'इस UAN वाले ने कहाँ-कहाँ काम किया? एक साथ की नौकरियाँ और खाली समय भी दिखता है।',
  ),
  icon: 'briefcase',
  group: 'employment',
  pricePaise: 500,
  sourceLabel: text('Provident fund source', 'भविष्य निधि सोर्स'),
  gate: 'kyc',
  paths: productPaths('uan-check'),
  input: z.object({ uan: identifier('uan') }),
  result: z.object({
    status: z.enum(['clear', 'gaps', 'overlaps']),
    name: z.string(),
    currentEmployer: z.string().nullable(),
    employers: days,
    /** Months with an employer, overlapping ones once. */
    monthsWorked: days,
    overlapDays: days,
    gapDays: days,
    employments: z.array(
      z.object({
        establishment: z.string(),
        memberId: z.string(),
        joinedOn: z.iso.date(),
        /** Null: still employed. */
        exitedOn: z.iso.date().nullable(),
        /** The month of the last contribution, `2026-10`. */
        lastContribution: z.string().nullable(),
        /** How it follows on the employments before it; null where it simply does. */
        mark: z.enum(['overlap', 'gap']).nullable(),
        markDays: days.nullable(),
      }),
    ),
  }),
  keys: { subject: 'uan', outcome: 'status', holder: 'name' },
  inputFields: [identifierField('uan', text('UAN', 'UAN'), ['uan number', 'uan no', 'pf number', 'यूएएन'])],
  resultFields: [
    outcomeField('status', text('History', 'रिकॉर्ड'), {
      clear: choice('Clear', 'साफ़', 'success'),
      gaps: choice('Has gaps', 'बीच में खाली समय है', 'warning'),
      overlaps: choice('Has overlaps', 'एक साथ दो नौकरियाँ हैं', 'danger'),
    }),
    { source: 'name', label: text('Member', 'सदस्य'), list: true },
    { source: 'currentEmployer', label: text('Current employer', 'अभी कहाँ नौकरी है'), list: true },
    { source: 'employers', label: text('Employers', 'नियोक्ता'), kind: 'count' },
    { source: 'monthsWorked', label: text('Months worked', 'कितने महीने काम किया'), kind: 'count' },
    { source: 'overlapDays', label: text('Days of overlap', 'एक साथ नौकरी के दिन'), kind: 'count' },
    { source: 'gapDays', label: text('Days of gaps', 'खाली दिन'), kind: 'count' },
    {
      source: 'employments',
      label: text('Employments', 'नौकरियाँ'),
      kind: 'table',
      columns: [
        { source: 'establishment', label: text('Establishment', 'संस्थान') },
        { source: 'memberId', label: text('Member ID', 'सदस्य ID'), mask: 'tail' },
        { source: 'joinedOn', label: text('Joined', 'कब से'), kind: 'date' },
        { source: 'exitedOn', label: text('Left', 'कब तक'), kind: 'date' },
        { source: 'lastContribution', label: text('Last contribution', 'आखिरी योगदान'), kind: 'month' },
        {
          source: 'mark',
          label: text('Mark', 'निशान'),
          kind: 'choice',
          choices: {
            overlap: choice('Overlap', 'एक साथ', 'danger'),
            gap: choice('Gap before', 'पहले खाली समय', 'warning'),
          },
        },
        { source: 'markDays', label: text('Days', 'दिन'), kind: 'count' },
      ],
    },
  ],
  example: { uan: '100123456000' },
  sandbox: {
    success: '100123456000',
    notFound: '100123456404',
    down: '100123456503',
    slow: '100123456202',
    mismatch: '100123456409',
    balance: '100123456402',
  },
  bulk: true,
  reusable: true,
})
