import { z } from 'zod'
import { limits } from '../../../contracts/limits.ts'
import { paths } from '../../../contracts/paths.ts'
import { flag, gstin, link, list, optional, origin, proxies, stateCode } from './configValues.ts'

/** Defaults that no production may keep. */
export const SANDBOX_SECRET = 'sandbox-secret-that-protects-nothing-real'
export const SANDBOX_GSTIN = '27AAACS1000A1ZE'
export const SANDBOX_ADDRESS = '1 Sandbox Road, Mumbai 400001'

export const environment = z.object({
  APP_MODE: z.enum(['sandbox', 'production']).default('sandbox'),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: optional,
  BRAND_NAME: z.string().min(1).max(40).default('Satyapan'),
  SUPPORT_EMAIL: z.email().default('support@satyapan.test'),
  SALES_EMAIL: z.email().default('sales@satyapan.test'),
  HOME_PATH: z
    .string()
    .regex(/^\/(?!\/)/, 'a path that starts with one /')
    .default(paths.dashboard),
  TERMS_URL: link.default(paths.docs),
  API_DOCS_URL: link.default(paths.docs),
  CLIENT_TOKEN: z.string().min(1).default('sandbox'),
  GOOGLE_CLIENT_ID: optional,
  /** Where Google publishes its keys, if not at its own address. */
  GOOGLE_CERTS_URL: z.url().optional(),
  /** Google's captcha instead of our own; both keys or none. */
  RECAPTCHA_SITE_KEY: optional,
  RECAPTCHA_SECRET: optional,
  RECAPTCHA_VERIFY_URL: z.url().optional(),
  METRICS_TOKEN: optional,
  /** Requests to `/v1` per API key and node. */
  GATEWAY_PER_MINUTE: z.coerce.number().int().min(1).default(limits.gatewayPerMinute),
  /** Comma-separated addresses or CIDR ranges of proxies whose X-Forwarded-For is believed. Off by default. */
  TRUST_PROXY: proxies,
  /** Further hosts for which `/sandbox/*` answers. */
  SANDBOX_HOSTS: list,
  /** Protects what is sealed and signed; in production at least 32 characters. */
  SECRET_KEY: z.string().default(SANDBOX_SECRET),
  SOURCE: z.enum(['sandbox', 'http']).default('sandbox'),
  SOURCE_URL: z.url().optional(),
  SOURCE_KEY: optional,
  /** A JSON file: how the source names things, product by product, where it is not as the runners say. */
  SOURCE_MAPPING: optional,
  SOURCE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  /** How long the sandbox source thinks, so that it feels like the real one. */
  SANDBOX_DELAY_MS: z.coerce.number().int().min(0).max(10_000).default(120),
  /** Who sends codes to the holders of Aadhaar numbers. */
  AADHAAR_SOURCE: z.enum(['sandbox', 'http']).default('sandbox'),
  AADHAAR_URL: z.url({ protocol: /^https?$/ }).optional(),
  AADHAAR_KEY: optional,
  /** A JSON file: how that provider names things, where it is not as ours. */
  AADHAAR_MAPPING: optional,
  AADHAAR_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(15_000),
  /** Who knows the challans of a vehicle. */
  CHALLAN_SOURCE: z.enum(['sandbox', 'http']).default('sandbox'),
  CHALLAN_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHALLAN_KEY: optional,
  /** A JSON file: how that source names things, where it is not as ours. */
  CHALLAN_MAPPING: optional,
  CHALLAN_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(15_000),
  /** How long each way to settle usually takes, in days from the payment: what a payer is told to expect. */
  CHALLAN_ONLINE_DAYS: z.coerce.number().int().min(1).max(365).default(4),
  CHALLAN_VIRTUAL_COURT_DAYS: z.coerce.number().int().min(1).max(365).default(4),
  CHALLAN_PHYSICAL_COURT_DAYS: z.coerce.number().int().min(1).max(365).default(20),
  /** Who takes cards. */
  PAYMENTS: z.enum(['sandbox', 'razorpay']).default('sandbox'),
  RAZORPAY_KEY_ID: optional,
  RAZORPAY_KEY_SECRET: optional,
  RAZORPAY_WEBHOOK_SECRET: optional,
  /** Where Razorpay's API is, if not at its own address. */
  RAZORPAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  RAZORPAY_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(15_000),
  /** The public challan pages ask this API on the page of that origin, and the other one elsewhere; without them their own host (A92). */
  CHALLAN_PAGE_ORIGIN: origin.optional(),
  CHALLAN_API_PRODUCTION: origin.optional(),
  CHALLAN_API_DEVELOPMENT: origin.optional(),
  /** Answers `{ rates: { USD } }` for one rupee. */
  EXCHANGE_RATE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Who issues the invoices. */
  SELLER_NAME: optional,
  SELLER_GSTIN: gstin.default(SANDBOX_GSTIN),
  SELLER_ADDRESS: z.string().min(1).max(300).default(SANDBOX_ADDRESS),
  /** The state's GST code, where it is not the one in the GSTIN. */
  SELLER_STATE: stateCode.optional(),
  CHANNELS: z.enum(['sandbox', 'smtp']).default('sandbox'),
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender: an address, or `Name <address>`. */
  SMTP_FROM: optional,
  /** With `CHANNELS=smtp`: an SMS gateway that takes `{ id, to, text, from, templateId }` as JSON, with a bearer key. */
  SMS_URL: z.url().optional(),
  SMS_KEY: optional,
  SMS_SENDER: optional,
  /** The DLT template that Indian operators ask for. */
  SMS_TEMPLATE_ID: optional,
  /** With `CHANNELS=smtp`: WhatsApp Cloud. Its phone number's id, its token, and the authentication template. */
  WHATSAPP_PHONE_ID: optional,
  WHATSAPP_TOKEN: optional,
  WHATSAPP_TEMPLATE: z.string().default('authentication_code'),
  WHATSAPP_URL: z.url().default('https://graph.facebook.com/v23.0'),
  OBJECT_STORE: z.enum(['disk', 's3']).default('disk'),
  /** With `OBJECT_STORE=s3`: of a store that speaks like Amazon's; without it Amazon's own, in its region. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: optional,
  S3_BUCKET: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(20_000),
  /** `required`: staff set up two-step verification before they do anything else. */
  SECOND_FACTOR_STAFF: z.enum(['optional', 'required']).default('optional'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  DEV: flag,
})

/** Every variable that is read, for the guard that looks for them in the README. */
export const variables = Object.keys(environment.shape)

export type Config = ReturnType<typeof parseEnvironment>

/** An empty value means an absent one, as compose files write it. */
export const dropEmpty = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

export function parseEnvironment(env: Record<string, string | undefined>) {
  const values = environment.parse(dropEmpty(env))
  return {
    ...values,
    PUBLIC_URL: values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`,
    SANDBOX_HOSTS: ['localhost', '127.0.0.1', '[::1]', ...values.SANDBOX_HOSTS],
    production: values.APP_MODE === 'production',
  }
}
