/**
 * Offences in Hindi: the words that e-challan portals commonly use, and what the sections of the Motor Vehicles Act, 1988 (as amended in
 * 2019) punish. A portal's own words are evidence: those that are not in the table stay as they came, with the section's subject beside them.
 */
export interface Offence {
  offence: string
  section?: string | null
}

/** By the words in lower case, without punctuation. */
const words: Readonly<Record<string, string>> = {
  'exceeding the speed limit': 'तय गति सीमा से तेज़ चलाना',
  'over speeding': 'तय गति सीमा से तेज़ चलाना',
  overspeeding: 'तय गति सीमा से तेज़ चलाना',
  'riding without a helmet': 'बिना हेलमेट दोपहिया चलाना',
  'riding without helmet': 'बिना हेलमेट दोपहिया चलाना',
  'driving without helmet': 'बिना हेलमेट दोपहिया चलाना',
  'pillion rider without helmet': 'पीछे बैठी सवारी बिना हेलमेट',
  'driving without a seat belt': 'बिना सीट बेल्ट गाड़ी चलाना',
  'driving without seat belt': 'बिना सीट बेल्ट गाड़ी चलाना',
  'jumping a red light': 'लाल बत्ती पार करना',
  'red light jumping': 'लाल बत्ती पार करना',
  'signal jumping': 'लाल बत्ती पार करना',
  'stop line violation': 'स्टॉप लाइन पार करना',
  'parking in a no parking area': 'नो-पार्किंग में गाड़ी खड़ी करना',
  'no parking': 'नो-पार्किंग में गाड़ी खड़ी करना',
  'wrong parking': 'गलत जगह गाड़ी खड़ी करना',
  'using a phone while driving': 'गाड़ी चलाते समय फ़ोन का इस्तेमाल',
  'use of mobile phone while driving': 'गाड़ी चलाते समय फ़ोन का इस्तेमाल',
  'driving without insurance': 'बिना बीमा गाड़ी चलाना',
  'no valid insurance': 'वैध बीमा नहीं',
  'no valid pollution certificate': 'वैध प्रदूषण प्रमाणपत्र (PUC) नहीं',
  'driving without puc': 'वैध प्रदूषण प्रमाणपत्र (PUC) नहीं',
  'triple riding on a two wheeler': 'दोपहिया पर तीन सवारी',
  'triple riding': 'दोपहिया पर तीन सवारी',
  'driving without a licence': 'बिना लाइसेंस गाड़ी चलाना',
  'driving without licence': 'बिना लाइसेंस गाड़ी चलाना',
  'driving without driving licence': 'बिना लाइसेंस गाड़ी चलाना',
  'driving without registration': 'बिना रजिस्ट्रेशन गाड़ी चलाना',
  'driving without fitness certificate': 'बिना फ़िटनेस प्रमाणपत्र गाड़ी चलाना',
  'driving without permit': 'बिना परमिट गाड़ी चलाना',
  'driving against the direction of traffic': 'उल्टी दिशा में गाड़ी चलाना',
  'wrong side driving': 'उल्टी दिशा में गाड़ी चलाना',
  'dangerous driving': 'खतरनाक ढंग से गाड़ी चलाना',
  'drunken driving': 'शराब पीकर गाड़ी चलाना',
  'drunk driving': 'शराब पीकर गाड़ी चलाना',
  'defective number plate': 'नंबर प्लेट सही नहीं',
  'driving without number plate': 'बिना नंबर प्लेट गाड़ी चलाना',
  'use of black film': 'शीशों पर काली फ़िल्म',
  overloading: 'तय सीमा से ज़्यादा भार',
  'lane violation': 'लेन के नियम का उल्लंघन',
  'no entry violation': 'नो-एंट्री में गाड़ी ले जाना',
  'pressure horn': 'प्रेशर हॉर्न का इस्तेमाल',
}

