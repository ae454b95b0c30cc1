import { type Text, text } from '../platform/text.ts'

/**
 * What the Reserve Bank's directions ask of a video-based customer identification process (V-CIP), in our own words and by the numbers of section 18 of the KYC Direction of 2016, as amended
 * up to 2024. The directions of 28 November 2025, one for each kind of regulated entity, replace it; their paragraph numbers differ by entity and are not stated here, because no copy of
 * them was available to confirm them (decision 0142).
 */
export const vcipClauses = {
  infrastructure: clause(
    '18(a)(i)',
    'Own infrastructure and network, data owned by the regulated entity',
    'अपना इन्फ़्रास्ट्रक्चर और नेटवर्क, डेटा रेगुलेटेड संस्था का',
  ),
  consent: clause(
    '18(a)(ii)',
    'Consent that can be audited and not be altered',
    'ऐसी सहमति जिसका ऑडिट हो सके और जो बदली न जा सके',
  ),
  encryption: clause(
    '18(a)(ii)',
    'Encryption from the customer’s device to the hosting point',
    'ग्राहक के डिवाइस से होस्टिंग तक एन्क्रिप्शन',
  ),
  network: clause(
    '18(a)(iii)',
    'No connection from outside India or by a spoofed address',
    'भारत के बाहर से या नकली IP से कनेक्शन नहीं',
  ),
  liveRecording: clause('18(a)(iv)', 'A recording with live place, date and time', 'जगह, तारीख और समय के साथ रिकॉर्डिंग'),
  liveness: clause('18(a)(v)', 'Detection of liveness and spoofing', 'असली व्यक्ति होने और नकल की पहचान'),
  faceMatch: clause('18(a)(v)', 'Matching of faces', 'चेहरे का मिलान'),
  forgery: clause(
    '18(a)(vi)',
    'Forged identities are reported as cyber events',
    'नकली पहचान की साइबर घटना के रूप में रिपोर्ट',
  ),
  securityTests: clause(
    '18(a)(vii), (viii)',
    'Security tests and audits of the application',
    'ऐप्लिकेशन के सुरक्षा टेस्ट और ऑडिट',
  ),
  official: clause('18(b)(i)', 'A trained official of the regulated entity', 'रेगुलेटेड संस्था का प्रशिक्षित अधिकारी'),
  disruption: clause('18(b)(ii)', 'A fresh session after a disconnected call', 'कॉल कटने के बाद नया सेशन'),
  variedQuestions: clause('18(b)(iii)', 'Questions in varying order', 'सवाल अलग-अलग क्रम में'),
  prompting: clause('18(b)(iv)', 'Prompting leads to rejection', 'किसी और के बताने पर अस्वीकार'),
  earlierCases: clause(
    '18(b)(v)',
    'Earlier rejections and negative lists are considered',
    'पहले के अस्वीकार और नकारात्मक सूचियों पर ध्यान',
  ),
  identification: clause(
    '18(b)(vi)',
    'Identified by Aadhaar, the CKYC record or a DigiLocker document',
    'आधार, CKYC रिकॉर्ड या DigiLocker दस्तावेज़ से पहचान',
  ),
  aadhaarHidden: clause('18(b)(vi)', 'The Aadhaar number is blacked out', 'आधार नंबर छिपाया गया'),
  address: clause('18(b)(vii)', 'The present address is recorded if it differs', 'मौजूदा पता अलग हो तो दर्ज'),
  profile: clause('18(b)(vii)', 'The economic profile is confirmed by the customer', 'आर्थिक जानकारी की ग्राहक से पुष्टि'),
  pan: clause(
    '18(b)(viii)',
    'The PAN card is captured and verified with its issuer',
    'PAN कार्ड की तस्वीर और जारीकर्ता से जाँच',
  ),
  printedPan: clause('18(b)(ix)', 'No printed e-PAN', 'छपा हुआ ई-PAN नहीं'),
  matching: clause('18(b)(x)', 'Photograph and details match the customer', 'फ़ोटो और जानकारी ग्राहक से मेल खाती है'),
  assisted: clause(
    '18(b)(xi)',
    'Details of a business correspondent who assists',
    'मदद करने वाले बिज़नेस कॉरेस्पॉन्डेंट का विवरण',
  ),
  concurrentAudit: clause(
    '18(b)(xii)',
    'The account is usable only after a concurrent audit',
    'खाता समवर्ती ऑडिट के बाद ही इस्तेमाल योग्य',
  ),
  storage: clause(
    '18(c)(i)',
    'Data and recording are stored in India and can be searched',
    'डेटा और रिकॉर्डिंग भारत में, और खोजी जा सकती है',
  ),
  activityLog: clause(
    '18(c)(ii)',
    'Activity log with the credentials of the official',
    'अधिकारी की पहचान के साथ गतिविधि लॉग',
  ),
} as const

export type VcipClause = keyof typeof vcipClauses

function clause(number: string, en: string, hi: string): { number: string; title: Text } {
  return { number, title: text(en, hi) }
}
