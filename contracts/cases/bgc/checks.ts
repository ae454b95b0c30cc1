import { type Text, text } from '../../platform/text.ts'
import type { ProductId } from '../../products/index.ts'
import type { PlanInput } from '../plan.ts'
import type { VerifierSkill } from '../verifierSkills.ts'

type StepInput = PlanInput['steps'][number]
export type FormFieldInput = Extract<StepInput, { kind: 'form' }>['settings']['fields'][number]
type CheckStepInput = Extract<StepInput, { kind: 'check' }>['settings']

/** What a background check can verify. The name of a check is the name of its step, and of its consent. */
export const bgcCheckNames = [
  'pan',
  'aadhaar',
  'licence',
  'passport',
  'voter',
  'bank',
  'address',
  'employment',
  'education',
  'reference',
  'court',
  'aml',
  'credit',
] as const
export type BgcCheckName = (typeof bgcCheckNames)[number]

export interface BgcCheck {
  label: Text
  /** Why it is asked, in words for the candidate. */
  why: Text
  /** What the employer has to mind before asking for it. */
  lawful: Text
  /** Costs much: waits until the cheap checks have ended. */
  isCostly?: true
  /** What the candidate fills in for it alone. */
  fields: readonly FormFieldInput[]
  /** Fields of the profile that it needs. */
  profile: readonly ('birthDate' | 'fatherName' | 'address')[]
  /** A product verifies it. Without one, a step of a kind of its own does (`ownSteps`). */
  product?: { id: ProductId; input: CheckStepInput['input'] }
  /** That the source knows nothing is no contradiction of what the candidate says. */
  isNotFoundOpen?: true
  /** The candidate uploads a document for it, which is read. */
  document?: true
  /** What a person has to judge, where the answer is open. */
  question: Text
  /** What a verifier of ours needs to be able to judge. */
  skill: VerifierSkill
}

const identifier = (source: string, label: Text, kind: NonNullable<FormFieldInput['identifier']>): FormFieldInput => ({
  source,
  label,
  kind: 'identifier',
  identifier: kind,
})

const unclear = text(
  'The source gives no clear answer. Does what was found fit the candidate?',
  'सोर्स से साफ़ जवाब नहीं मिला। जो मिला है, क्या वह उम्मीदवार से मेल खाता है?',
)

const identityLaw = text(
  'Only for the job in question, with consent. The record is kept no longer than the consent says.',
  'सिर्फ़ इस नौकरी के लिए और सहमति के साथ। रिकॉर्ड सहमति में बताए समय से ज़्यादा नहीं रखा जाता।',
)