/** What a section punishes, in short. Sub-sections that are not here have the subject of their section. */
const sections: Readonly<Record<string, string>> = {
  '177': 'सामान्य उल्लंघन',
  '177A': 'सड़क विनियमों का उल्लंघन',
  '178': 'बिना टिकट यात्रा या सवारी से इनकार',
  '179': 'आदेश न मानना या जानकारी न देना',
  '180': 'बिना लाइसेंस वाले को गाड़ी चलाने देना',
  '181': 'बिना लाइसेंस या कम उम्र में गाड़ी चलाना',
  '182': 'अयोग्य ठहराए जाने पर भी गाड़ी चलाना',
  '182A': 'गाड़ी के निर्माण या बदलाव के नियम',
  '182B': 'बिना फ़िटनेस प्रमाणपत्र गाड़ी चलाना',
  '183': 'तय गति सीमा से तेज़ चलाना',
  '184': 'खतरनाक ढंग से गाड़ी चलाना',
  '185': 'नशे में गाड़ी चलाना',
  '186': 'शारीरिक या मानसिक रूप से अस्वस्थ होने पर गाड़ी चलाना',
  '187': 'दुर्घटना के बाद के कर्तव्य न निभाना',
  '188': 'उल्लंघन में मदद करना',
  '189': 'सड़क पर रेस लगाना',
  '190': 'असुरक्षित गाड़ी, शोर या प्रदूषण',
  '190(2)': 'शोर या वायु प्रदूषण के मानक',
  '190(3)': 'खतरनाक सामान ढोने के नियम',
  '192': 'बिना रजिस्ट्रेशन गाड़ी चलाना',
  '192A': 'बिना परमिट या परमिट की शर्त तोड़कर गाड़ी चलाना',
  '192B': 'रजिस्ट्रेशन से जुड़े उल्लंघन',
  '193': 'बिना लाइसेंस एजेंट या एग्रीगेटर का काम',
  '194': 'तय सीमा से ज़्यादा भार',
  '194A': 'तय संख्या से ज़्यादा सवारियाँ',
  '194B': 'सीट बेल्ट न लगाना',
  '194B(2)': 'बच्चे के लिए सीट बेल्ट या बाल सीट नहीं',
  '194C': 'दोपहिया पर ज़्यादा सवारी',
  '194D': 'हेलमेट न पहनना',
  '194E': 'आपातकालीन वाहन को रास्ता न देना',
  '194F': 'बेवजह या मना जगह पर हॉर्न बजाना',
  '196': 'बिना बीमा गाड़ी चलाना',
  '197': 'बिना अनुमति गाड़ी ले जाना',
  '198': 'गाड़ी से छेड़छाड़',
  '199A': 'नाबालिग द्वारा उल्लंघन',
  '201': 'यातायात में रुकावट डालना',
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const own = <V>(table: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** `128/194C` names a duty and what punishes its breach: the last number is the one that punishes. */
function subjectOf(section: string): string | undefined {
  const [last = ''] = section
    .split(/[/,]/)
    .map(one => one.trim().toUpperCase())
    .slice(-1)
  const [, number = '', sub = ''] = /^(\d+[A-Z]?)(\(\d+[A-Z]?\))?$/.exec(last) ?? []
  return own(sections, number + sub) ?? own(sections, number)
}

/**
 * An offence in Hindi. Unknown words stay as the portal wrote them; `section` is the number with its subject where the table has it.
 */
export function offenceInHindi({ offence, section }: Offence): { offence: string; section: string | null } {
  const known = own(words, plain(offence))
  const subject = known || !section ? undefined : subjectOf(section)
  return { offence: known ?? offence, section: subject ? `${section?.trim()}: ${subject}` : section || null }
}

/** Several offences in one line, separated by semicolons, as an order keeps them. */
export const offencesInHindi = (line: string): string =>
  line
    .split('; ')
    .map(offence => offenceInHindi({ offence }).offence)
    .join('; ')
