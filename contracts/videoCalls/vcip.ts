import { choice } from '../platform/choice.ts'
import { type Text, text } from '../platform/text.ts'
import type { ShownRound, ShownVideoCallDetail } from './shown.ts'
import { type VcipClause, vcipClauses } from './vcipClauses.ts'

/** How a clause stands in one call. Only the first is more than a hint for the reader. */
export const vcipStates = {
  met: choice('Met in this call', 'इस कॉल में पूरा', 'success'),
  inPart: choice('Met in part', 'कुछ हद तक पूरा', 'warning'),
  notMet: choice('Not met', 'पूरा नहीं', 'danger'),
  open: choice('Not known yet', 'अभी पता नहीं', 'warning'),
  people: choice('For agent and auditor', 'एजेंट और ऑडिटर देखें'),
  off: choice('Off by setting', 'सेटिंग में बंद'),
  operator: choice('For your own records', 'आपके अपने रिकॉर्ड से'),
  outside: choice('Not part of the call', 'कॉल का हिस्सा नहीं', 'warning'),
} as const

export type VcipState = keyof typeof vcipStates

export interface VcipLine {
  clause: VcipClause
  state: VcipState
  /** What it rests on, or what is missing. */
  evidence: Text
}

type Found = [state: VcipState, evidence: Text]

const operator = (en: string, hi: string): Found => ['operator', text(en, hi)]
const outside = (en: string, hi: string): Found => ['outside', text(en, hi)]

/**
 * Every clause with what this call shows for it: of the latest session, as its evidence stands now. What a person has to judge, what lies with the operator and what the call does not do is said
 * as that, never as met. Nothing is met in a call without a session.
 */
export function vcipChecklist(shown: ShownVideoCallDetail): VcipLine[] {
  const [round] = shown.rounds
  const found = { ...always(shown), ...(round ? ofSession(shown, round) : {}) }
  return (Object.keys(vcipClauses) as VcipClause[]).map(clause => {
    const [state, evidence] = found[clause] ?? withoutSession
    return { clause, state, evidence }
  })
}

const withoutSession: Found = ['open', text('No session was held.', 'कोई सेशन नहीं हुआ।')]

/** What does not depend on the session. */
const always = (shown: ShownVideoCallDetail): Partial<Record<VcipClause, Found>> => ({
  infrastructure: operator('Where this installation runs.', 'यह इंस्टॉलेशन कहाँ चलता है।'),
  encryption: operator(
    'Pictures and voices are encrypted by WebRTC, uploads by the TLS of your web server.',
    'तस्वीर और आवाज़ WebRTC से एन्क्रिप्ट होती हैं, अपलोड आपके वेब सर्वर के TLS से।',
  ),
  forgery: operator('Your report to the authority, if an identity was forged.', 'पहचान नकली निकले तो आपकी रिपोर्ट।'),
  securityTests: operator('Your test and audit reports.', 'आपकी टेस्ट और ऑडिट रिपोर्ट।'),
  earlierCases: outside(
    'Screen the person against the lists, and look for earlier calls.',
    'व्यक्ति को सूचियों में जाँचें, और पहले की कॉल देखें।',
  ),
  identification: outside(
    'Make an Aadhaar offline check with a file or QR code of the last three working days.',
    'पिछले तीन कामकाजी दिनों की फ़ाइल या QR कोड से आधार ऑफ़लाइन जाँच करें।',
  ),
  aadhaarHidden: outside('The call captures no Aadhaar document.', 'कॉल में आधार दस्तावेज़ नहीं लिया जाता।'),
  assisted: outside('Calls with a business correspondent are not offered.', 'बिज़नेस कॉरेस्पॉन्डेंट वाली कॉल उपलब्ध नहीं।'),
  concurrentAudit: auditOf(shown),
  storage: operator(
    'Where this installation stores its data. Calls are found by date, agent and result.',
    'यह इंस्टॉलेशन डेटा कहाँ रखता है। कॉल तारीख, एजेंट और नतीजे से मिलती हैं।',
  ),
})

function auditOf({ usable, verdict, auditor, agent }: ShownVideoCallDetail): Found {
  if (usable && auditor !== null)
    return ['met', text(`Approved by ${auditor}, who was not the agent.`, `${auditor} ने मंज़ूर किया, जो एजेंट नहीं थे।`)]
  if (verdict !== null) return ['met', text('Not usable after the audit.', 'ऑडिट के बाद इस्तेमाल योग्य नहीं।')]
  const who = agent ?? '–'
  return ['open', text(`Not audited yet. The agent was ${who}.`, `अभी ऑडिट नहीं हुआ। एजेंट ${who} थे।`)]
}

