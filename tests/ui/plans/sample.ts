import type { ShownPlan, ShownPlanDetail } from '../../../contracts/resources/plan.ts'

export const listedPlan: ShownPlan = {
  id: 'pln_1',
  product: 'general',
  title: { en: 'Vendor onboarding', hi: 'वेंडर ऑनबोर्डिंग' },
  version: 2,
  stepCount: 2,
  cost: { least: 0, most: 1150 },
  publishedAt: '2026-11-20T06:00:00.000Z',
  running: 3,
  archivedAt: null,
  createdAt: '2026-11-01T06:00:00.000Z',
}

const consent = {
  id: 'consent',
  title: { en: 'Consent', hi: 'सहमति' },
  after: [],
  tries: 1,
  skippable: false,
}
const pan = { id: 'pan', title: { en: 'PAN', hi: 'PAN' }, after: ['consent'], tries: 2, skippable: true }
const given = { fact: 'consent.outcome', is: 'given' }
const refused = { fact: 'consent.outcome', is: 'refused' }
const passed = { fact: 'pan.outcome', is: 'passed' }

/** A consent and a check, with a rule that ends the case early. */
export const shownPlan: ShownPlanDetail = {
  ...listedPlan,
  plan: {
    title: listedPlan.title,
    steps: [
      {
        ...consent,
        kind: 'consent',
        settings: {
          text: {
            en: 'I agree that my PAN is checked at its source.',
            hi: 'मैं सहमत हूँ कि मेरा PAN जाँचा जाए।',
          },
          keepDays: 180,
        },
      },
      {
        ...pan,
        kind: 'check',
        when: given,
        settings: { product: 'pan-check', input: { pan: { value: 'AAACZ1000A' }, name: { fact: 'subject.name' } } },
      },
    ],
    verdicts: [
      { value: 'clear', label: { en: 'Clear', hi: 'सही' }, tone: 'success' },
      { value: 'refused', label: { en: 'Refused', hi: 'मना' }, tone: 'danger' },
      { value: 'look', label: { en: 'To be decided', hi: 'तय करना बाकी' }, tone: 'warning' },
    ],
    rules: [
      { verdict: 'refused', when: refused, early: true },
      { verdict: 'clear', when: passed, early: false },
    ],
    otherwise: 'look',
    dueDays: 30,
  },
  steps: [
    {
      ...consent,
      kind: 'consent',
      actor: 'subject',
      dueHours: 72,
      when: null,
      settings: [
        {
          label: { en: 'Text of the consent', hi: 'सहमति का टेक्स्ट' },
          value: { en: 'I agree that my PAN is checked.', hi: 'मैं सहमत हूँ।' },
        },
      ],
      pricePaise: 0,
    },
    {
      ...pan,
      kind: 'check',
      actor: 'platform',
      dueHours: null,
      when: { en: 'Consent is Given', hi: 'सहमति = दी गई' },
      settings: [{ label: { en: 'Product', hi: 'प्रोडक्ट' }, value: { en: 'PAN check', hi: 'PAN जाँच' } }],
      pricePaise: 1150,
    },
  ],
  rules: [
    { verdict: 'refused', early: true, when: { en: 'Consent is Refused', hi: 'सहमति = मना किया' } },
    { verdict: 'clear', early: false, when: { en: 'PAN is Passed', hi: 'PAN = सही' } },
  ],
  cost: { least: 0, most: 1150, usual: 1150, saved: 1150, isExact: true },
  versions: [
    { version: 2, publishedAt: '2026-11-20T06:00:00.000Z', publishedBy: 'Ananya Iyer', running: 1 },
    { version: 1, publishedAt: '2026-11-01T06:00:00.000Z', publishedBy: 'Rahul Menon', running: 2 },
  ],
}
