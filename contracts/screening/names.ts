import { z } from 'zod'
import { type Text, text } from '../platform/text.ts'

/** How alike two names are, from the same name to somebody else's; decision 0039 has the thresholds and their error rates. */
export const nameBands = ['exact', 'good', 'moderate', 'poor', 'none'] as const
export type NameBand = (typeof nameBands)[number]

export const nameBandLabels: Record<NameBand, Text> = {
  exact: text('Exact match', 'पूरा मेल'),
  good: text('Good match', 'अच्छा मेल'),
  moderate: text('Moderate match', 'मध्यम मेल'),
  poor: text('Poor match', 'कमज़ोर मेल'),
  none: text('No match', 'कोई मेल नहीं'),
}

/** What raised or lowered the score of two names or two subjects. */
export const nameFeatureTexts = {
  sameWords: text('The same words', 'वही शब्द'),
  sameSound: text('Another spelling of the same word', 'उसी शब्द की दूसरी वर्तनी'),
  similarSpelling: text('Similar words', 'मिलते-जुलते शब्द'),
  nearName: text('A similar name of someone else', 'मिलता-जुलता, पर किसी और का नाम'),
  joinedWords: text('One word written as two', 'एक शब्द दो में लिखा है'),
  nickname: text('A short form of the name', 'नाम का छोटा रूप'),
  initials: text('Initials', 'नाम के पहले अक्षर'),
  differentWords: text('Different words', 'अलग शब्द'),
  missingWords: text('Words that only one name has', 'शब्द जो एक ही नाम में हैं'),
  firstWord: text('The first word is missing', 'पहला शब्द नहीं है'),
  fewWords: text('Too few words in common', 'बहुत कम शब्द मिलते हैं'),
  shortWords: text('Words too short to tell apart', 'शब्द इतने छोटे कि फ़र्क न हो सके'),
  legalForm: text('Different legal forms', 'कंपनी का अलग प्रकार'),
  numbers: text('Different numbers', 'अलग नंबर'),
  relation: text("Different father's or husband's name", 'पिता या पति का अलग नाम'),
  sameRelation: text("The same father's or husband's name", 'पिता या पति का वही नाम'),
  formerName: text('A former name', 'पहले का नाम'),
  generation: text('Senior and junior', 'सीनियर और जूनियर'),
  weakAlias: text('A weak alias', 'कमज़ोर उपनाम'),
  kind: text('A person and an organisation', 'एक व्यक्ति और एक संगठन'),
  birthDate: text('Birth date', 'जन्मतिथि'),
  country: text('Country', 'देश'),
  gender: text('Gender', 'लिंग'),
  identifier: text('Identifier', 'पहचान संख्या'),
} satisfies Record<string, Text>
export type NameFeature = keyof typeof nameFeatureTexts

/** What both sides may state differently about one and the same name. It is shown, and never removes a hit from sight. */
export const contradictions = ['birthDate', 'country', 'gender'] as const satisfies readonly NameFeature[]
export type Contradiction = (typeof contradictions)[number]

export const nameFeatures = Object.keys(nameFeatureTexts) as [NameFeature, ...NameFeature[]]

/** One part of a score. The points of all parts add up to the score; a negative one lowers it. */
export const namePoints = z.object({
  feature: z.enum(nameFeatures),
  /** -1 to 1, in thousandths. */
  points: z.number().min(-1).max(1),
  /** The words or values that it is about, such as `ravi ~ rabi`. */
  detail: z.string().max(200).optional(),
})
export type NamePoints = z.infer<typeof namePoints>
