import { z } from 'zod'
import { limits } from '../contracts/limits.ts'

const SANDBOX_SECRET = 'sandbox-secret-that-protects-nothing-real'

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform(value => value === '1' || value === 'true')

const optional = z
  .string()
  .optional()
  .transform(value => value || undefined)

const environment = z.object({
  APP_MODE: z.enum(['sandbox', 'production']).default('sandbox'),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: optional,
  BRAND_NAME: z.string().min(1).max(40).default('Satyapan'),
  SUPPORT_EMAIL: z.email().default('support@satyapan.test'),
  SALES_EMAIL: z.email().default('sales@satyapan.test'),
  HOME_PATH: z.string().startsWith('/').default('/dashboard'),
  TERMS_URL: z.string().default('/docs'),
  API_DOCS_URL: z.string().default('/docs'),
  CLIENT_TOKEN: z.string().min(1).default('sandbox'),
  GOOGLE_CLIENT_ID: optional,
  METRICS_TOKEN: optional,
  /** Requests to `/v1` per API key and node. */
  GATEWAY_PER_MINUTE: z.coerce.number().int().min(1).default(limits.gatewayPerMinute),
  /** Comma-separated addresses or CIDR ranges of proxies whose X-Forwarded-For is believed. Off by default. */
  TRUST_PROXY: optional,
  /** Further hosts for which `/sandbox/*` answers. */
  SANDBOX_HOSTS: z.string().default(''),
  /** Protects what is sealed and signed; in production at least 32 characters. */
  SECRET_KEY: z.string().default(SANDBOX_SECRET),
  SOURCE: z.enum(['sandbox', 'http']).default('sandbox'),
  SOURCE_URL: z.url().optional(),
  SOURCE_KEY: optional,
  SOURCE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  /** How long the sandbox source thinks, so that it feels like the real one. */
  SANDBOX_DELAY_MS: z.coerce.number().int().min(0).max(10_000).default(120),
  CHANNELS: z.enum(['sandbox']).default('sandbox'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  DEV: flag,
})

export type Config = ReturnType<typeof parse>

function parse(env: Record<string, string | undefined>) {
  const values = environment.parse(env)
  return {
    ...values,
    PUBLIC_URL: values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`,
    SANDBOX_HOSTS: ['localhost', '127.0.0.1', '[::1]', ...values.SANDBOX_HOSTS.split(',').filter(Boolean)],
    production: values.APP_MODE === 'production',
  }
}

/** The environment, parsed once at boot. Throws one Error that lists every offending variable. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  try {
    const config = parse(env)
    const wrong = config.production ? unfitForProduction(config) : []
    if (wrong.length > 0) throw new Error(complaint(wrong))
    return config
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    throw new Error(complaint(error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)))
  }
}

const complaint = (wrong: string[]) =>
  `The configuration cannot be used:\n${wrong.map(line => `  - ${line}`).join('\n')}`

/** Sandbox adapters, missing secrets and default passwords have no place in production. */
function unfitForProduction(config: Config): string[] {
  const wrong: string[] = []
  if (config.SECRET_KEY === SANDBOX_SECRET) wrong.push('SECRET_KEY: set a secret of your own, at least 32 characters.')
  else if (config.SECRET_KEY.length < 32) wrong.push('SECRET_KEY: at least 32 characters.')
  if (config.CLIENT_TOKEN === 'sandbox') wrong.push('CLIENT_TOKEN: the sandbox default is not for production.')
  if (config.SOURCE === 'sandbox')
    wrong.push('SOURCE: live checks need `http`, the sandbox source answers test keys only.')
  if (config.SOURCE === 'http' && !config.SOURCE_URL) wrong.push('SOURCE_URL: the base URL of the source.')
  if (config.SOURCE === 'http' && !config.SOURCE_KEY) wrong.push('SOURCE_KEY: the key for the source.')
  if (config.CHANNELS === 'sandbox')
    wrong.push('CHANNELS: the sandbox inbox delivers to nobody; configure a real channel.')
  if (config.PUBLIC_URL.startsWith('http://')) wrong.push('PUBLIC_URL: the https address that people open.')
  return wrong
}