const ofSession = (shown: ShownVideoCallDetail, round: ShownRound): Partial<Record<VcipClause, Found>> => ({
  consent: consentOf(shown, round),
  network: networkOf(round),
  liveRecording: recordingOf(round),
  liveness: [
    'people',
    text(
      'The agent sees the person live and hears the code; no machine judges it.',
      'एजेंट व्यक्ति को सामने देखता और कोड सुनता है; मशीन इसे नहीं परखती।',
    ),
  ],
  faceMatch: faceOf(round),
  official: operator(`${round.agent}: your proof of training.`, `${round.agent}: प्रशिक्षण का आपका सबूत।`),
  disruption: disruptionOf(shown, round),
  variedQuestions: questionsOf(shown, round),
  prompting: promptingOf(shown),
  address: askedOf(shown, round),
  profile: askedOf(shown, round),
  pan: panOf(round),
  printedPan: printedOf(round),
  matching: matchingOf(round),
  activityLog: [
    'met',
    text(
      `Agent ${round.agent}; taking, pictures, checks and decisions are in the audit log.`,
      `एजेंट ${round.agent}; कॉल लेना, तस्वीरें, जाँच और फ़ैसले ऑडिट लॉग में हैं।`,
    ),
  ],
})

function consentOf({ script }: ShownVideoCallDetail, { marks, recording }: ShownRound): Found {
  const steps = script.filter(({ kind }) => kind === 'consent').map(({ key }) => key)
  const outcomes = steps.map(key => marks.find(({ step }) => step === key)?.outcome)
  if (outcomes.includes('notSeen')) return ['notMet', text('No consent was given.', 'सहमति नहीं दी गई।')]
  if (steps.length === 0 || outcomes.includes(undefined))
    return ['open', text('The consent is not marked.', 'सहमति पर निशान नहीं लगा।')]
  const lack = recordingLack(recording)
  if (lack) return lack
  return ['met', text('Spoken in the recording, whose SHA-256 is kept.', 'रिकॉर्डिंग में बोली गई, जिसका SHA-256 रखा है।')]
}

/** Why nothing can be shown by the recording; undefined once it is there. */
function recordingLack({ state }: ShownRound['recording']): Found | undefined {
  switch (state) {
    case 'ready':
      return
    case 'none':
    case 'failed':
      return ['notMet', text('There is no recording.', 'कोई रिकॉर्डिंग नहीं है।')]
    case 'erased':
      return ['open', text('The recording was deleted.', 'रिकॉर्डिंग मिटा दी गई।')]
    default:
      return ['open', text('The recording is not ready.', 'रिकॉर्डिंग तैयार नहीं।')]
  }
}

function networkOf({ evidence: { place } }: ShownRound): Found {
  if (place.country === null) return ['open', text('The country of the network is not known.', 'नेटवर्क का देश पता नहीं।')]
  if (place.country !== 'IN')
    return ['notMet', text(`The network is in ${place.country}.`, `नेटवर्क ${place.country} में है।`)]
  return [
    'inPart',
    text('The network is in India. Proxies are not checked.', 'नेटवर्क भारत में है। प्रॉक्सी की जाँच नहीं होती।'),
  ]
}

function recordingOf({ recording, place, evidence }: ShownRound): Found {
  if (evidence.place.state === 'outside') return ['notMet', text('The place is outside India.', 'जगह भारत से बाहर है।')]
  const lack = recordingLack(recording)
  if (lack) return lack
  if (place === null)
    return evidence.place.isRequired
      ? ['notMet', text('The person did not share the place.', 'व्यक्ति ने जगह नहीं बताई।')]
      : ['off', text('The place is not required by your settings.', 'आपकी सेटिंग में जगह ज़रूरी नहीं।')]
  if (evidence.place.state !== 'inside')
    return ['inPart', text('Whether the place is in India is not clear.', 'जगह भारत में है या नहीं, साफ़ नहीं।')]
  return ['met', text('Time and place are drawn into the recording.', 'समय और जगह रिकॉर्डिंग में लिखे हैं।')]
}

function faceOf({ evidence: { face } }: Pick<ShownRound, 'evidence'>): Found {
  if (face.score === null || face.state === 'review')
    return ['open', text('Face and portrait were not compared with certainty.', 'चेहरे और फ़ोटो का पक्का मिलान नहीं हुआ।')]
  const scores = `${face.score} / ${face.needs}`
  if (face.state !== 'same' || face.score < face.needs)
    return ['notMet', text(`Face and portrait do not match: ${scores}.`, `चेहरा और फ़ोटो मेल नहीं खाते: ${scores}।`)]
  return ['met', text(`Face and portrait match: ${scores}.`, `चेहरा और फ़ोटो मेल खाते हैं: ${scores}।`)]
}

