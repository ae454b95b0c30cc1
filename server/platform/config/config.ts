import { findMissingSettings } from './capabilities.ts'
import { type Config, dropEmpty, environment, parseEnvironment, SANDBOX_SECRET } from './environment.ts'

export type { Config } from './environment.ts'

type Environment = Record<string, string | undefined>

/** The environment, parsed. Throws one Error that lists every offending variable. */
export function readConfig(env: Environment = process.env): Config {
  const { config, problems } = inspectConfig(env)
  refuseConfig(problems)
  return config
}

/** Throws one Error that lists the problems, if there are any; each begins with the name of its variable. */
export function refuseConfig(problems: readonly string[]): void {
  if (problems.length === 0) return
  throw new Error(`The configuration cannot be used:\n${problems.map(line => `  - ${line}`).join('\n')}`)
}

/** The environment, parsed, and what is wrong with it. */
export function inspectConfig(env: Environment = process.env): { config: Config; problems: string[] } {
  const wrong = environment.safeParse(dropEmpty(env)).error?.issues ?? []
  const misread = new Set(wrong.map(issue => String(issue.path[0])))
  // An unreadable value is replaced by its default, so that one start reports every mistake.
  const config = parseEnvironment(Object.fromEntries(Object.entries(env).filter(([name]) => !misread.has(name))))
  const unfit = [
    ...findMissingSettings(config),
    ...findRelayProblems(config),
    ...findStaffSsoProblems(config),
    ...(config.production ? findProductionProblems(config) : []),
  ]
  const problems = [
    ...wrong.map(issue => `${issue.path.join('.')}: ${issue.message}`),
    ...unfit.filter(line => !misread.has(line.slice(0, line.indexOf(':')))),
  ]
  return { config, problems }
}

/** A relay lets nobody in without credentials, which the secret makes. */
const findRelayProblems = ({ RTC_TURN_URLS: urls, RTC_TURN_SECRET: secret }: Config): string[] =>
  urls.length > 0 && secret === undefined
    ? ['RTC_TURN_SECRET: the secret of the TURN servers, which RTC_TURN_URLS names.']
    : []

/** Without an issuer nobody but super-admins could sign in. */
const findStaffSsoProblems = ({ STAFF_OIDC_ONLY: only, STAFF_OIDC_ISSUER: issuer }: Config): string[] =>
  only && issuer === undefined
    ? [
        'STAFF_OIDC_ONLY: set STAFF_OIDC_ISSUER, STAFF_OIDC_CLIENT_ID and STAFF_OIDC_CLIENT_SECRET too, or leave it out.',
      ]
    : []

/** What a plain connection to an outside service would show or let somebody change. */
const travelling = [
  ['SOURCE_URL', 'identity data travels there'],
  ['AADHAAR_URL', 'Aadhaar numbers travel there'],
  ['AADHAAR_ESIGN_URL', 'people enter their Aadhaar number there'],
  ['AADHAAR_ESIGN_SIGNER_URL', 'people enter their Aadhaar number there'],
  ['AADHAAR_ESIGN_STATUS_URL', 'signatures travel there'],
  ['CHALLAN_URL', 'vehicles and fines travel there'],
  ['SMS_URL', 'codes and phone numbers travel there'],
  ['WHATSAPP_URL', 'codes and phone numbers travel there'],
  ['EXCHANGE_RATE_URL', 'prices are computed with its answer'],
  ['RECAPTCHA_VERIFY_URL', 'our secret travels there'],
  ['GOOGLE_CERTS_URL', 'sign-ins are checked with its keys'],
  ['STAFF_OIDC_ISSUER', 'staff sign in there'],
] as const satisfies readonly (readonly [keyof Config, string])[]

/** Missing secrets, plain connections and defaults that are not allowed in production. */
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
  if (config.PAYMENTS === 'razorpay' && config.RAZORPAY_KEY_ID?.startsWith('rzp_test_'))
    wrong.push('RAZORPAY_KEY_ID: a test key takes no money and gives balance for nothing; use a live one.')
  if (config.RAZORPAY_URL?.startsWith('http://'))
    wrong.push('RAZORPAY_URL: an https address, money is asked for there.')
  for (const [name, what] of travelling)
    if (config[name]?.startsWith('http://')) wrong.push(`${name}: an https address, ${what}.`)
  if (config.S3_ENDPOINT?.startsWith('http://')) wrong.push('S3_ENDPOINT: an https address, files travel there.')
  if (config.PUBLIC_URL.startsWith('http://')) wrong.push('PUBLIC_URL: the https address that people open.')
  return wrong
}
