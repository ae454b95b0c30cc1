import { isIP } from 'node:net'
import { z } from 'zod'
import { checkIdentifier } from '../../../contracts/identifiers/index.ts'
import { gstStates } from '../../../contracts/identifiers/states.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { esignVersions } from '../../engines/aadhaarEsign/versions.ts'

/** A boolean. */
const flag = z
  .enum(['0', '1', 'true', 'false'])
  .default('0')
  .transform(value => value === '1' || value === 'true')

const optional = z.string().optional()

const gstin = z.string().refine(value => checkIdentifier('gstin', value).ok, 'a GSTIN with its right check character')

/** The first two digits of a GSTIN, such as `27`. */
const stateCode = z.string().refine(code => gstStates.has(code), 'the two digits that GST has for the state')

/** A path or a web address. It becomes a link, so `javascript:` must not pass. */
const link = z.string().regex(/^(\/(?!\/)|https?:\/\/)/, 'a path that starts with /, or an http or https address')

/** An address without anything after host and port, because every page and call is served from the root. */
const publicUrl = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(
    value => /^\w+:\/\/[^/?#@]+\/?$/.test(value),
    'an address without a path, query or user, such as https://verify.example.com',
  )
  .transform(value => new URL(value).origin)

/** The issuer of OpenID Connect as its discovery document writes it. */
const issuer = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(
    value => !/[?#@]|\/\.well-known\//.test(value),
    'the issuer alone, such as https://login.example.com, without a query, a user or /.well-known/',
  )

/** An origin: scheme, host and port only. */
const origin = z
  .string()
  .regex(/^https?:\/\/[\w.-]+(:\d+)?$/, 'an origin such as https://challans.example, without a slash at the end')

/** A comma-separated list, in lower case. */
const list = z
  .string()
  .default('')
  .transform(value =>
    value
      .split(',')
      .map(one => one.trim().toLowerCase())
      .filter(Boolean),
  )

/** A comma-separated list of ICE servers (RFC 7064, RFC 7065). */
const iceUrls = (scheme: 'stun' | 'turn') =>
  list.refine(
    urls => urls.every(url => new RegExp(`^${scheme}s?:[\\w.[\\]:-]+(\\?transport=(udp|tcp))?$`).test(url)),
    `addresses such as ${scheme}:${scheme}.example.com:3478, separated by commas`,
  )

const isRange = (value: string) => {
  const [address = '', bits, ...more] = value.split('/')
  const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return more.length === 0 && widest > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest))
}

/** Addresses and CIDR ranges; `none` is the empty list. */
const proxies = list
  .transform(names => (names.length === 1 && names[0] === 'none' ? [] : names))
  .refine(names => names.every(isRange), 'addresses or CIDR ranges of proxies, separated by commas; or none')

/** Defaults that production must replace. */
export const SANDBOX_SECRET = 'sandbox-secret-that-protects-nothing-real'
export const SANDBOX_GSTIN = '27AAACS1000A1ZE'
export const SANDBOX_ADDRESS = '1 Sandbox Road, Mumbai 400001'

