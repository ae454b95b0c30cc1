import type { PlanInput } from '../../contracts/cases/plan.ts'
import { text } from '../../contracts/platform/text.ts'

export const consentText = text(
  'I agree that Zenith Components checks the details and documents that I give here with the authorities that issued them.',
  'मैं सहमत हूँ कि Zenith Components मेरी दी हुई जानकारी और दस्तावेज़ जारी करने वाले विभागों से जाँचे।',
)

export const review = text('Does everything belong to the same holder?', 'क्या सब कुछ एक ही धारक का है?')

export const verdicts: PlanInput['verdicts'] = [
  { value: 'clear', label: text('Clear', 'सही'), tone: 'success' },
  { value: 'look', label: text('To be decided', 'तय करना बाकी'), tone: 'warning' },
  { value: 'refused', label: text('Refused', 'मना'), tone: 'danger' },
]

/** A supplier: the PAN first, because it is cheap and settles most refusals; the bank account last, because it costs most. */
export const vendorPlan: PlanInput = {
  title: text('Vendor onboarding', 'वेंडर ऑनबोर्डिंग'),
  steps: [
    {
      id: 'consent',
      kind: 'consent',
      title: text('Consent', 'सहमति'),
      settings: { text: consentText },
      dueHours: 72,
    },
    {
      id: 'details',
      kind: 'form',
      title: text('Company details', 'कंपनी की जानकारी'),
      dueHours: 72,
      settings: {
        fields: [
          { source: 'pan', label: text('PAN of the company', 'कंपनी का PAN'), kind: 'identifier', identifier: 'pan' },
          { source: 'gstin', label: text('GSTIN', 'GSTIN'), kind: 'identifier', identifier: 'gstin' },
          { source: 'account', label: text('Bank account', 'बैंक खाता'), kind: 'identifier', identifier: 'account' },
          { source: 'ifsc', label: text('IFSC', 'IFSC'), kind: 'identifier', identifier: 'ifsc' },
          {
            source: 'trade',
            label: text('What you supply', 'आप क्या सप्लाई करते हैं'),
            kind: 'select',
            options: ['Castings', 'Electronics', 'Packaging', 'Transport'],
          },
        ],
      },
    },
    {
      id: 'pan',
      kind: 'check',
      title: text('PAN', 'PAN'),
      tries: 2,
      settings: { product: 'pan-check', input: { pan: { fact: 'details.pan' }, name: { fact: 'subject.name' } } },
    },
    {
      id: 'gst',
      kind: 'check',
      title: text('GST registration', 'GST रजिस्ट्रेशन'),
      after: ['pan'],
      tries: 2,
      settings: { product: 'gstin-check', input: { gstin: { fact: 'details.gstin' } } },
    },
    {
      id: 'bank',
      kind: 'check',
      title: text('Bank account', 'बैंक खाता'),
      after: ['pan'],
      tries: 2,
      settings: {
        product: 'bank-account-check',
        input: {
          account: { fact: 'details.account' },
          ifsc: { fact: 'details.ifsc' },
          name: { fact: 'subject.name' },
        },
      },
    },
    {
      id: 'look',
      kind: 'review',
      title: text('Review', 'रिव्यू'),
      after: ['gst', 'bank'],
      dueHours: 24,
      skippable: true,
      settings: { question: review },
    },
    {
      id: 'thanks',
      kind: 'notice',
      title: text('Notice to the vendor', 'वेंडर को सूचना'),
      settings: {
        subject: text('Your onboarding is complete', 'आपकी ऑनबोर्डिंग पूरी हुई'),
        text: text(
          'Thank you. We have everything that we need and will write about the result.',
          'धन्यवाद। हमें सारी जानकारी मिल गई है। नतीजा हम आपको लिखेंगे।',
        ),
      },
    },
  ],
  verdicts,
  rules: [
    { verdict: 'refused', when: { fact: 'consent.outcome', is: 'refused' }, early: true },
    { verdict: 'refused', when: { fact: 'pan.outcome', in: ['mismatch', 'notFound'] }, early: true },
    { verdict: 'refused', when: { fact: 'look.outcome', is: 'failed' } },
    {
      verdict: 'clear',
      when: {
        all: [
          { fact: 'pan.outcome', is: 'passed' },
          { fact: 'gst.outcome', is: 'passed' },
          { fact: 'bank.outcome', is: 'passed' },
          { fact: 'look.outcome', is: 'passed' },
        ],
      },
    },
  ],
  otherwise: 'look',
}

