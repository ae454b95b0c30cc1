import {
  type Config,
  dropEmpty,
  environment,
  parseEnvironment,
  SANDBOX_ADDRESS,
  SANDBOX_GSTIN,
  SANDBOX_SECRET,
} from './environment.ts'

export type { Config } from './environment.ts'

/** The environment, parsed once at boot. Throws one Error that lists every offending variable. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const wrong = environment.safeParse(dropEmpty(env)).error?.issues ?? []
  const misread = new Set(wrong.map(issue => String(issue.path[0])))
  // An unreadable value is replaced by its default, so that one start reports every mistake.
  const config = parseEnvironment(Object.fromEntries(Object.entries(env).filter(([name]) => !misread.has(name))))
  const unfit = [...findMissingSettings(config), ...(config.production ? findProductionProblems(config) : [])]
  const complaints = [
    ...wrong.map(issue => `${issue.path.join('.')}: ${issue.message}`),
    ...unfit.filter(line => !misread.has(line.slice(0, line.indexOf(':')))),
  ]
  if (complaints.length === 0) return config
  throw new Error(`The configuration cannot be used:\n${complaints.map(line => `  - ${line}`).join('\n')}`)
}

/** Missing settings of the selected adapters. */
function findMissingSettings(config: Config): string[] {
  const wrong: string[] = []
  if (config.SOURCE === 'http' && !config.SOURCE_URL) wrong.push('SOURCE_URL: the base URL of the source.')
  if (config.SOURCE === 'http' && !config.SOURCE_KEY) wrong.push('SOURCE_KEY: the key for the source.')
  if (config.AADHAAR_SOURCE === 'http' && !config.AADHAAR_URL)
    wrong.push('AADHAAR_URL: the base URL of the Aadhaar source.')
  if (config.AADHAAR_SOURCE === 'http' && !config.AADHAAR_KEY)
    wrong.push('AADHAAR_KEY: the key for the Aadhaar source.')
  if (config.CHALLAN_SOURCE === 'http' && !config.CHALLAN_URL)
    wrong.push('CHALLAN_URL: the base URL of the challan source.')
  if (config.CHALLAN_SOURCE === 'http' && !config.CHALLAN_KEY)
    wrong.push('CHALLAN_KEY: the key for the challan source.')
  if (config.CHANNELS === 'smtp' && !config.SMTP_URL) wrong.push('SMTP_URL: the address of the mail server.')
  if (config.CHANNELS === 'smtp' && !config.SMTP_FROM) wrong.push('SMTP_FROM: the sender of our mail.')
  if (!config.RECAPTCHA_SECRET !== !config.RECAPTCHA_SITE_KEY)
    wrong.push('RECAPTCHA_SECRET: reCAPTCHA needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET.')
  if (config.SMS_URL && !config.SMS_KEY) wrong.push('SMS_KEY: the key for the SMS gateway.')
  if (!config.WHATSAPP_TOKEN !== !config.WHATSAPP_PHONE_ID)
    wrong.push('WHATSAPP_TOKEN: WhatsApp needs WHATSAPP_PHONE_ID and WHATSAPP_TOKEN.')
  if (config.PAYMENTS === 'razorpay')
    wrong.push(...missingOfRazorpay.filter(([name]) => !config[name]).map(([name, what]) => `${name}: ${what}.`))
  if (config.OBJECT_STORE === 's3')
    wrong.push(...missingOfS3.filter(([name]) => !config[name]).map(([name, what]) => `${name}: ${what}.`))
  return wrong
}

const missingOfRazorpay = [
  ['RAZORPAY_KEY_ID', 'the public id of the key'],
  ['RAZORPAY_KEY_SECRET', 'the key'],
  ['RAZORPAY_WEBHOOK_SECRET', 'the secret that webhooks are signed with'],
] as const