export const environment = z.object({
  APP_MODE: z.enum(['sandbox', 'production']).default('sandbox'),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_URL: publicUrl.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: optional,
  DATABASE_CONNECTIONS: z.coerce.number().int().min(4).max(200).default(16),
  BRAND_NAME: z.string().min(1).max(40).default('Satyapan'),
  SUPPORT_EMAIL: z.email().default('support@satyapan.test'),
  SALES_EMAIL: z.email().default('sales@satyapan.test'),
  HOME_PATH: z
    .string()
    .regex(/^\/(?!\/)/, 'a path that starts with one /')
    .default(paths.dashboard),
  TERMS_URL: link.default(paths.terms),
  /** The promise of a decision about a submitted KYC, in working days. */
  KYC_REVIEW_DAYS: z.coerce.number().int().min(1).max(30).default(2),
  API_DOCS_URL: link.default(paths.docs),
  CLIENT_TOKEN: z.string().min(1).default('sandbox'),
  GOOGLE_CLIENT_ID: optional,
  /** The address of Google's keys, if not Google's own. */
  GOOGLE_CERTS_URL: z.url().optional(),
  /** Single sign-on of staff by OpenID Connect: the issuer, and what it knows this installation by. */
  STAFF_OIDC_ISSUER: issuer.optional(),
  STAFF_OIDC_CLIENT_ID: optional,
  STAFF_OIDC_CLIENT_SECRET: optional,
  /** How the button on the sign-in page of staff calls it. */
  STAFF_OIDC_NAME: z.string().trim().min(1).max(40).optional(),
  /** Values of `amr` or `acr` by which the issuer says that it has checked a second factor. */
  STAFF_OIDC_MFA: list,
  /** Of staff, only super-admins may still sign in with a password. */
  STAFF_OIDC_ONLY: flag,
  /** Google's captcha instead of our own; needs both keys. */
  RECAPTCHA_SITE_KEY: optional,
  RECAPTCHA_SECRET: optional,
  RECAPTCHA_VERIFY_URL: z.url().optional(),
  METRICS_TOKEN: optional,
  /** Processes of a working node that read documents, and the memory of each in MB. They start with the first document. */
  HEAVY_PROCESSES: z.coerce.number().int().min(1).max(64).default(2),
  HEAVY_MEMORY_MB: z.coerce.number().int().min(300).max(16_384).default(1000),
  /** The program of LibreOffice that turns Word documents into PDFs. If absent, `soffice` is looked for in PATH; `none` accepts no Word documents. */
  SOFFICE_PATH: optional,
  /** Requests to `/v1` per API key and node. */
  GATEWAY_PER_MINUTE: z.coerce.number().int().min(1).default(limits.gatewayPerMinute),
  /** Comma-separated addresses or CIDR ranges of proxies whose X-Forwarded-For is believed. Off by default. */
  TRUST_PROXY: proxies,
  /** Additional hosts that serve `/sandbox/*`. */
  SANDBOX_HOSTS: list,
  /** The key that personal data is sealed with; in production at least 32 characters. */
  /** A PKCS #12 file with the certificate and key that sign documents, instead of our own authority's. */
  SIGNING_P12: optional,
  SIGNING_P12_PASSWORD: z.string().default(''),
  /** A command that signs instead: it gets a SHA-256 digest on its standard input and writes the signature, for a token or HSM. */
  SIGNING_COMMAND: optional,
  /** The certificate of that command's key and those above it, as a PEM file. */
  SIGNING_CERTIFICATE: optional,
  /** The address of a time authority (RFC 3161) that stamps signatures, instead of our own. */
  SIGNING_TSA_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A PEM file of further roots that the verification of documents calls known. */
  SIGNING_TRUST: optional,
  SECRET_KEY: z.string().default(SANDBOX_SECRET),
  /** During a rotation: the secret before. It opens what it has sealed and seals nothing. */
  SECRET_KEY_OLD: optional,
  /** The key for tokens, links and other signatures. By default SECRET_KEY's, outside production. */
  SIGNING_KEY: optional,
  SOURCE: z.enum(['sandbox', 'http', 'providers']).default('sandbox'),
  SOURCE_URL: z.url().optional(),
  SOURCE_KEY: optional,
  /** A JSON file with the source's field names by product, where they differ from the runners'. */
  SOURCE_MAPPING: optional,
  SOURCE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  /** The response time of the sandbox source, to resemble a real one. */
  SANDBOX_DELAY_MS: z.coerce.number().int().min(0).max(10_000).default(120),
  /** The provider that sends codes to the holders of Aadhaar numbers. */
  AADHAAR_SOURCE: z.enum(['sandbox', 'http']).default('sandbox'),
  AADHAAR_URL: z.url({ protocol: /^https?$/ }).optional(),
  AADHAAR_KEY: optional,
  /** A JSON file with the provider's field names, where they differ from the defaults. */
  AADHAAR_MAPPING: optional,
  AADHAAR_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(15_000),
  /** The provider of Aadhaar e-sign (CCA's eSign API), the version that it speaks, and where it takes requests. */
  AADHAAR_ESIGN: z.enum(['sandbox', 'http']).default('sandbox'),
  AADHAAR_ESIGN_VERSION: z.enum(esignVersions).default('2.1'),
  AADHAAR_ESIGN_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** With version 3.2: the page to which the signer's browser goes. */
  AADHAAR_ESIGN_SIGNER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where the provider says what became of a transaction whose answer was lost. */
  AADHAAR_ESIGN_STATUS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The form's field that carries the request of the browser. */
  AADHAAR_ESIGN_FIELD: z
    .string()
    .regex(/^\w{1,40}$/, 'the name of a form field')
    .default('msg'),
  /** The id by which the provider knows this installation, and a PKCS #12 file with the RSA key that signs its requests. */
  AADHAAR_ESIGN_ASP_ID: optional,
  AADHAAR_ESIGN_ASP_P12: optional,
  AADHAAR_ESIGN_ASP_P12_PASSWORD: z.string().default(''),
  /** A PEM file with the certificates by which the provider signs its responses. */
  AADHAAR_ESIGN_ESP_CERT: optional,
  AADHAAR_ESIGN_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(15_000),
  /** The provider of challans. */
  CHALLAN_SOURCE: z.enum(['sandbox', 'http']).default('sandbox'),
  CHALLAN_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHALLAN_KEY: optional,
  /** A JSON file with the source's field names, where they differ from the defaults. */
  CHALLAN_MAPPING: optional,
  CHALLAN_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(15_000),
  /** The usual duration of each kind of settlement in days from the payment, as shown to the payer. */
  CHALLAN_ONLINE_DAYS: z.coerce.number().int().min(1).max(365).default(4),
  CHALLAN_VIRTUAL_COURT_DAYS: z.coerce.number().int().min(1).max(365).default(4),
  CHALLAN_PHYSICAL_COURT_DAYS: z.coerce.number().int().min(1).max(365).default(20),
  /** The card gateway. */
  PAYMENTS: z.enum(['sandbox', 'razorpay']).default('sandbox'),
  RAZORPAY_KEY_ID: optional,
  RAZORPAY_KEY_SECRET: optional,
  RAZORPAY_WEBHOOK_SECRET: optional,
  /** The address of Razorpay's API, if not its own. */
  RAZORPAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  RAZORPAY_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(15_000),
  /**
   * The public challan pages use the first API when served from that origin and the second one otherwise; by default their own
   * host (A92).
   */
  CHALLAN_PAGE_ORIGIN: origin.optional(),
  CHALLAN_API_PRODUCTION: origin.optional(),
  CHALLAN_API_DEVELOPMENT: origin.optional(),
  /** Must return `{ rates: { USD } }` for one rupee. */
  EXCHANGE_RATE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** `on`: workers fetch the published watch lists and keep them fresh. */
  LIST_FETCH: z.enum(['off', 'on']).default('off'),
  /** A JSON file with other addresses, intervals and promises of published lists, by source. */
  LIST_SOURCES: optional,
  /** The issuer of invoices. */
  SELLER_NAME: optional,
  SELLER_GSTIN: gstin.default(SANDBOX_GSTIN),
  SELLER_ADDRESS: z.string().min(1).max(300).default(SANDBOX_ADDRESS),
  /** The GST code of the state, if it differs from the GSTIN's. */
  SELLER_STATE: stateCode.optional(),
  CHANNELS: z.enum(['sandbox', 'smtp']).default('sandbox'),
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender: an address, or `Name <address>`. */
  SMTP_FROM: optional,
  /** With `CHANNELS=smtp`: an SMS gateway that accepts `{ id, to, text, from, templateId }` as JSON, with a bearer key. */
  SMS_URL: z.url().optional(),
  SMS_KEY: optional,
  SMS_SENDER: optional,
  /** The DLT template that Indian operators require. */
  SMS_TEMPLATE_ID: optional,
  /** With `CHANNELS=smtp`: WhatsApp Cloud. Its phone number's id, its token, and the authentication template. */
  WHATSAPP_PHONE_ID: optional,
  WHATSAPP_TOKEN: optional,
  WHATSAPP_TEMPLATE: z.string().default('authentication_code'),
  WHATSAPP_URL: z.url().default('https://graph.facebook.com/v23.0'),
  /** For video calls: STUN and TURN servers, such as `turn:turn.example.com:3478` or `turns:turn.example.com:443?transport=tcp`. */
  RTC_STUN_URLS: iceUrls('stun'),
  RTC_TURN_URLS: iceUrls('turn'),
  /** The secret of coturn's `use-auth-secret`, with which time-limited credentials are made. */
  RTC_TURN_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  OBJECT_STORE: z.enum(['disk', 's3']).default('disk'),
  /** With `OBJECT_STORE=s3`: the endpoint of an S3-compatible store; by default Amazon's, in its region. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: optional,
  S3_BUCKET: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(20_000),
  /** The directory of backups; `backups` in DATA_DIR by default. */
  BACKUP_DIR: z.string().min(1).optional(),
  /** How often a worker makes a backup; never if unset. */
  BACKUP_EVERY_HOURS: z.coerce.number().int().min(1).max(720).optional(),
  /** How many backups remain in the directory. */
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1_000).default(7),
  /** The secret that backups are sealed with, instead of SECRET_KEY. */
  BACKUP_KEY: z.string().min(32, 'at least 32 characters').optional(),
  /** `required`: staff must set up two-step verification before anything else. The default in production. */
  SECOND_FACTOR_STAFF: z.enum(['optional', 'required']).optional(),
  /** A session ends when its holder has not used it for so many minutes. */
  STAFF_IDLE_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.sessionDays * 1_440)
    .default(limits.idleMinutes.staff),
  CUSTOMER_IDLE_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.sessionDays * 1_440)
    .default(limits.idleMinutes.customer),
  /** In rupees: what one member of staff may give or take at a time, and on one day, without a second person. */
  APPROVAL_ABOVE_RUPEES: z.coerce.number().int().min(0).max(1_000_000).default(5_000),
  APPROVAL_DAY_RUPEES: z.coerce.number().int().min(0).max(10_000_000).default(10_000),
  /** For how many days a payment of a case is kept for refunds before it may be paid out to the account. */
  PAYOUT_HOLD_DAYS: z.coerce.number().int().min(0).max(90).default(7),
  /** For how many minutes a sign-in or a proof lets its session make sensitive changes. */
  FRESH_PROOF_MINUTES: z.coerce
    .number()
    .positive()
    .max(24 * 60)
    .default(limits.proof.freshMinutes),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  DEV: flag,
})

/** Every variable, for the guard that looks for them in the README. */
export const variables = Object.keys(environment.shape)

export type Config = ReturnType<typeof parseEnvironment>

/** Drops empty values: compose files pass an absent variable as an empty one. */
export const dropEmpty = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

export function parseEnvironment(env: Record<string, string | undefined>) {
  const values = environment.parse(dropEmpty(env))
  const production = values.APP_MODE === 'production'
  return {
    ...values,
    SECOND_FACTOR_STAFF: values.SECOND_FACTOR_STAFF ?? (production ? ('required' as const) : ('optional' as const)),
    PUBLIC_URL: values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`,
    SANDBOX_HOSTS: ['localhost', '127.0.0.1', '[::1]', ...values.SANDBOX_HOSTS],
    production,
  }
}
