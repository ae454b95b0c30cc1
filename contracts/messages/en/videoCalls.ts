/** What the server says about video calls. */
export const videoCallsServer = {
  phoneWrong: 'Enter a complete mobile number, with its country code outside India.',
  addressMissing: 'Enter an e-mail address or a phone number: the link goes there.',
  emailMissing: 'Enter an e-mail address, or send the link by SMS or WhatsApp.',
  phoneMissing: 'Enter a phone number, or send the link by e-mail.',
  notYours: 'Only the agent who holds this call can do this, and only while it is on.',
  notOn: 'The call is not on now.',
  notOpen: 'Nobody is awaited for this call any more.',
  offDuty: 'Go on duty first.',
  inCall: 'End the call that you hold first.',
  chatLong: 'A message has at most %{count} characters.',
  noStep: 'The script of this call has no such step.',
  answerMissing: 'Write down the answer to this question.',
  noPicture: 'Send a picture as JPEG, PNG or WebP.',
  tooManyStills: 'This session has as many pictures as it can have.',
  noWebm: 'Send a piece of a WebM recording.',
  wrongDigest: 'The digest is not that of the content. Send the piece again.',
  otherPiece: 'Another piece has been stored at this place.',
  decided: 'This call has been decided: its recording does not change any more.',
  samePerson: 'You have been an agent of this call. Another person of the account has to decide.',
  noteMissing: 'Say in a few words what the reason is.',
  refused: {
    status: 'This call does not wait for that decision.',
    notAgent: 'Only the agent of the latest session can propose a decision.',
    reason: 'Choose a reason.',
    joining: 'The recording is still being joined. Wait a moment.',
    recording:
      'There is no recording of this session, so that it cannot be approved. Ask for a recapture, or reject it.',
  },
  lacks: {
    all: 'It cannot be approved: %{lacks}.',
    unmarked: '“%{step}” has not been marked',
    notSeen: '“%{step}” was not seen',
    pan: 'there is no picture of the PAN card',
    face: 'there is no picture of the face',
  },
  customer: {
    ended: 'This request has ended. Ask whoever sent it for a new link.',
    done: 'Thank you. Your call has been held, and you will hear what was decided.',
    noNetwork:
      'Your network lets no call through. Try another network, such as mobile data instead of the office’s Wi-Fi.',
  },
} as const