export const bgcChecks: Record<BgcCheckName, BgcCheck> = {
  pan: {
    label: text('PAN', 'PAN'),
    why: text('To confirm your name with the tax department.', 'आयकर विभाग से आपके नाम की पुष्टि के लिए।'),
    lawful: identityLaw,
    fields: [identifier('pan', text('PAN', 'PAN'), 'pan')],
    profile: [],
    product: { id: 'pan-check', input: { pan: { fact: 'pan-details.pan' }, name: { fact: 'subject.name' } } },
    question: unclear,
    skill: 'identity',
  },
  aadhaar: {
    label: text('Aadhaar', 'आधार'),
    why: text('To confirm that the number exists and is active.', 'यह पुष्टि करने के लिए कि नंबर मौजूद और चालू है।'),
    lawful: text(
      'Aadhaar is voluntary: nobody may be refused a job for not giving it. Offer another proof of identity.',
      'आधार देना ज़रूरी नहीं: इसे न देने पर नौकरी से मना नहीं किया जा सकता। पहचान का दूसरा सबूत भी मानें।',
    ),
    fields: [identifier('aadhaar', text('Aadhaar number', 'आधार नंबर'), 'aadhaar')],
    profile: [],
    product: { id: 'aadhaar-check', input: { aadhaar: { fact: 'aadhaar-details.aadhaar' } } },
    question: unclear,
    skill: 'identity',
  },
  licence: {
    label: text('Driving licence', 'ड्राइविंग लाइसेंस'),
    why: text('To confirm that your licence is valid.', 'यह पुष्टि करने के लिए कि आपका लाइसेंस चालू है।'),
    lawful: text('For jobs that include driving.', 'उन नौकरियों के लिए जिनमें गाड़ी चलानी हो।'),
    fields: [identifier('dl', text('Licence number', 'लाइसेंस नंबर'), 'dl')],
    profile: ['birthDate'],
    product: {
      id: 'driving-licence-check',
      input: { dl: { fact: 'licence-details.dl' }, dob: { fact: 'profile.birthDate' } },
    },
    question: unclear,
    skill: 'identity',
  },
  passport: {
    label: text('Passport', 'पासपोर्ट'),
    why: text('To confirm your passport with the ministry.', 'मंत्रालय से आपके पासपोर्ट की पुष्टि के लिए।'),
    lawful: identityLaw,
    fields: [identifier('passportFile', text('Passport file number', 'पासपोर्ट फ़ाइल नंबर'), 'passportFile')],
    profile: ['birthDate'],
    product: {
      id: 'passport-check',
      input: { passportFile: { fact: 'passport-details.passportFile' }, dob: { fact: 'profile.birthDate' } },
    },
    question: unclear,
    skill: 'identity',
  },
  voter: {
    label: text('Voter ID', 'वोटर आईडी'),
    why: text('To confirm your identity with the electoral roll.', 'मतदाता सूची से आपकी पहचान की पुष्टि के लिए।'),
    lawful: identityLaw,
    fields: [identifier('epic', text('Voter ID number (EPIC)', 'EPIC नंबर'), 'epic')],
    profile: [],
    product: { id: 'voter-check', input: { epic: { fact: 'voter-details.epic' } } },
    question: unclear,
    skill: 'identity',
  },
  bank: {
    label: text('Bank account', 'बैंक खाता'),
    why: text('To pay your salary into the right account.', 'आपका वेतन सही खाते में भेजने के लिए।'),
    lawful: text('For the account that the salary is paid into.', 'उस खाते के लिए जिसमें वेतन जाएगा।'),
    fields: [
      identifier('account', text('Account number', 'खाता नंबर'), 'account'),
      identifier('ifsc', text('IFSC', 'IFSC'), 'ifsc'),
    ],
    profile: [],
    product: {
      id: 'bank-account-check',
      input: {
        account: { fact: 'bank-details.account' },
        ifsc: { fact: 'bank-details.ifsc' },
        name: { fact: 'subject.name' },
      },
    },
    question: unclear,
    skill: 'identity',
  },
  address: {
    label: text('Address', 'पता'),
    why: text('To confirm where you live.', 'आप कहाँ रहते हैं, इसकी पुष्टि के लिए।'),
    lawful: text(
      'Visits by day only, and announced. Neighbours learn nothing about the job.',
      'सिर्फ़ दिन में और बताकर जाएँ। पड़ोसियों को नौकरी के बारे में कुछ न बताएँ।',
    ),
    fields: [],
    profile: [],
    document: true,
    question: text(
      'Do the document, the photo and the place fit the address that the candidate gives?',
      'क्या दस्तावेज़, फ़ोटो और जगह उम्मीदवार के दिए पते से मेल खाते हैं?',
    ),
    skill: 'address',
  },
  employment: {
    label: text('Employment', 'नौकरी'),
    why: text('To confirm where you have worked.', 'आपने कहाँ काम किया है, इसकी पुष्टि के लिए।'),
    lawful: text(
      'Never ask the present employer without the candidate’s clear consent.',
      'उम्मीदवार की साफ़ सहमति के बिना मौजूदा नियोक्ता से न पूछें।',
    ),
    fields: [],
    profile: [],
    question: text(
      'Do the employers confirm the jobs as stated, and do the documents bear them out?',
      'क्या नियोक्ता नौकरियों की यही जानकारी बताते हैं, और क्या दस्तावेज़ों में भी यही है?',
    ),
    skill: 'employment',
  },
  education: {
    label: text('Education', 'शिक्षा'),
    why: text('To confirm your qualification.', 'आपकी योग्यता की पुष्टि के लिए।'),
    lawful: text('Only qualifications that the job needs.', 'सिर्फ़ वही योग्यता जो नौकरी के लिए ज़रूरी है।'),
    fields: [],
    profile: [],
    question: text('Does the institute confirm the degree as stated?', 'क्या संस्थान डिग्री की यही जानकारी बताता है?'),
    skill: 'education',
  },
  reference: {
    label: text('Reference', 'रेफ़रेंस'),
    why: text('To ask a former manager about your work.', 'आपके किसी पुराने मैनेजर से आपके काम के बारे में पूछने के लिए।'),
    lawful: text(
      'Ask only about work. The referee is told who asks and why.',
      'सिर्फ़ काम के बारे में पूछें। रेफ़रेंस देने वाले को बताएँ कि कौन और क्यों पूछ रहा है।',
    ),
    fields: [
      { source: 'referee', label: text('Name of a former manager', 'किसी पुराने मैनेजर का नाम') },
      { source: 'company', label: text('Company where you worked together', 'वह कंपनी जहाँ आपने साथ काम किया') },
      { source: 'designation', label: text('Your designation there', 'वहाँ आपका पद') },
      { ...identifier('email', text('Their work e-mail', 'उनका काम का ईमेल'), 'email'), optional: true },
      identifier('phone', text('Their phone number', 'उनका फ़ोन नंबर'), 'phone'),
    ],
    profile: [],
    question: text(
      'What does the referee say about the candidate, and is it the person whom the candidate names?',
      'रेफ़रेंस देने वाला उम्मीदवार के बारे में क्या कहता है, और क्या यह वही व्यक्ति है जिसका नाम उम्मीदवार ने दिया?',
    ),
    skill: 'reference',
  },
  court: {
    label: text('Court records', 'कोर्ट रिकॉर्ड'),
    why: text('To look for court cases under your name.', 'आपके नाम पर कोर्ट केस देखने के लिए।'),
    lawful: text(
      'A pending case is no conviction. A hit by name needs a look before it counts.',
      'चल रहा केस दोष सिद्ध होना नहीं है। सिर्फ़ नाम के मेल को मानने से पहले देखना ज़रूरी है।',
    ),
    isCostly: true,
    fields: [],
    profile: ['birthDate', 'fatherName', 'address'],
    product: {
      id: 'court-case-check',
      input: {
        searchMode: { value: 'normal' },
        subjectType: { value: 'person' },
        name: { fact: 'subject.name' },
        fatherName: { fact: 'profile.fatherName' },
        birthDate: { fact: 'profile.birthDate' },
        address: { fact: 'profile.address' },
      },
    },
    question: text('Do the cases that were found concern this candidate?', 'क्या मिले हुए केस इसी उम्मीदवार के हैं?'),
    skill: 'court',
  },
  aml: {
    label: text('Sanctions and watch lists', 'प्रतिबंध और निगरानी सूचियाँ'),
    why: text('To look for your name on sanctions lists.', 'प्रतिबंध सूचियों में आपका नाम देखने के लिए।'),
    lawful: text('For jobs with duties under money-laundering law.', 'मनी लॉन्ड्रिंग कानून से जुड़ी नौकरियों के लिए।'),
    isCostly: true,
    fields: [],
    profile: ['birthDate'],
    product: {
      id: 'aml-screen',
      input: {
        kind: { value: 'person' },
        name: { fact: 'subject.name' },
        birth: { fact: 'profile.birthDate' },
        country: { value: 'India' },
      },
    },
    question: text('Is the entry on the list this candidate?', 'क्या सूची की एंट्री इसी उम्मीदवार की है?'),
    skill: 'identity',
  },
  credit: {
    label: text('Credit', 'क्रेडिट'),
    why: text('To see how you have repaid loans.', 'यह देखने के लिए कि आपने लोन कैसे चुकाए हैं।'),
    lawful: text(
      'Only for jobs that handle money. Too little credit history is no reason to refuse.',
      'सिर्फ़ पैसे संभालने वाली नौकरियों के लिए। क्रेडिट रिकॉर्ड न होना मना करने का कारण नहीं है।',
    ),
    isCostly: true,
    fields: [identifier('pan', text('PAN', 'PAN'), 'pan')],
    profile: [],
    product: { id: 'credit-score', input: { pan: { fact: 'credit-details.pan' } } },
    isNotFoundOpen: true,
    question: text('Is the credit record acceptable for this job?', 'क्या यह क्रेडिट रिकॉर्ड इस नौकरी के लिए ठीक है?'),
    skill: 'identity',
  },
}