/** A candidate states the last employment, and the manager there confirms it. */
export const referencePlan: PlanInput = {
  title: text('Reference check', 'रेफ़रेंस जाँच'),
  steps: [
    { id: 'consent', kind: 'consent', title: text('Consent', 'सहमति'), settings: { text: consentText }, dueHours: 72 },
    {
      id: 'job',
      kind: 'form',
      title: text('Your last employment', 'आपकी पिछली नौकरी'),
      dueHours: 72,
      settings: {
        fields: [
          { source: 'employer', label: text('Employer', 'नियोक्ता') },
          { source: 'designation', label: text('Designation', 'पद') },
          { source: 'since', label: text('From', 'कब से'), kind: 'date' },
          { source: 'until', label: text('Until', 'कब तक'), kind: 'date' },
          { source: 'manager', label: text('Name of your manager', 'आपके मैनेजर का नाम') },
          { source: 'managerEmail', label: text('E-mail of your manager', 'आपके मैनेजर का ईमेल') },
        ],
      },
    },
    {
      id: 'reference',
      kind: 'referee',
      title: text('Reference of the manager', 'मैनेजर का रेफ़रेंस'),
      dueHours: 240,
      skippable: true,
      settings: {
        relation: 'manager',
        person: { name: { fact: 'job.manager' }, email: { fact: 'job.managerEmail' } },
        employer: { fact: 'job.employer' },
        claims: {
          name: { fact: 'subject.name' },
          designation: { fact: 'job.designation' },
          from: { fact: 'job.since' },
          to: { fact: 'job.until' },
        },
        questions: [
          { source: 'work', label: text('Quality of work', 'काम की गुणवत्ता') },
          { source: 'reliable', label: text('Reliability', 'भरोसेमंद') },
        ],
      },
    },
  ],
  verdicts,
  rules: [
    { verdict: 'refused', when: { fact: 'consent.outcome', is: 'refused' }, early: true },
    { verdict: 'clear', when: { fact: 'reference.outcome', is: 'confirmed' } },
  ],
  otherwise: 'look',
}

/** A driver: the card is read, and what it says is checked at the source. */
export const driverPlan: PlanInput = {
  title: text('Driver onboarding', 'ड्राइवर ऑनबोर्डिंग'),
  steps: [
    { id: 'consent', kind: 'consent', title: text('Consent', 'सहमति'), settings: { text: consentText }, dueHours: 48 },
    {
      id: 'card',
      kind: 'document',
      title: text('PAN card', 'PAN कार्ड'),
      settings: { kind: 'pan' },
      tries: 3,
      dueHours: 48,
    },
    {
      id: 'pan',
      kind: 'check',
      title: text('PAN', 'PAN'),
      tries: 2,
      settings: { product: 'pan-check', input: { pan: { fact: 'card.number' }, name: { fact: 'subject.name' } } },
    },
    {
      id: 'look',
      kind: 'review',
      title: text('Review', 'रिव्यू'),
      dueHours: 24,
      settings: { question: review },
    },
  ],
  verdicts,
  rules: [
    { verdict: 'refused', when: { fact: 'consent.outcome', is: 'refused' }, early: true },
    { verdict: 'refused', when: { fact: 'look.outcome', is: 'failed' } },
    {
      verdict: 'clear',
      when: {
        all: [
          { fact: 'pan.outcome', is: 'passed' },
          { fact: 'look.outcome', is: 'passed' },
        ],
      },
    },
  ],
  otherwise: 'look',
}

/** Somebody who is hired: what they state of their past, where they live, and a person who looks at all of it. */
export const employeePlan: PlanInput = {
  title: text('Employee', 'कर्मचारी'),
  steps: [
    { id: 'consent', kind: 'consent', title: text('Consent', 'सहमति'), settings: { text: consentText }, dueHours: 72 },
    {
      id: 'work',
      kind: 'employment',
      title: text('Employment', 'नौकरी'),
      settings: { years: 7, most: 5 },
      tries: 2,
      dueHours: 72,
    },
    {
      id: 'studies',
      kind: 'education',
      title: text('Education', 'पढ़ाई'),
      settings: { most: 3, certificate: 'optional' },
      dueHours: 72,
    },
    { id: 'home', kind: 'address', title: text('Address', 'पता'), settings: { mode: 'post' }, dueHours: 240 },
    {
      id: 'look',
      kind: 'review',
      title: text('Review', 'रिव्यू'),
      dueHours: 24,
      settings: { question: text('May this person begin to work?', 'क्या यह व्यक्ति काम शुरू कर सकता है?') },
    },
  ],
  verdicts,
  rules: [
    { verdict: 'refused', when: { fact: 'consent.outcome', is: 'refused' }, early: true },
    { verdict: 'refused', when: { fact: 'look.outcome', is: 'failed' } },
    {
      verdict: 'clear',
      when: {
        all: [
          { fact: 'home.outcome', is: 'confirmed' },
          { fact: 'look.outcome', is: 'passed' },
        ],
      },
    },
  ],
  otherwise: 'look',
}
