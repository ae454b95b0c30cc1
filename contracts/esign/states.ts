import { type Choice, choice } from '../platform/choice.ts'

/**
 * `sealing`: everybody has acted, and the signed document is being made. An envelope in one of the last four states does not change any more.
 */
export const envelopeStates = ['draft', 'sent', 'sealing', 'completed', 'declined', 'voided', 'expired'] as const
export type EnvelopeState = (typeof envelopeStates)[number]

export const envelopeStateChoices: Record<EnvelopeState, Choice> = {
  draft: choice('Draft', 'ड्राफ़्ट'),
  sent: choice('Out for signature', 'साइन के लिए भेजा', 'info'),
  sealing: choice('Being sealed', 'सील हो रहा है', 'info'),
  completed: choice('Completed', 'पूरा', 'success'),
  declined: choice('Declined', 'मना किया', 'danger'),
  voided: choice('Voided', 'रद्द'),
  expired: choice('Expired', 'समय खत्म', 'warning'),
}

export const isOver = (state: EnvelopeState): boolean =>
  state === 'completed' || state === 'declined' || state === 'voided' || state === 'expired'

/**
 * What a recipient does: signs, approves or reads before the others go on; or gets a copy of the finished document, which the others see (`copy`) or do not see
 * (`hiddenCopy`).
 */
export const recipientRoles = ['sign', 'approve', 'view', 'copy', 'hiddenCopy'] as const
export type RecipientRole = (typeof recipientRoles)[number]

export const recipientRoleChoices: Record<RecipientRole, Choice> = {
  sign: choice('Signs', 'साइन करेंगे'),
  approve: choice('Approves', 'मंज़ूरी देंगे'),
  view: choice('Reads and confirms', 'पढ़कर पुष्टि करेंगे'),
  copy: choice('Gets a copy', 'कॉपी मिलेगी'),
  hiddenCopy: choice('Gets a copy, not shown to others', 'कॉपी मिलेगी, दूसरों को नहीं दिखेगा'),
}

/**
 * How somebody signs: with a picture, drawn or typed, which the platform's seal covers; with a certificate of their own; or by Aadhaar e-sign. The last two are digital
 * signatures of the person.
 */
export const signatureMethods = ['picture', 'certificate', 'aadhaar'] as const
export type SignatureMethod = (typeof signatureMethods)[number]

export const signatureMethodChoices: Record<SignatureMethod, Choice> = {
  picture: choice('Draws or types', 'बनाकर या टाइप करके'),
  certificate: choice('Own certificate (DSC)', 'अपना डिजिटल सर्टिफ़िकेट'),
  aadhaar: choice('Aadhaar e-sign', 'आधार ई-साइन'),
}

/** Whether somebody signs the file itself, so that its pages and fields must be there before the first signature. */
export const isDigital = (method: SignatureMethod): boolean => method !== 'picture'

interface Signer {
  role: RecipientRole
  method: SignatureMethod
}

export const isDigitalSigner = ({ role, method }: Signer): boolean => role === 'sign' && isDigital(method)

/** Whether a recipient's digital signature stands in a field of theirs. */
export const isSignedIn = ({ kind }: { kind: string }, signer: Signer): boolean =>
  kind === 'signature' && isDigitalSigner(signer)

/** Whether the envelope waits for a recipient with this role. */
export const isActing = (role: RecipientRole): boolean => role === 'sign' || role === 'approve' || role === 'view'

/** `waiting`: not their turn yet. `asked`: the link is out. Copies are `waiting` until the envelope is completed, then `done`. */
export const recipientStates = ['waiting', 'asked', 'done', 'declined', 'handedOver', 'ended'] as const
export type RecipientState = (typeof recipientStates)[number]

export const recipientStateChoices: Record<RecipientState, Choice> = {
  waiting: choice('Not yet asked', 'अभी बारी नहीं'),
  asked: choice('Asked', 'भेजा गया', 'info'),
  done: choice('Done', 'हो गया', 'success'),
  declined: choice('Declined', 'मना किया', 'danger'),
  handedOver: choice('Handed over', 'किसी और को सौंपा'),
  ended: choice('Ended', 'बंद'),
}

/** The entries of an envelope's trail. */
export const envelopeEvents = [
  'created',
  'sent',
  'asked',
  'corrected',
  'resent',
  'consented',
  'otherPerson',
  'signed',
  'approved',
  'read',
  'attached',
  'otherDevice',
  'declined',
  'handedOver',
  'voided',
  'expired',
  'sealed',
  'archived',
  'copySent',
  'downloaded',
] as const
export type EnvelopeEvent = (typeof envelopeEvents)[number]
