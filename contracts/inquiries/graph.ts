import { type Choice, choice } from '../platform/choice.ts'
import { type Text, text } from '../platform/text.ts'

/* The graph of an inquiry: what is in it, and how its parts are linked. Plain data, for the page as for the server. */

/** By which identifier a node is what it is. Nothing else joins two nodes into one, least of all a name. */
export const nodeIdentifiers = {
  pan: { label: text('PAN', 'PAN') },
  din: { label: text('DIN', 'DIN') },
  uan: { label: text('UAN', 'UAN') },
  companyNumber: { label: text('CIN or LLPIN', 'CIN या LLPIN') },
  gstin: { label: text('GSTIN', 'GSTIN') },
  rc: { label: text('Vehicle number', 'गाड़ी नंबर') },
  phone: { label: text('Phone number', 'फ़ोन नंबर') },
  email: { label: text('E-mail address', 'ईमेल पता') },
  address: { label: text('Address', 'पता') },
} as const satisfies Record<string, { label: Text }>

export type NodeIdentifier = keyof typeof nodeIdentifiers
export const nodeIdentifierNames = Object.keys(nodeIdentifiers) as [NodeIdentifier, ...NodeIdentifier[]]

export const nodeKinds = ['person', 'company', 'gstin', 'vehicle', 'phone', 'email', 'address'] as const
export type NodeKind = (typeof nodeKinds)[number]

export const nodeKindChoices: Record<NodeKind, Choice> = {
  person: choice('Person', 'व्यक्ति'),
  company: choice('Company', 'कंपनी'),
  gstin: choice('GST registration', 'GST रजिस्ट्रेशन'),
  vehicle: choice('Vehicle', 'गाड़ी'),
  phone: choice('Phone', 'फ़ोन'),
  email: choice('E-mail', 'ईमेल'),
  address: choice('Address', 'पता'),
}

/** What links two nodes, read from the first to the second. */
export const relations = {
  director: text('is a director or partner of', 'यहाँ डायरेक्टर या पार्टनर हैं'),
  formerDirector: text('was a director or partner of', 'यहाँ डायरेक्टर या पार्टनर थे'),
  holdsDin: text('holds the DIN', 'का DIN'),
  registered: text('holds the GST registration', 'का GST रजिस्ट्रेशन'),
  approved: text('approved a director of', 'ने इसका डायरेक्टर मंज़ूर किया'),
  phone: text('has the phone number', 'का फ़ोन नंबर'),
  email: text('has the e-mail address', 'का ईमेल पता'),
  address: text('has the address', 'का पता'),
  document: text('is recorded with the PAN', 'के रिकॉर्ड में यह PAN है'),
  uan: text('is recorded with the UAN', 'के रिकॉर्ड में यह UAN है'),
  vehicle: text('is recorded with the vehicle', 'के रिकॉर्ड में यह गाड़ी है'),
  sameName: text('has the same name as (may be someone else)', 'का नाम वही है (कोई और भी हो सकता है)'),
} as const satisfies Record<string, Text>

export type Relation = keyof typeof relations
export const relationNames = Object.keys(relations) as [Relation, ...Relation[]]

/** What a source states of a node. */
export const factLabels = {
  name: text('Name', 'नाम'),
  owner: text('Owner', 'मालिक'),
  fatherName: text('Father’s name', 'पिता का नाम'),
  birthDate: text('Date of birth', 'जन्म तिथि'),
  status: text('Status', 'स्टेटस'),
  listedStatus: text('Status in the director’s record', 'डायरेक्टर के रिकॉर्ड में स्टेटस'),
  registeredOn: text('Registered on', 'कब रजिस्टर हुआ'),
  operator: text('Operator', 'ऑपरेटर'),
  employer: text('Employer', 'नियोक्ता'),
  employedFrom: text('Employed from', 'नौकरी कब से'),
  // What is stated, but hidden in part or not whole: it leads to no node, and is not lost.
  phone: text('Phone number (incomplete)', 'फ़ोन नंबर (अधूरा)'),
  email: text('E-mail address (incomplete)', 'ईमेल पता (अधूरा)'),
  address: text('Address (incomplete)', 'पता (अधूरा)'),
} as const satisfies Record<string, Text>

