import { type Text, text } from '../../../contracts/platform/text.ts'
import { type Config, SANDBOX_ADDRESS, SANDBOX_GSTIN } from './environment.ts'

type Setting = Exclude<keyof Config, 'production'>
/** What each setting is. */
type Settings = Partial<Record<Setting, string>>

interface Capability {
  label: Text
  /** What the installation does without it. */
  whenOff: Text
  /** Production does not start without it. */
  isRequired: boolean
  /**
   * The adapter to choose. Choosing one that is not shared asks for the settings; `why` says what the sandbox's lacks; `alone` is another value, which needs
   * no settings.
   */
  adapter?: { setting: Setting; value: string; why: string; isShared?: boolean; alone?: string }
  settings: Settings
  /** Settings that do instead of `settings`. */
  instead?: Settings
  /** Whether the sandbox has something in its place. */
  hasTwin: boolean | ((config: Config) => boolean)
}

const channels = {
  setting: 'CHANNELS',
  value: 'smtp',
  why: 'the sandbox inbox delivers to nobody; use `smtp`',
} as const

/** What an installation can do with services and keys of its own: the one list for start-up, offers and the screen of staff. */
const declared = {
  checks: {
    label: text('Source of checks', 'जाँच का सोर्स'),
    whenOff: text('Live checks are not answered.', 'लाइव जाँच का जवाब नहीं मिलता।'),
    isRequired: true,
    adapter: {
      setting: 'SOURCE',
      value: 'http',
      why: 'live checks need `http` or `providers`, the sandbox source answers test keys only',
      alone: 'providers',
    },
    settings: { SOURCE_URL: 'the base URL of the source', SOURCE_KEY: 'the key for the source' },
    hasTwin: true,
  },
  aadhaar: {
    label: text('Aadhaar codes', 'आधार कोड'),
    whenOff: text('No KYC of a person can be completed.', 'किसी व्यक्ति का KYC पूरा नहीं हो सकता।'),
    isRequired: true,
    adapter: {
      setting: 'AADHAAR_SOURCE',
      value: 'http',
      why: 'the sandbox knows nobody and believes everybody; use `http`',
    },
    settings: { AADHAAR_URL: 'the base URL of the Aadhaar source', AADHAAR_KEY: 'the key for the Aadhaar source' },
    // Beside a real source the sandbox never answers.
    hasTwin: ({ SOURCE }) => SOURCE === 'sandbox',
  },
  aadhaarEsign: {
    label: text('Aadhaar e-sign', 'आधार ई-साइन'),
    whenOff: text('No one can sign a document by Aadhaar e-sign.', 'कोई भी आधार ई-साइन से दस्तावेज़ साइन नहीं कर सकता।'),
    isRequired: false,
    adapter: {
      setting: 'AADHAAR_ESIGN',
      value: 'http',
      why: 'the sandbox signs for everybody, with certificates that mean nothing; use `http`',
    },
    settings: {
      AADHAAR_ESIGN_URL: 'where the provider takes requests',
      AADHAAR_ESIGN_STATUS_URL: 'where the provider says what became of a transaction',
      AADHAAR_ESIGN_ASP_ID: 'the id by which the provider knows this installation',
      AADHAAR_ESIGN_ASP_P12: 'a PKCS #12 file with the key that signs requests',
      AADHAAR_ESIGN_ESP_CERT: 'a PEM file with the certificates that sign the responses',
    },
    hasTwin: true,
  },
  challans: {
    label: text('Source of traffic challans', 'ट्रैफ़िक चालान का सोर्स'),
    whenOff: text('No challan can be found.', 'कोई चालान नहीं मिल सकता।'),
    isRequired: true,
    adapter: { setting: 'CHALLAN_SOURCE', value: 'http', why: 'the sandbox makes challans up; use `http`' },
    settings: { CHALLAN_URL: 'the base URL of the challan source', CHALLAN_KEY: 'the key for the challan source' },
    hasTwin: true,
  },
  cards: {
    label: text('Card payments', 'कार्ड पेमेंट'),
    whenOff: text('No wallet can be topped up and no challan be paid.', 'न वॉलेट में पैसे जुड़ सकते हैं, न चालान भरा जा सकता है।'),
    isRequired: true,
    adapter: { setting: 'PAYMENTS', value: 'razorpay', why: 'the sandbox gives balance for nothing; use `razorpay`' },
    settings: {
      RAZORPAY_KEY_ID: 'the public id of the key',
      RAZORPAY_KEY_SECRET: 'the key',
      RAZORPAY_WEBHOOK_SECRET: 'the secret that webhooks are signed with',
    },
    hasTwin: true,
  },
  invoices: {
    label: text('Issuer of invoices', 'इनवॉइस जारी करने वाला'),
    whenOff: text('Invoices name a made-up seller.', 'इनवॉइस पर बनावटी विक्रेता का नाम है।'),
    isRequired: true,
    settings: {
      SELLER_NAME: 'who issues the invoices',
      SELLER_GSTIN: 'your own; it stands on every invoice',
      SELLER_ADDRESS: 'your own, for invoices',
    },
    hasTwin: true,
  },
  email: {
    label: text('E-mail', 'ईमेल'),
    whenOff: text('No one gets a code or a notice by e-mail.', 'किसी को ईमेल से कोड या सूचना नहीं मिलती।'),
    isRequired: true,
    adapter: channels,
    settings: { SMTP_URL: 'the address of the mail server', SMTP_FROM: 'the sender of our mail' },
    hasTwin: true,
  },
  sms: {
    label: text('SMS', 'SMS'),
    whenOff: text(
      'Nobody can register, sign in by phone or search for challans on the public pages.',
      'कोई रजिस्टर नहीं कर सकता, न फ़ोन से लॉग इन कर सकता, न सार्वजनिक पेजों पर चालान खोज सकता।',
    ),
    isRequired: true,
    adapter: { ...channels, isShared: true },
    settings: {
      SMS_URL: 'the SMS gateway; registration and phone sign-in send codes through it',
      SMS_KEY: 'the key for the SMS gateway',
    },
    hasTwin: true,
  },
  metrics: {
    label: text('Metrics', 'मेट्रिक्स'),
    whenOff: text('/metrics cannot be read.', '/metrics पढ़ा नहीं जा सकता।'),
    isRequired: true,
    settings: { METRICS_TOKEN: 'the bearer token that /metrics asks for' },
    hasTwin: true,
  },
  whatsapp: {
    label: text('WhatsApp', 'WhatsApp'),
    whenOff: text(
      'Sign-in by WhatsApp is not offered, and phone numbers outside India get no code.',
      'WhatsApp से लॉग इन नहीं दिया जाता, और भारत के बाहर के नंबरों को कोड नहीं मिलता।',
    ),
    isRequired: false,
    adapter: { ...channels, isShared: true },
    settings: {
      WHATSAPP_PHONE_ID: 'the id of the phone number at WhatsApp Cloud',
      WHATSAPP_TOKEN: 'the token for WhatsApp Cloud',
    },
    hasTwin: true,
  },
  google: {
    label: text('Google sign-in', 'Google से लॉग इन'),
    whenOff: text('Sign-in with Google is not offered.', 'Google से लॉग इन नहीं दिया जाता।'),
    isRequired: false,
    settings: { GOOGLE_CLIENT_ID: 'the client id at Google' },
    hasTwin: true,
  },
  staffSso: {
    label: text('Single sign-on of staff', 'स्टाफ़ का सिंगल साइन-ऑन'),
    whenOff: text('Staff sign in with a password.', 'स्टाफ़ पासवर्ड से लॉग इन करते हैं।'),
    isRequired: false,
    settings: {
      STAFF_OIDC_ISSUER: 'the issuer of OpenID Connect at which staff sign in',
      STAFF_OIDC_CLIENT_ID: 'the client id at that issuer',
      STAFF_OIDC_CLIENT_SECRET: 'the client secret at that issuer',
    },
    hasTwin: true,
  },
  dollars: {
    label: text('Top-ups in US dollars', 'अमेरिकी डॉलर में टॉप-अप'),
    whenOff: text('Wallets are topped up in rupees only.', 'वॉलेट में सिर्फ़ रुपयों से पैसे जुड़ते हैं।'),
    isRequired: false,
    settings: { EXCHANGE_RATE_URL: 'the service of exchange rates' },
    hasTwin: true,
  },
  lists: {
    label: text('Fetching of published watch lists', 'प्रकाशित वॉचलिस्टें मँगाना'),
    whenOff: text(
      'Watch lists are only as fresh as the last import by hand.',
      'वॉचलिस्टें उतनी ही ताज़ा हैं जितना हाथ से किया पिछला इम्पोर्ट।',
    ),
    isRequired: false,
    adapter: { setting: 'LIST_FETCH', value: 'on', why: 'fetching needs `on`' },
    settings: {},
    hasTwin: false,
  },
  recaptcha: {
    label: text('Google reCAPTCHA', 'Google reCAPTCHA'),
    whenOff: text('The built-in captcha is used.', 'अपना कैप्चा इस्तेमाल होता है।'),
    isRequired: false,
    settings: {
      RECAPTCHA_SITE_KEY: 'the site key of reCAPTCHA; set both keys or neither',
      RECAPTCHA_SECRET: 'the secret key of reCAPTCHA; set both keys or neither',
    },
    hasTwin: false,
  },
  bucket: {
    label: text('Bucket for files', 'फ़ाइलों का बकेट'),
    whenOff: text('Files are kept in DATA_DIR.', 'फ़ाइलें DATA_DIR में रहती हैं।'),
    isRequired: false,
    adapter: { setting: 'OBJECT_STORE', value: 's3', why: 'a bucket needs `s3`' },
    settings: {
      S3_REGION: "the bucket's region; `us-east-1` where the store has none",
      S3_BUCKET: 'the bucket that keeps the files',
      S3_ACCESS_KEY_ID: 'the id of the key for the bucket',
      S3_SECRET_ACCESS_KEY: 'the key for the bucket',
    },
    hasTwin: false,
  },
  certificate: {
    label: text('Certificate for documents', 'दस्तावेज़ों का सर्टिफ़िकेट'),
    whenOff: text(
      "This installation's own authority signs, which no public authority vouches for.",
      'इसी इंस्टॉलेशन की अपनी अथॉरिटी साइन करती है, जिसकी कोई सार्वजनिक अथॉरिटी पुष्टि नहीं करती।',
    ),
    isRequired: false,
    settings: { SIGNING_P12: 'a PKCS #12 file with the certificate and its key' },
    instead: {
      SIGNING_COMMAND: 'the command that signs with the key of SIGNING_CERTIFICATE',
      SIGNING_CERTIFICATE: 'the certificate of the key that SIGNING_COMMAND signs with, as PEM',
    },
    hasTwin: false,
  },
  word: {
    label: text('Word documents', 'वर्ड दस्तावेज़'),
    whenOff: text(
      'Documents to be signed are uploaded as PDFs or pictures.',
      'साइन के दस्तावेज़ PDF या तस्वीर के रूप में अपलोड होते हैं।',
    ),
    isRequired: false,
    settings: { SOFFICE_PATH: 'the program of LibreOffice, `soffice`' },
    hasTwin: false,
  },
} as const satisfies Record<string, Capability>