const missingOfS3 = [
  ['S3_REGION', "the bucket's region; `us-east-1` where the store has none"],
  ['S3_BUCKET', 'the bucket that keeps the files'],
  ['S3_ACCESS_KEY_ID', 'the id of the key for the bucket'],
  ['S3_SECRET_ACCESS_KEY', 'the key for the bucket'],
] as const

/** What a plain connection to an outside service would show or let somebody change. */
const travelling = [
  ['SOURCE_URL', 'identity data travels there'],
  ['AADHAAR_URL', 'Aadhaar numbers travel there'],
  ['CHALLAN_URL', 'vehicles and fines travel there'],
  ['SMS_URL', 'codes and phone numbers travel there'],
  ['WHATSAPP_URL', 'codes and phone numbers travel there'],
  ['EXCHANGE_RATE_URL', 'prices are computed with its answer'],
  ['RECAPTCHA_VERIFY_URL', 'our secret travels there'],
  ['GOOGLE_CERTS_URL', 'sign-ins are checked with its keys'],
] as const satisfies readonly (readonly [keyof Config, string])[]

/** Sandbox adapters, missing secrets, plain connections and defaults that are not allowed in production. */
function findProductionProblems(config: Config): string[] {
  const wrong: string[] = []
  if (config.SECRET_KEY === SANDBOX_SECRET) wrong.push('SECRET_KEY: set a secret of your own, at least 32 characters.')
  else if (config.SECRET_KEY.length < 32) wrong.push('SECRET_KEY: at least 32 characters.')
  if (config.SECRET_KEY_OLD === config.SECRET_KEY) wrong.push('SECRET_KEY_OLD: the secret before, not the present one.')
  if (!config.SIGNING_KEY || config.SIGNING_KEY.length < 32)
    wrong.push('SIGNING_KEY: a secret that signs tokens and links, at least 32 characters.')
  else if (config.SIGNING_KEY === config.SECRET_KEY)
    wrong.push('SIGNING_KEY: not SECRET_KEY, which rotates without ending sessions.')
  if (config.CLIENT_TOKEN === 'sandbox') wrong.push('CLIENT_TOKEN: the sandbox default is not for production.')
  if (config.SOURCE === 'sandbox')
    wrong.push('SOURCE: live checks need `http`, the sandbox source answers test keys only.')
  if (config.AADHAAR_SOURCE === 'sandbox')
    wrong.push('AADHAAR_SOURCE: the sandbox knows nobody and believes everybody; use `http`.')
  if (config.CHALLAN_SOURCE === 'sandbox') wrong.push('CHALLAN_SOURCE: the sandbox makes challans up; use `http`.')
  if (config.PAYMENTS === 'sandbox') wrong.push('PAYMENTS: the sandbox gives balance for nothing; use `razorpay`.')
  if (config.PAYMENTS === 'razorpay' && config.RAZORPAY_KEY_ID?.startsWith('rzp_test_'))
    wrong.push('RAZORPAY_KEY_ID: a test key takes no money and gives balance for nothing; use a live one.')
  if (config.RAZORPAY_URL?.startsWith('http://'))
    wrong.push('RAZORPAY_URL: an https address, money is asked for there.')
  if (!config.SELLER_NAME) wrong.push('SELLER_NAME: who issues the invoices.')
  if (config.SELLER_ADDRESS === SANDBOX_ADDRESS) wrong.push('SELLER_ADDRESS: your own, for invoices.')
  if (config.SELLER_GSTIN === SANDBOX_GSTIN) wrong.push('SELLER_GSTIN: your own; it stands on every invoice.')
  if (config.CHANNELS === 'sandbox')
    wrong.push('CHANNELS: the sandbox inbox delivers to nobody; configure a real channel.')
  for (const [name, what] of travelling)
    if (config[name]?.startsWith('http://')) wrong.push(`${name}: an https address, ${what}.`)
  if (config.S3_ENDPOINT?.startsWith('http://')) wrong.push('S3_ENDPOINT: an https address, files travel there.')
  if (config.PUBLIC_URL.startsWith('http://')) wrong.push('PUBLIC_URL: the https address that people open.')
  return wrong
}
