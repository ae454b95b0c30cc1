import { type Text, text } from '../platform/text.ts'

/** What an agent proposes. `recapture` asks the person to call again; it decides nothing and needs no audit. */
export const proposals = ['approve', 'reject', 'recapture'] as const
export type Proposal = (typeof proposals)[number]

/** What the auditor decides. */
export const auditVerdicts = ['approve', 'recapture', 'reject'] as const
export type AuditVerdict = (typeof auditVerdicts)[number]

/** Why somebody is rejected or has to call again. `other` needs words. */
export const callReasons = {
  consentMissing: text('No consent was given', 'सहमति नहीं दी गई'),
  codeWrong: text('The code was not read aloud correctly', 'कोड सही नहीं पढ़ा गया'),
  panUnclear: text('The PAN card could not be read', 'PAN कार्ड पढ़ा नहीं जा सका'),
  panNotOriginal: text('A print or a screen instead of the PAN card', 'PAN कार्ड की जगह प्रिंट या स्क्रीन'),
  panMismatch: text('The PAN belongs to someone else', 'PAN किसी और का है'),
  faceMismatch: text('The face does not match the PAN card', 'चेहरा PAN कार्ड से मेल नहीं खाता'),
  notLive: text('Not a living person before the camera', 'कैमरे के सामने असली व्यक्ति नहीं'),
  prompted: text('Someone prompted the answers', 'जवाब किसी और ने बताए'),
  answersWrong: text('Answers were wrong or missing', 'जवाब गलत या अधूरे'),
  outsideIndia: text('The person is not in India', 'व्यक्ति भारत में नहीं है'),
  cut: text('The line was cut', 'लाइन कट गई'),
  unclear: text('Picture or sound was too bad', 'तस्वीर या आवाज़ बहुत खराब थी'),
  recordingMissing: text('The recording is missing or has holes', 'रिकॉर्डिंग नहीं है या उसमें खाली जगहें हैं'),
  other: text('Another reason', 'कोई और कारण'),
} as const satisfies Record<string, Text>

export type CallReason = keyof typeof callReasons
export const callReasonNames = Object.keys(callReasons) as [CallReason, ...CallReason[]]
