import { z } from 'zod'
import { CHALLENGE_ID, livenessLimits } from '../../faces/liveness.ts'
import { pictureTypes } from '../../files/files.ts'
import { fileIds } from '../../products/inputs.ts'
import { slug } from './decision.ts'
import { choice, defineStep, text } from './define.ts'

/** Whether the person has to follow a challenge before the camera. */
export const selfieLiveness = ['required', 'none'] as const

/** Whether a picture from the device is taken where the camera cannot be used. */
export const selfieUpload = ['none', 'allowed'] as const

/** The pictures are judged by `face-liveness` and compared by `face-match`, which charge them (decision 0059: what they prove, and what not). */
export const selfieStep = defineStep({
  kind: 'selfie',
  label: text('Selfie', 'सेल्फ़ी'),
  summary: text(
    'The person takes a picture of themselves, which is compared with the portrait on a document.',
    'व्यक्ति अपनी तस्वीर खींचता है, जिसका मिलान दस्तावेज़ की फ़ोटो से होता है।',
  ),
  icon: 'scan-face',
  actor: 'subject',
  settings: z.strictObject({
    /** A `document` step before it: the portrait on that document is compared. */
    matchTo: slug,
    liveness: z.enum(selfieLiveness).default('required'),
    /** An uploaded picture may show anybody at any time: it is never `matched`. */
    upload: z.enum(selfieUpload).default('none'),
  }),
  settingsFields: [
    { source: 'matchTo', label: text('Document to compare with', 'किस दस्तावेज़ से मिलान हो') },
    {
      source: 'liveness',
      label: text('Liveness', 'लाइवनेस'),
      kind: 'select',
      options: [
        { value: 'required', label: text('Required: the person moves as asked', 'ज़रूरी: व्यक्ति कहे अनुसार हिले') },
        { value: 'none', label: text('Not asked: one picture', 'नहीं पूछना: एक तस्वीर') },
      ],
    },
    {
      source: 'upload',
      label: text('Without a camera', 'कैमरा न हो तो'),
      kind: 'select',
      options: [
        { value: 'none', label: text('The step cannot be done', 'स्टेप पूरा नहीं हो सकता') },
        {
          value: 'allowed',
          label: text('A picture may be uploaded, for a review', 'तस्वीर अपलोड हो सकती है, रिव्यू के लिए'),
        },
      ],
    },
  ],
  answer: z.object({
    /** The challenge that the pictures follow; null for one picture without it. */
    challenge: z.string().regex(CHALLENGE_ID, 'Use the ID of a challenge.').nullish(),
    /** One for each step of the challenge, the straight look first; without a challenge, one. */
    files: fileIds(livenessLimits.steps),
    /** The pictures were taken by the page itself; the browser says so, and it is recorded as such. */
    fromCamera: z.boolean().default(false),
  }),
  answerFields: [
    {
      source: 'files',
      label: text('Pictures', 'तस्वीरें'),
      kind: 'file',
      types: pictureTypes,
      most: livenessLimits.steps,
    },
  ],
  outcomes: {
    matched: choice('Matched', 'मेल खाता है', 'success'),
    review: choice('To be looked at', 'देखना होगा', 'warning'),
    mismatch: choice('Another person', 'कोई और व्यक्ति', 'danger'),
    noPortrait: choice('No portrait to compare with', 'मिलान के लिए फ़ोटो नहीं', 'warning'),
    unproven: choice('Not proven', 'साबित नहीं हुआ', 'warning'),
  },
  repeats: ['unproven'],
  facts: [
    {
      source: 'liveness',
      label: text('Liveness', 'लाइवनेस'),
      kind: 'choice',
      choices: {
        passed: choice('Passed', 'पास', 'success'),
        notPassed: choice('Not passed', 'पास नहीं', 'danger'),
        unclear: choice('Unclear', 'साफ़ नहीं', 'warning'),
        notDone: choice('Not done', 'नहीं हुई'),
      },
    },
    {
      source: 'similarity',
      label: text('Compared with the document', 'दस्तावेज़ से मिलान'),
      kind: 'choice',
      optional: true,
      choices: {
        same: choice('Same person', 'वही व्यक्ति', 'success'),
        review: choice('A person should look', 'किसी को देखना चाहिए', 'warning'),
        different: choice('Different persons', 'अलग व्यक्ति', 'danger'),
      },
    },
    { source: 'score', label: text('Score', 'स्कोर'), kind: 'percent', optional: true },
    { source: 'fromCamera', label: text('Taken on the page', 'पेज पर ही खींची'), kind: 'yesNo' },
    {
      source: 'reason',
      label: text('Why it is not matched', 'मेल क्यों नहीं माना गया'),
      kind: 'choice',
      optional: true,
      choices: {
        notPassed: choice('The person did not move as asked', 'व्यक्ति कहे अनुसार नहीं हिला'),
        unclear: choice('The movements cannot be judged', 'हिलना साफ़ नहीं दिखा'),
        noFace: choice('No face that can be compared', 'मिलान लायक चेहरा नहीं'),
        uploaded: choice('The picture was not taken on the page', 'तस्वीर पेज पर नहीं खींची गई'),
        between: choice('The score lies between the limits', 'स्कोर सीमाओं के बीच है'),
        noDocument: choice('The document was not read', 'दस्तावेज़ पढ़ा नहीं गया'),
        noPortrait: choice('The document shows no portrait that can be compared', 'दस्तावेज़ पर मिलान लायक फ़ोटो नहीं'),
      },
    },
  ],
  example: {
    settings: { matchTo: 'document' },
    answer: { challenge: `fch_${'0'.repeat(32)}`, files: ['sample_face_front'], fromCamera: true },
  },
})