export type FactName = keyof typeof factLabels
export const factNames = Object.keys(factLabels) as [FactName, ...FactName[]]

/** Facts whose value is an ISO date. */
export const dateFacts: readonly FactName[] = ['birthDate', 'registeredOn', 'employedFrom']

/** How sure a finding is (docs/dynamic-intelligence.md). */
export const certainties = ['certain', 'likely', 'possible'] as const
export type Certainty = (typeof certainties)[number]

export const certaintyChoices: Record<Certainty, Choice> = {
  certain: choice('Stated by the sources', 'सोर्स ने खुद बताया', 'danger'),
  likely: choice('Likely', 'काफ़ी संभव', 'warning'),
  possible: choice('Possible: check it yourself', 'संभव: खुद देखें', 'info'),
}

export const findingKinds = {
  birthDates: text('Two birth dates', 'दो जन्म तिथियाँ'),
  names: text('Two names for the same number', 'एक ही नंबर पर दो नाम'),
  statuses: text('Two sources give different statuses', 'दो सोर्स अलग स्टेटस बताते हैं'),
  struckOffBilling: text('Company is not active, but a GST registration is', 'कंपनी चालू नहीं, पर GST रजिस्ट्रेशन चालू है'),
  inactivePan: text('PAN is inactive, but its GST registration is active', 'PAN बंद है, पर उसका GST रजिस्ट्रेशन चालू है'),
  severalDins: text('Several DINs for one PAN', 'एक PAN पर कई DIN'),
  severalPans: text('Several PANs for one DIN', 'एक DIN पर कई PAN'),
  unfitDirector: text('DIN is not in order, but a directorship continues', 'DIN सही नहीं, पर डायरेक्टर बने हुए हैं'),
  impossibleAge: text('Age cannot be right', 'उम्र सही नहीं हो सकती'),
  disputed: text('Disputed by the subject', 'व्यक्ति ने इसे गलत बताया'),
  sharedDirector: text('Companies with the same director', 'एक ही डायरेक्टर वाली कंपनियाँ'),
  sharedAddress: text('Same address', 'एक ही पता'),
  sharedPhone: text('Same phone number', 'एक ही फ़ोन नंबर'),
  sharedEmail: text('Same e-mail address', 'एक ही ईमेल पता'),
  circle: text('Companies approve each other’s directors in a circle', 'कंपनियाँ घूम-फिरकर एक-दूसरे के डायरेक्टर मंज़ूर करती हैं'),
} as const satisfies Record<string, Text>

export type FindingKind = keyof typeof findingKinds
export const findingKindNames = Object.keys(findingKinds) as [FindingKind, ...FindingKind[]]

/** These say only that something is shared: no fault by itself. */
export const linkFindings: readonly FindingKind[] = ['sharedDirector', 'sharedAddress', 'sharedPhone', 'sharedEmail']

/** What became of a question without an answer, as files name it. */
export const unansweredWords = {
  asking: text('Not answered yet', 'अभी जवाब नहीं आया'),
  unavailable: text('No answer from the source', 'सोर्स ने जवाब नहीं दिया'),
} as const satisfies Record<string, Text>

/** Why a question was not asked. `price`: it costs more now than it did when it was agreed to. `account`: whoever asked may not ask any more. */
export const blockedWords = {
  balance: text('Not asked: the balance is too low', 'नहीं पूछा: बैलेंस काफ़ी नहीं है'),
  price: text('Not asked: the price has risen since', 'नहीं पूछा: कीमत बढ़ गई है'),
  account: text('Not asked: the person who started it may no longer ask', 'नहीं पूछा: शुरू करने वाले को अब अधिकार नहीं है'),
} as const satisfies Record<string, Text>

export type BlockedBy = keyof typeof blockedWords
export const blockedReasons = Object.keys(blockedWords) as [BlockedBy, ...BlockedBy[]]