export type CapabilityName = keyof typeof declared

export const capabilities: Record<CapabilityName, Capability> = declared

const capabilityNames = Object.keys(declared) as CapabilityName[]

/** Made up, so that they count as not set. */
const sandboxDefaults: readonly unknown[] = [SANDBOX_GSTIN, SANDBOX_ADDRESS]

const unsetIn = (config: Config, settings: Settings): Setting[] =>
  (Object.keys(settings) as Setting[]).filter(
    name => config[name] === undefined || sandboxDefaults.includes(config[name]),
  )

const isComplete = (config: Config, settings: Settings | undefined): boolean =>
  settings !== undefined && unsetIn(config, settings).length === 0

const standsAlone = (config: Config, adapter: Capability['adapter']): boolean =>
  adapter?.alone !== undefined && config[adapter.setting] === adapter.alone

/** The lines of start-up about a capability, by setting: what production requires, and what a half-made choice lacks. */
function problemsOf(config: Config, { isRequired, adapter, settings, instead }: Capability): [Setting, string][] {
  if (standsAlone(config, adapter)) return []
  const isDemanded = config.production && isRequired
  const isChosen = adapter !== undefined && config[adapter.setting] === adapter.value
  const lacks = (some: Settings) => {
    const unset = unsetIn(config, some)
    const isBegun = unset.length < Object.keys(some).length
    const asks = adapter && !adapter.isShared ? isChosen : isBegun && (adapter !== undefined || !isRequired)
    return isDemanded || asks ? unset.map((name): [Setting, string] => [name, some[name] ?? '']) : []
  }
  const choice: [Setting, string][] = isDemanded && adapter && !isChosen ? [[adapter.setting, adapter.why]] : []
  return [...choice, ...lacks(settings), ...(instead ? lacks(instead) : [])]
}