function disruptionOf({ rounds }: ShownVideoCallDetail, { recording }: ShownRound): Found {
  const { length: gaps } = recording.gaps
  const lack = recordingLack(recording)
  if (lack) return lack
  if (gaps > 0)
    return [
      'people',
      text(
        `${gaps} gaps are marked in the recording. Decide whether a fresh session is needed.`,
        `रिकॉर्डिंग में ${gaps} खाली जगहें हैं। तय करें कि नया सेशन चाहिए या नहीं।`,
      ),
    ]
  return ['met', text(`Session ${rounds.length}, recorded without a gap.`, `सेशन ${rounds.length}, बिना खाली जगह के।`)]
}

/** A question of the script counts once the agent has marked its answer. */
function questionsOf({ script }: ShownVideoCallDetail, { marks }: ShownRound): Found {
  const questions = script.filter(({ kind }) => kind === 'question')
  const asked = questions.filter(({ key }) => marks.some(({ step }) => step === key)).length
  if (questions.length < 2)
    return ['notMet', text('The script has fewer than two questions.', 'स्क्रिप्ट में दो से कम सवाल हैं।')]
  if (asked < questions.length)
    return [
      'open',
      text(
        `${asked} of ${questions.length} questions are marked.`,
        `${questions.length} में से ${asked} सवालों पर निशान है।`,
      ),
    ]
  return ['met', text(`${asked} questions and a code in random order.`, `${asked} सवाल और एक कोड, बिना तय क्रम के।`)]
}

function promptingOf({ reason, verdict }: ShownVideoCallDetail): Found {
  if (reason !== 'prompted')
    return ['people', text('No one has reported prompting.', 'किसी ने बताए जाने की बात नहीं लिखी।')]
  return verdict === 'reject'
    ? ['met', text('Rejected because of prompting.', 'बताए जाने के कारण अस्वीकार।')]
    : ['open', text('Prompting was reported. The audit decides.', 'बताए जाने की बात लिखी गई। ऑडिट तय करेगा।')]
}

const askedOf = ({ script }: ShownVideoCallDetail, { marks }: ShownRound): Found =>
  script.some(({ key, kind }) => kind === 'question' && marks.some(({ step }) => step === key))
    ? ['people', text('See the answers to the questions.', 'सवालों के जवाब देखें।')]
    : ['open', text('No answer is marked.', 'किसी जवाब पर निशान नहीं है।')]

function panOf({ evidence: { card, pan } }: ShownRound): Found {
  if (card.state !== 'read') return ['open', text('The card has not been read.', 'कार्ड पढ़ा नहीं गया।')]
  switch (pan.state) {
    case 'valid':
      if (card.fields.some(({ name, sure }) => name === 'number' && !sure))
        return ['inPart', text('Valid at the source, but read with low confidence.', 'सोर्स में सही, पर पढ़ने में शक है।')]
      return ['met', text('Captured, read and valid at the source.', 'तस्वीर ली गई, पढ़ी गई और सोर्स में सही।')]
    case 'notFound':
    case 'inactive':
    case 'nameDiffers':
      return ['notMet', text('The source does not confirm the PAN.', 'सोर्स PAN की पुष्टि नहीं करता।')]
    default:
      return ['open', text('The source has not answered.', 'सोर्स से जवाब नहीं आया।')]
  }
}

function printedOf({ evidence: { card } }: ShownRound): Found {
  if (card.answer === null) return ['open', text('The agent has not answered this.', 'एजेंट ने यह नहीं बताया।')]
  return card.answer === 'card'
    ? ['met', text('The agent saw a card.', 'एजेंट ने कार्ड देखा।')]
    : ['notMet', text('A printed e-PAN was shown.', 'छपा हुआ ई-PAN दिखाया गया।')]
}

function matchingOf({ evidence }: Pick<ShownRound, 'evidence'>): Found {
  const [face] = faceOf({ evidence })
  const { sameName } = evidence.pan
  if (face === 'notMet' || sameName === 'no')
    return ['notMet', text('Face or name differ from the card.', 'चेहरा या नाम कार्ड से अलग है।')]
  if (face === 'met' && sameName === 'yes')
    return ['met', text('Face and name match card and source.', 'चेहरा और नाम कार्ड और सोर्स से मेल खाते हैं।')]
  if (face === 'met' && sameName === 'likely')
    return ['inPart', text('The face matches; the name is likely the same.', 'चेहरा मेल खाता है; नाम शायद वही है।')]
  return ['open', text('Not everything has been compared.', 'सब कुछ मिलाया नहीं गया।')]
}
