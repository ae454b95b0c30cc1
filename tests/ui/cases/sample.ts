import type { ShownCase, ShownCaseDetail, ShownStep } from '../../../contracts/cases/shown.ts'
import { builtInRoles } from '../../../contracts/people/builtInRoles.ts'
import { profile, type renderConsolePage } from '../support/renderConsolePage.tsx'

/** A secondary user who may look and change nothing. */
export const viewer: NonNullable<Parameters<typeof renderConsolePage>[1]['session']> = {
  role: 'subUser',
  profile: { ...profile, viewOnly: true },
  permissions: builtInRoles.view.permissions,
}

export const listed = (name: string, rows: object[]) => ({
  body: rows,
  headers: { 'content-range': `${name} 0-${rows.length}/${rows.length}` },
})

const clear = { value: 'clear', label: { en: 'Clear', hi: 'सही' }, tone: 'success' } as const
const refused = { value: 'refused', label: { en: 'Refused', hi: 'मना' }, tone: 'danger' } as const

/** In the list: it waits for a review that should have ended. */
export const listedCase: ShownCase = {
  id: 'cas_1',
  product: 'general',
  planId: 'pln_1',
  planVersion: 2,
  planTitle: { en: 'Vendor onboarding', hi: 'वेंडर ऑनबोर्डिंग' },
  mode: 'live',
  locationId: null,
  subject: { name: 'K•••• F••••', email: 'a•••@kaveri.example', phone: null },
  reference: 'VEN-2301',
  status: 'open',
  verdict: null,
  decision: null,
  waitsFor: [{ en: 'Review', hi: 'रिव्यू' }],
  waitsOn: 'customer',
  overdue: true,
  createdAt: '2026-11-20T06:00:00.000Z',
  dueAt: '2026-12-20T06:00:00.000Z',
  nextDueAt: '2026-11-21T06:00:00.000Z',
  endedAt: null,
}

export const step = (changes: Partial<ShownStep>): ShownStep => ({
  id: 'pan',
  title: { en: 'PAN', hi: 'PAN' },
  kind: 'check',
  actor: 'platform',
  status: 'done',
  round: 1,
  tries: 1,
  maxTries: 2,
  outcome: { value: 'passed', label: { en: 'Passed', hi: 'पास' }, tone: 'success' },
  facts: [],
  reads: [],
  reason: null,
  person: null,
  verificationId: null,
  skippable: false,
  asksAgain: null,
  letter: null,
  payment: null,
  question: null,
  pricePaise: 150,
  askedAt: '2026-11-20T06:00:00.000Z',
  dueAt: null,
  overdue: false,
  endedAt: '2026-11-20T06:01:00.000Z',
  ...changes,
})

const details = step({
  id: 'details',
  title: { en: 'Company details', hi: 'कंपनी की जानकारी' },
  kind: 'form',
  actor: 'subject',
  outcome: { value: 'answered', label: { en: 'Answered', hi: 'जवाब मिला' }, tone: 'success' },
  facts: [
    {
      source: 'pan',
      label: { en: 'PAN of the company', hi: 'कंपनी का PAN' },
      kind: 'text',
      value: 'AAxxx0A',
      choice: null,
    },
    { source: 'since', label: { en: 'Founded on', hi: 'स्थापना' }, kind: 'date', value: '2016-04-01', choice: null },
    { source: 'gst', label: { en: 'Registered', hi: 'रजिस्टर्ड' }, kind: 'yesNo', value: true, choice: null },
  ],
  asksAgain: ['pan'],
  pricePaise: 0,
})

export const look = step({
  id: 'look',
  title: { en: 'Review', hi: 'रिव्यू' },
  kind: 'review',
  actor: 'customer',
  status: 'asked',
  outcome: null,
  skippable: true,
  question: { en: 'Does everything belong to the same holder?', hi: 'क्या सब कुछ एक ही धारक का है?' },
  pricePaise: 0,
  dueAt: '2026-11-21T06:00:00.000Z',
  overdue: true,
  endedAt: null,
})

/** On its page. */
export const waitingCase: ShownCaseDetail = {
  ...listedCase,
  createdBy: 'Ananya Iyer',
  purpose: 'vendor_onboarding',
  pausedFor: null,
  steps: [details, step({}), look],
  files: [],
  link: null,
  events: [
    { id: 'cev_1', type: 'start', step: null, outcome: null, by: 'Ananya Iyer', at: '2026-11-20T06:00:00.000Z' },
  ],
  verdictReason: null,
  verdicts: [clear, refused],
  chargedPaise: 150,
  savedPaise: 0,
}

/** It has its result, and nobody has decided. */
export const endedCase: ShownCaseDetail = {
  ...waitingCase,
  status: 'done',
  verdict: refused,
  verdictReason: { en: 'PAN is Not found', hi: 'PAN = नहीं मिला' },
  waitsFor: [],
  waitsOn: null,
  overdue: false,
  nextDueAt: null,
  endedAt: '2026-11-20T06:02:00.000Z',
  steps: [step({ outcome: { value: 'notFound', label: { en: 'Not found', hi: 'नहीं मिला' }, tone: 'danger' } })],
  savedPaise: 1_000,
}