/** Everything that is missing for a working service, all at once: an adapter together with its settings. */
export function findMissingSettings(config: Config): string[] {
  const found = new Map(capabilityNames.flatMap(name => problemsOf(config, capabilities[name])))
  return [...found].map(([name, what]) => `${name}: ${what}.`)
}

export interface CapabilityState {
  name: CapabilityName
  /** `sandbox`: the sandbox has something in its place. */
  state: 'on' | 'sandbox' | 'off'
  /** The settings that would turn it on. */
  missing: string[]
}

export function stateOf(config: Config, name: CapabilityName): CapabilityState {
  const { adapter, settings, instead, hasTwin } = capabilities[name]
  if (standsAlone(config, adapter)) return { name, state: 'on', missing: [] }
  const isChosen = !adapter || config[adapter.setting] === adapter.value
  if (isChosen && (isComplete(config, settings) || isComplete(config, instead)))
    return { name, state: 'on', missing: [] }
  const missing = [...(isChosen || !adapter ? [] : [adapter.setting]), ...unsetIn(config, settings)]
  const isTwin = typeof hasTwin === 'function' ? hasTwin(config) : hasTwin
  const isSandbox = !config.production && isTwin && (!adapter || !isChosen)
  return { name, state: isSandbox ? 'sandbox' : 'off', missing }
}

/** Whether people are offered it: it works here, or the sandbox has something in its place. */
export const isOffered = (config: Config, name: CapabilityName): boolean => stateOf(config, name).state !== 'off'

/** What works here and what does not, for staff. */
export const listCapabilities = (config: Config) =>
  capabilityNames.map(name => {
    const { label, whenOff, isRequired } = capabilities[name]
    return { ...stateOf(config, name), label, whenOff, isRequired }
  })
