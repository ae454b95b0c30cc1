import { type Locale, type Text, text } from '../platform/text.ts'

/** GST code, plate codes and name. A state that was divided or renamed keeps its older plate codes. */
const states: [gst: string, plates: string, name: Text][] = [
  ['01', 'JK', text('Jammu and Kashmir', 'जम्मू और कश्मीर')],
  ['02', 'HP', text('Himachal Pradesh', 'हिमाचल प्रदेश')],
  ['03', 'PB', text('Punjab', 'पंजाब')],
  ['04', 'CH', text('Chandigarh', 'चंडीगढ़')],
  ['05', 'UK UA', text('Uttarakhand', 'उत्तराखंड')],
  ['06', 'HR', text('Haryana', 'हरियाणा')],
  ['07', 'DL', text('Delhi', 'दिल्ली')],
  ['08', 'RJ', text('Rajasthan', 'राजस्थान')],
  ['09', 'UP', text('Uttar Pradesh', 'उत्तर प्रदेश')],
  ['10', 'BR', text('Bihar', 'बिहार')],
  ['11', 'SK', text('Sikkim', 'सिक्किम')],
  ['12', 'AR', text('Arunachal Pradesh', 'अरुणाचल प्रदेश')],
  ['13', 'NL', text('Nagaland', 'नागालैंड')],
  ['14', 'MN', text('Manipur', 'मणिपुर')],
  ['15', 'MZ', text('Mizoram', 'मिज़ोरम')],
  ['16', 'TR', text('Tripura', 'त्रिपुरा')],
  ['17', 'ML', text('Meghalaya', 'मेघालय')],
  ['18', 'AS', text('Assam', 'असम')],
  ['19', 'WB', text('West Bengal', 'पश्चिम बंगाल')],
  ['20', 'JH', text('Jharkhand', 'झारखंड')],
  ['21', 'OD OR', text('Odisha', 'ओडिशा')],
  ['22', 'CG', text('Chhattisgarh', 'छत्तीसगढ़')],
  ['23', 'MP', text('Madhya Pradesh', 'मध्य प्रदेश')],
  ['24', 'GJ', text('Gujarat', 'गुजरात')],
  ['25 26', 'DD DN', text('Dadra and Nagar Haveli and Daman and Diu', 'दादरा और नगर हवेली और दमन और दीव')],
  ['27', 'MH', text('Maharashtra', 'महाराष्ट्र')],
  ['28 37', 'AP', text('Andhra Pradesh', 'आंध्र प्रदेश')],
  ['29', 'KA', text('Karnataka', 'कर्नाटक')],
  ['30', 'GA', text('Goa', 'गोवा')],
  ['31', 'LD', text('Lakshadweep', 'लक्षद्वीप')],
  ['32', 'KL', text('Kerala', 'केरल')],
  ['33', 'TN', text('Tamil Nadu', 'तमिलनाडु')],
  ['34', 'PY', text('Puducherry', 'पुडुचेरी')],
  ['35', 'AN', text('Andaman and Nicobar Islands', 'अंडमान और निकोबार द्वीपसमूह')],
  ['36', 'TG TS', text('Telangana', 'तेलंगाना')],
  ['38', 'LA', text('Ladakh', 'लद्दाख')],
  ['97', '', text('Other territory', 'अन्य क्षेत्र')],
  ['99', '', text('Centre jurisdiction', 'केंद्र सरकार')],
]

const byCode = (column: 0 | 1): ReadonlyMap<string, Text> =>
  new Map(states.flatMap(row => (row[column].match(/\w+/g) ?? []).map(code => [code, row[2]] as const)))

/** The first two digits of a GSTIN, among them 38 (Ladakh), 97 and 99. */
export const gstStates = byCode(0)

/** The first two letters of a number plate or driving licence; Rule 50, Central Motor Vehicles Rules 1989, as amended. */
export const plateStates = byCode(1)

/** How far `part` matches any code: the index of its first character that no code has in that place. */
export function matchedLength(part: string, codes: Iterable<string>): number {
  const all = [...codes]
  const agrees = (length: number) => all.some(code => code.startsWith(part.slice(0, length)))
  let length = 0
  while (length < part.length && agrees(length + 1)) length++
  return length
}

/** Codes of company registrars in addition to those of number plates: */
export const registrars = new Map([
  ...plateStates,
  ['CT', text('Chhattisgarh', 'छत्तीसगढ़')],
  ['UR', text('Uttarakhand', 'उत्तराखंड')],
  ['UT', text('Uttarakhand', 'उत्तराखंड')],
  ['PN', text('Maharashtra (Pune)', 'महाराष्ट्र (पुणे)')],
  ['TZ', text('Tamil Nadu (Coimbatore)', 'तमिलनाडु (कोयंबटूर)')],
  ['LH', text('Ladakh', 'लद्दाख')],
])

/** The states and union territories, by their English names. */
export const stateNames: readonly Text[] = states
  .filter(([, plates]) => plates !== '')
  .map(([, , name]) => name)
  .sort((a, b) => a.en.localeCompare(b.en))

const byName = new Map([...gstStates.values(), ...registrars.values()].map(name => [name.en, name]))

/** A state's name in the given language. Stored and sent names are in English; any other text is returned unchanged. */
export const stateName = (name: string, locale: Locale): string => byName.get(name)?.[locale] ?? name
