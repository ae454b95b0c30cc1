import { videoReasonChoices } from '../cases/videoKyc/reasonTexts.ts'
import { choice } from '../platform/choice.ts'

/** What speaks against approving a call, or is missing. Most are those of the unassisted way; a call has a few of its own. */
export const callFindings = {
  ...videoReasonChoices,
  cardMissing: choice('No picture of the PAN card was kept', 'PAN कार्ड की तस्वीर नहीं रखी गई', 'warning'),
  cardUnanswered: choice(
    'Whether the card is a printed e-PAN was not answered',
    'कार्ड छपा हुआ ई-PAN है या नहीं, यह नहीं बताया गया',
    'warning',
  ),
  cardPrinted: choice('A printed e-PAN was shown', 'छपा हुआ ई-PAN दिखाया गया', 'danger'),
  panNotAsked: choice('The PAN was not checked at its source', 'PAN की सोर्स से जाँच नहीं हुई', 'warning'),
  nameLikely: choice(
    'Person, card and source only likely have one name',
    'व्यक्ति, कार्ड और सोर्स का नाम शायद एक है',
    'warning',
  ),
  faceMissing: choice('No picture of the face was kept', 'चेहरे की तस्वीर नहीं रखी गई', 'warning'),
  severalFaces: choice('A picture shows several faces', 'एक तस्वीर में एक से ज़्यादा चेहरे हैं', 'warning'),
  checkRunning: choice('A check has not ended yet', 'एक जाँच अभी पूरी नहीं हुई', 'warning'),
} as const

export type CallFinding = keyof typeof callFindings
export const callFindingNames = Object.keys(callFindings) as [CallFinding, ...CallFinding[]]

/** The worst of a session's findings. */
export const callHeadlines = {
  clear: choice('All that is required is there', 'जो ज़रूरी है, सब मौजूद है', 'success'),
  doubtful: choice('A person has to look', 'किसी को देखना होगा', 'warning'),
  missing: choice('Something required is missing', 'कुछ ज़रूरी चीज़ बाकी है', 'warning'),
  contrary: choice('Something speaks against it', 'कुछ बात इसके खिलाफ़ है', 'danger'),
} as const

export type CallHeadline = keyof typeof callHeadlines
export const callHeadlineNames = Object.keys(callHeadlines) as [CallHeadline, ...CallHeadline[]]

/** How the reading of the card stands. `failed`: it has no result, whatever the cause. */
export const cardStates = ['none', 'reading', 'read', 'unreadable', 'failed'] as const
/** What the PAN source said. `notChecked`: it did not answer. */
export const panStates = ['none', 'asking', 'valid', 'inactive', 'nameDiffers', 'notFound', 'notChecked'] as const
/** How face and portrait compare. `unusable`: one of the pictures cannot be compared, and the finding says which. */
export const faceStates = ['none', 'comparing', 'same', 'review', 'different', 'unusable', 'failed'] as const
export const placeStates = ['inside', 'outside', 'unclear', 'unknown'] as const

/** What an agent answers to whether the card is a printed e-PAN. */
export const cardAnswers = ['card', 'printed'] as const
export type CardAnswer = (typeof cardAnswers)[number]
