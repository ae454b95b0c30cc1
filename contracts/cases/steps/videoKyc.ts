import { z } from 'zod'
import { videoReasonChoices } from '../videoKyc/reasonTexts.ts'
import { videoKycLimits } from '../videoKyc/session.ts'
import { choice, defineStep, text } from './define.ts'

const yes = z.enum(['asked', 'none'])
const words = (least: number, most: number) =>
  z.strictObject({ en: z.string().trim().min(least).max(most), hi: z.string().trim().min(least).max(most) })

/** Somebody calls and guides the person, once calls are built; until then everybody does it alone. */
export const videoKycModes = ['unassisted'] as const

const question = z.strictObject({
  id: z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'Begin with a small letter; letters and digits only.'),
  text: words(3, 300),
  /** Compared without case, accents and spaces; without it, every answer is kept and none compared. */
  expected: z.string().trim().min(1).max(videoKycLimits.answer).nullish(),
})

const taskOptions = [
  { value: 'asked', label: text('Asked', 'पूछना') },
  { value: 'none', label: text('Not asked', 'नहीं पूछना') },
]

/**
 * One person alone before a camera: consent, PAN card, face and tasks in an order that the server draws. `ocr-document`, `pan-check`, `face-liveness` and `face-match`
 * judge it and charge it. It is not V-CIP, which needs an official in the call.
 */
export const videoKycStep = defineStep({
  kind: 'videoKyc',
  label: text('Video KYC', 'वीडियो KYC'),
  summary: text(
    'The person shows card and face to the camera alone, and does what the page asks. No V-CIP.',
    'व्यक्ति अकेले कैमरे को कार्ड और चेहरा दिखाता है और पेज के कहे अनुसार करता है। यह V-CIP नहीं है।',
  ),
  icon: 'scan-face',
  actor: 'subject',
  settings: z.strictObject({
    mode: z.enum(videoKycModes).default('unassisted'),
    /** What the person hears or reads, and agrees to. Kept with each session word for word. */
    consent: words(20, 4000),
    point: yes.default('asked'),
    code: yes.default('asked'),
    card: yes.default('asked'),
    questions: z
      .array(question)
      .max(videoKycLimits.questions)
      .refine(list => new Set(list.map(({ id }) => id)).size === list.length, 'A name is there twice.')
      .default([]),
  }),
  settingsFields: [
    { source: 'consent', label: text('Words of the consent', 'सहमति के शब्द'), kind: 'textarea' },
    {
      source: 'point',
      label: text('Follow a point with the head', 'सिर से बिंदु का पीछा'),
      kind: 'select',
      options: taskOptions,
    },
    {
      source: 'code',
      label: text('Read digits aloud and enter them', 'अंक बोलकर डालना'),
      kind: 'select',
      options: taskOptions,
    },
    {
      source: 'card',
      label: text('Hold the card next to the face', 'कार्ड चेहरे के पास'),
      kind: 'select',
      options: taskOptions,
    },
  ],
  answer: z.object({
    session: z.string().regex(/^vks_[0-9a-f]{32}$/, 'Use the ID of a session.'),
    /** By the questions' ids. */
    answers: z.record(z.string().max(40), z.string().trim().max(videoKycLimits.answer)).default({}),
  }),
  answerFields: [],
  outcomes: {
    passed: choice('Passed', 'पास', 'success'),
    review: choice('To be reviewed', 'रिव्यू होगा', 'warning'),
    failed: choice('Failed', 'फ़ेल', 'danger'),
    unproven: choice('Not proven', 'साबित नहीं हुआ', 'warning'),
  },
  repeats: ['unproven'],
  facts: [
    {
      source: 'reason',
      label: text('Main reason', 'मुख्य कारण'),
      kind: 'choice',
      optional: true,
      choices: videoReasonChoices,
    },
    { source: 'number', label: text('PAN', 'PAN'), mask: 'pan', optional: true },
    { source: 'name', label: text('Name on the card', 'कार्ड पर नाम'), mask: 'name', optional: true },
    { source: 'sourceName', label: text('Name at the PAN source', 'PAN सोर्स में नाम'), mask: 'name', optional: true },
    {
      source: 'pan',
      label: text('PAN source', 'PAN सोर्स'),
      kind: 'choice',
      choices: {
        valid: choice('Valid', 'सही', 'success'),
        inactive: choice('Inactive', 'निष्क्रिय', 'warning'),
        name_differs: choice('Name differs', 'नाम अलग है', 'warning'),
        notFound: choice('Not found', 'नहीं मिला', 'danger'),
        noAnswer: choice('No answer', 'जवाब नहीं', 'warning'),
        notAsked: choice('Not asked', 'नहीं पूछा'),
      },
    },
    {
      source: 'liveness',
      label: text('Liveness', 'लाइवनेस'),
      kind: 'choice',
      choices: {
        passed: choice('Passed', 'पास', 'success'),
        notPassed: choice('Not passed', 'पास नहीं', 'danger'),
        unclear: choice('Unclear', 'साफ़ नहीं', 'warning'),
        notDone: choice('Not done', 'नहीं हुई'),
        noAnswer: choice('No result', 'नतीजा नहीं', 'warning'),
      },
    },
    { source: 'turn', label: text('Smallest turn, in points', 'सबसे कम घुमाव, अंकों में'), kind: 'points', optional: true },
    {
      source: 'match',
      label: text('Face and PAN portrait', 'चेहरा और PAN की फ़ोटो'),
      kind: 'choice',
      choices: {
        same: choice('Same person', 'वही व्यक्ति', 'success'),
        review: choice('A person should look', 'किसी को देखना चाहिए', 'warning'),
        different: choice('Different persons', 'अलग व्यक्ति', 'danger'),
        notCompared: choice('Not compared', 'मिलान नहीं हुआ', 'warning'),
      },
    },
    { source: 'score', label: text('Score', 'स्कोर'), kind: 'percent', optional: true },
    {
      source: 'place',
      label: text('Place', 'जगह'),
      kind: 'choice',
      choices: {
        inside: choice('In India', 'भारत में', 'success'),
        outside: choice('Outside India', 'भारत से बाहर', 'danger'),
        unclear: choice('Unclear', 'साफ़ नहीं', 'warning'),
        refused: choice('Refused', 'मना किया', 'warning'),
        unknown: choice('Unknown', 'पता नहीं', 'warning'),
      },
    },
    { source: 'network', label: text('Country of the network', 'नेटवर्क का देश'), optional: true },
    {
      source: 'way',
      label: text('Way', 'तरीका'),
      kind: 'choice',
      choices: {
        moving: choice('With movements', 'हिलकर'),
        still: choice('Without moving or speaking', 'बिना हिले-बोले'),
      },
    },
    { source: 'attempts', label: text('Attempts', 'कोशिशें'), kind: 'count' },
  ],
  example: {
    settings: {
      consent: {
        en: 'I agree that my face, my PAN card and my place are recorded now to check who I am, and that my PAN is checked at its source.',
        hi: 'मैं सहमत हूँ कि मेरी पहचान जाँचने के लिए अभी मेरा चेहरा, PAN कार्ड और जगह दर्ज हों, और PAN की सोर्स से जाँच हो।',
      },
    },
    answer: { session: `vks_${'0'.repeat(32)}`, answers: {} },
  },
})
