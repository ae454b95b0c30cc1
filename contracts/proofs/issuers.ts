import { type Text, text } from '../platform/text.ts'

/** What an issuer's key signs. A key counts for its own purpose only. */
export const keyPurposes = ['aadhaar', 'einvoice', 'documents'] as const
export type KeyPurpose = (typeof keyPurposes)[number]

/** Staff are told this many days before a key ends: issuers publish the next one some weeks before. */
export const KEY_WARNING_DAYS = 30

/**
 * `ending`: within the days above. `replaced`: it ends or has ended, and a later key of the same issuer is held and valid. `future`: its period has not
 * begun. A key counts for what was signed in its period in every state but `removed`.
 */
export const keyStates = ['valid', 'ending', 'expired', 'replaced', 'future', 'removed'] as const
export type KeyState = (typeof keyStates)[number]

interface KeySource {
  label: Text
  /** What it is needed for. */
  needed: Text
  /** The issuer that a key is filed under unless another name is given. */
  issuer: string
  /** Where the issuer publishes it. */
  address: string
}

/** The keys that an operator imports. None ships with the product. */
export const keySources: Record<KeyPurpose, KeySource> = {
  aadhaar: {
    label: text('Aadhaar QR and offline e-KYC', 'आधार QR और ऑफ़लाइन ई-KYC'),
    needed: text(
      'UIDAI’s certificate for offline verification; it signs Secure QR codes and offline e-KYC files.',
      'UIDAI का ऑफ़लाइन वेरिफ़िकेशन वाला सर्टिफ़िकेट; इसी से Secure QR और ऑफ़लाइन ई-KYC फ़ाइलें साइन होती हैं।',
    ),
    issuer: 'UIDAI',
    address: 'https://uidai.gov.in/en/data-and-download',
  },
  einvoice: {
    label: text('GST e-invoice', 'GST ई-इनवॉइस'),
    needed: text(
      'The public keys of the invoice registration portals (NIC and the private ones), each with its key ID.',
      'इनवॉइस रजिस्ट्रेशन पोर्टल (NIC और निजी पोर्टल) की पब्लिक कुंजी, हर एक अपनी कुंजी ID के साथ।',
    ),
    issuer: 'NIC',
    address: 'https://einvoice1.gst.gov.in/Others/Publickeys',
  },
  documents: {
    label: text('Signed PDF documents', 'साइन की हुई PDF'),
    needed: text(
      'The root certificates of the Controller of Certifying Authorities (CCA).',
      'Controller of Certifying Authorities (CCA) के रूट सर्टिफ़िकेट।',
    ),
    issuer: 'CCA',
    address: 'https://cca.gov.in',
  },
}
