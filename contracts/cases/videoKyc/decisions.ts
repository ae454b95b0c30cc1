import { choice } from '../../platform/choice.ts'

/** Why a person of the account approves or rejects; a note may say more. */
export const videoDecisionReasons = {
  allSeen: choice('Pictures and facts seen, all in order', 'तस्वीरें और जानकारी देखी, सब ठीक', 'success'),
  seenOtherwise: choice('Identity confirmed in another way', 'पहचान किसी और तरीके से पक्की हुई', 'success'),
  otherPerson: choice('Another person than on the card', 'कार्ड वाले से अलग व्यक्ति', 'danger'),
  notAlone: choice('The person was prompted or not alone', 'किसी ने बताया, या व्यक्ति अकेला नहीं था', 'danger'),
  copiedCard: choice('Card is a copy, a print or a screen', 'कार्ड की कॉपी, प्रिंट या स्क्रीन है', 'danger'),
  forgedCard: choice('Card looks forged', 'कार्ड जाली लगता है', 'danger'),
  wrongPlace: choice('Place or network does not suit', 'जगह या नेटवर्क सही नहीं', 'danger'),
  answers: choice('Answers do not suit', 'जवाब सही नहीं', 'danger'),
  notProven: choice('Could not be proven', 'साबित नहीं हो सका', 'danger'),
} as const

export type VideoDecisionReason = keyof typeof videoDecisionReasons

export const videoDecisionReasonNames = Object.keys(videoDecisionReasons) as [
  VideoDecisionReason,
  ...VideoDecisionReason[],
]

/** Whether the account of the person may be used. `waiting`: there is no result, or a decision is missing. */
export const videoGates = ['usable', 'waiting', 'refused'] as const
export type VideoGate = (typeof videoGates)[number]

export const videoGateChoices = {
  usable: choice('Account may be used', 'खाता इस्तेमाल हो सकता है', 'success'),
  waiting: choice('Account not usable yet', 'खाता अभी इस्तेमाल नहीं हो सकता', 'warning'),
  refused: choice('Account must not be used', 'खाता इस्तेमाल नहीं होगा', 'danger'),
} as const
