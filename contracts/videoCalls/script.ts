import { type Text, text } from '../platform/text.ts'

/** What an agent goes through. `question` has an answer that is kept. */
export const scriptKinds = ['consent', 'code', 'pan', 'face', 'question'] as const
export type ScriptKind = (typeof scriptKinds)[number]

export interface ScriptStep {
  key: string
  kind: ScriptKind
  /** What is read or asked, in the person's language; null where the kind says it all. */
  text: string | null
}

/** What the agent asks for, and what the person reads. */
export const scriptWords: Record<ScriptKind, { agent: Text; person: Text }> = {
  consent: {
    agent: text('Consent, spoken by the person', 'व्यक्ति की बोली हुई सहमति'),
    person: text('Read this aloud if you agree:', 'अगर सहमत हैं तो यह ज़ोर से पढ़ें:'),
  },
  code: {
    agent: text('The code, read aloud', 'कोड, ज़ोर से पढ़ा हुआ'),
    person: text('Read this code aloud:', 'यह कोड ज़ोर से पढ़ें:'),
  },
  pan: {
    agent: text('The original PAN card, not a print or a screen', 'असली PAN कार्ड, प्रिंट या स्क्रीन नहीं'),
    person: text('Hold your PAN card in front of the camera.', 'अपना PAN कार्ड कैमरे के सामने रखें।'),
  },
  face: {
    agent: text('The face, from the front and without cover', 'चेहरा, सामने से और बिना ढके'),
    person: text('Look straight into the camera.', 'सीधे कैमरे में देखें।'),
  },
  question: {
    agent: text('Question', 'सवाल'),
    person: text('Answer this question:', 'इस सवाल का जवाब दें:'),
  },
}

/** What is read aloud unless the account has words of its own. */
export const usualConsent = text(
  'I agree that this call is recorded, and that my PAN, my face and my place are used to verify who I am.',
  'मैं सहमत हूँ कि यह कॉल रिकॉर्ड हो, और मेरी पहचान की जाँच के लिए मेरे PAN, चेहरे और जगह का इस्तेमाल हो।',
)

/** Asked in random order; an account may have others. */
export const usualQuestions: readonly Text[] = [
  text('What is your date of birth?', 'आपकी जन्मतिथि क्या है?'),
  text('What is your father’s or mother’s name?', 'आपके पिता या माता का नाम क्या है?'),
  text('What do you do for a living?', 'आप क्या काम करते हैं?'),
  text('At which address do you live now?', 'आप अभी किस पते पर रहते हैं?'),
  text('What do you want to use this account for?', 'यह खाता आप किस काम के लिए चाहते हैं?'),
]

/** How a step was. Nothing is chosen beforehand. */
export const markOutcomes = ['seen', 'notSeen'] as const
export type MarkOutcome = (typeof markOutcomes)[number]

/** The steps of a call: consent first, what is shown next, then the questions in an order that `shuffle` draws. */
export function scriptOf({
  consent,
  code,
  questions,
  shuffle,
}: {
  consent: string
  code: string
  questions: readonly string[]
  shuffle: <One>(ones: readonly One[]) => One[]
}): ScriptStep[] {
  const shown: ScriptStep[] = shuffle([
    { key: 'code', kind: 'code', text: code.split('').join(' ') },
    { key: 'pan', kind: 'pan', text: null },
    { key: 'face', kind: 'face', text: null },
  ])
  const asked = questions.map((question, at): ScriptStep => ({ key: `q${at + 1}`, kind: 'question', text: question }))
  return [{ key: 'consent', kind: 'consent', text: consent }, ...shown, ...shuffle(asked)]
}
