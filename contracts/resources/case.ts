import { z } from 'zod'
import { type CaseProduct, casePages, caseProducts } from '../cases/products.ts'
import { shownCase, shownCaseDetail } from '../cases/shown.ts'
import { caseStatusChoices, caseStatuses, waitsOnChoices, waitsOnValues } from '../cases/states.ts'
import { choice } from '../platform/choice.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const productChoices = {
  general: choice('Own plan', 'अपना प्लान'),
  bgc: choice('Background verification', 'बैकग्राउंड वेरिफ़िकेशन'),
  trubgv: choice('TruBGV', 'TruBGV'),
  onboarding: choice('Onboarding', 'ऑनबोर्डिंग'),
  'video-kyc': choice('Video KYC', 'वीडियो KYC'),
}

const found = {
  search: text('Name, e-mail, phone or reference', 'नाम, ईमेल, फ़ोन या रेफ़रेंस'),
}

const common = {
  audience: 'customer' as const,
  permission: 'verifications' as const,
  actions: ['list', 'show'] as const,
  gate: 'kyc' as const,
  fields: {
    subject: { label: text('Person', 'व्यक्ति') },
    planTitle: { label: text('Plan', 'प्लान') },
    status: { label: text('Status', 'स्टेटस'), kind: 'choice' as const, choices: caseStatusChoices },
    verdict: { label: text('Result', 'नतीजा') },
    waitsOn: { label: text('Waiting for', 'किसका इंतज़ार'), kind: 'choice' as const, choices: waitsOnChoices },
    overdue: {
      label: text('Overdue', 'समय निकला'),
      kind: 'choice' as const,
      choices: { true: choice('Overdue', 'समय निकला', 'danger'), false: choice('In time', 'समय पर') },
    },
    product: { label: text('Product', 'प्रोडक्ट'), kind: 'choice' as const, choices: productChoices },
    planId: { label: text('Plan', 'प्लान') },
    location: { label: text('Location', 'लोकेशन') },
    mode: {
      label: text('Mode', 'मोड'),
      kind: 'choice' as const,
      choices: { live: choice('Live', 'लाइव'), test: choice('Test', 'टेस्ट', 'info') },
    },
    reference: { label: text('Your reference', 'आपका रेफ़रेंस') },
    createdAt: { label: text('Started', 'शुरू'), kind: 'time' as const },
    nextDueAt: { label: text('Next step due', 'अगला स्टेप कब तक'), kind: 'time' as const },
    dueAt: { label: text('Ends by', 'कब तक'), kind: 'time' as const },
    endedAt: { label: text('Ended', 'खत्म'), kind: 'time' as const },
  },
  record: shownCase,
  detail: shownCaseDetail,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    status: z.array(z.enum(caseStatuses)).optional(),
    product: z.enum(caseProducts).optional(),
    planId: z.string().max(64).optional(),
    /** Of background verifications: a location, with all below it. */
    location: z.string().max(64).optional(),
    waitsOn: z.array(z.enum(waitsOnValues)).optional(),
    /** Whether an open step should have ended by now. */
    overdue: z.boolean().optional(),
    mode: z.enum(['live', 'test']).optional(),
    /** A whole word of the name, a complete e-mail or phone, or a part of the reference. */
    q: z.string().trim().max(120).optional(),
  }),
  sorts: ['id', 'createdAt', 'dueAt', 'nextDueAt', 'endedAt'] as const,
}

/** Cases of all products: runs of plans, each about one person. */
export const caseResource = defineResource({
  ...common,
  name: 'cases',
  paths: casePages.general,
  words: {
    title: text('Cases', 'केस'),
    ...found,
    none: text('No cases yet', 'अभी कोई केस नहीं'),
    noneDetail: text(
      'A case asks a person for what you need, checks it, and gives a result by rules of your own.',
      'केस किसी व्यक्ति से ज़रूरी जानकारी माँगता है, उसे जाँचता है और आपके नियमों से नतीजा देता है।',
    ),
    missing: text('There is no such case', 'ऐसा कोई केस नहीं है'),
    error: text('Cases could not be loaded', 'केस लोड नहीं हो सके'),
  },
})

export const bgcCaseResource = defineResource({
  ...common,
  name: 'bgc-cases',
  paths: casePages.bgc,
  words: {
    ...found,
    title: text('Background verification', 'बैकग्राउंड वेरिफ़िकेशन'),
    none: text('No candidates yet', 'अभी कोई उम्मीदवार नहीं'),
    noneDetail: text(
      'Add a candidate and choose a package. The candidate gets a link, and the checks begin when it is answered.',
      'उम्मीदवार जोड़ें और पैकेज चुनें। उम्मीदवार को लिंक मिलता है, और जवाब आते ही जाँच शुरू होती है।',
    ),
    missing: text('There is no such background verification', 'ऐसा कोई बैकग्राउंड वेरिफ़िकेशन नहीं है'),
    error: text('Background verifications could not be loaded', 'बैकग्राउंड वेरिफ़िकेशन लोड नहीं हो सके'),
  },
})

export const trubgvCaseResource = defineResource({
  ...common,
  name: 'trubgv-cases',
  paths: casePages.trubgv,
  words: {
    ...found,
    title: text('TruBGV', 'TruBGV'),
    none: text('No verifications yet', 'अभी कोई वेरिफ़िकेशन नहीं'),
    noneDetail: text(
      'Enter what you know of a person or a company. The checks that fit are run side by side.',
      'किसी व्यक्ति या कंपनी के बारे में जो पता है, डालें। उसके हिसाब से सारी जाँचें साथ-साथ चलती हैं।',
    ),
    missing: text('There is no such verification', 'ऐसा कोई वेरिफ़िकेशन नहीं है'),
    error: text('Verifications could not be loaded', 'वेरिफ़िकेशन लोड नहीं हो सके'),
  },
})

export const onboardingCaseResource = defineResource({
  ...common,
  name: 'onboarding-cases',
  paths: casePages.onboarding,
  words: {
    ...found,
    title: text('Responses', 'जवाब'),
    none: text('No responses yet', 'अभी कोई जवाब नहीं'),
    noneDetail: text(
      'Publish a flow and share its link. Everybody who opens it appears here.',
      'फ़्लो पब्लिश करें और उसका लिंक भेजें। जो भी उसे खोलेगा, यहाँ दिखेगा।',
    ),
    missing: text('There is no such response', 'ऐसा कोई जवाब नहीं है'),
    error: text('Responses could not be loaded', 'जवाब लोड नहीं हो सके'),
  },
})

export const videoKycCaseResource = defineResource({
  ...common,
  name: 'video-kyc-cases',
  paths: casePages['video-kyc'],
  words: {
    ...found,
    title: text('Reports', 'रिपोर्ट'),
    none: text('No video KYC yet', 'अभी कोई वीडियो KYC नहीं'),
    noneDetail: text(
      'Choose a template and a person. The person gets a link and does it alone on a phone.',
      'टेम्पलेट और व्यक्ति चुनें। व्यक्ति को लिंक मिलता है, और वह फ़ोन पर खुद करता है।',
    ),
    missing: text('There is no such video KYC', 'ऐसा कोई वीडियो KYC नहीं है'),
    error: text('Video KYCs could not be loaded', 'वीडियो KYC लोड नहीं हो सके'),
  },
})

/** The resource of each product's cases. */
export const caseResources = {
  general: caseResource,
  bgc: bgcCaseResource,
  trubgv: trubgvCaseResource,
  onboarding: onboardingCaseResource,
  'video-kyc': videoKycCaseResource,
} satisfies Record<CaseProduct, typeof caseResource>
