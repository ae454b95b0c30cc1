import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config.ts'

/** Emotion's empty style tag; its rules go in through the CSSOM, which the policy does not govern. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
const INLINE = "'unsafe-inline'"

type Configured = Pick<Config, 'DEV'> & Partial<Pick<Config, 'GOOGLE_CLIENT_ID' | 'RECAPTCHA_SITE_KEY'>>

/** What Google's sign-in button and captcha load, by their own documentation; nothing where they are not configured. */
function guests({ GOOGLE_CLIENT_ID: google, RECAPTCHA_SITE_KEY: recaptcha }: Configured) {
  const signIn = google ? ['https://accounts.google.com/gsi/'] : []
  const captcha = recaptcha ? ['https://www.google.com/recaptcha/'] : []
  return {
    script: [...signIn, ...captcha, ...(recaptcha ? ['https://www.gstatic.com/recaptcha/'] : [])],
    frame: [...signIn, ...captcha],
    connect: [...signIn, ...captcha],
    style: google ? ['https://accounts.google.com/gsi/style'] : [],
  }
}

/** The Content-Security-Policy of a page (design.md, Pages). `DEV` adds what Vite's hot reload writes into pages. */
export function contentPolicy(config: Configured, styles: readonly string[] = [EMPTY_STYLE]) {
  const { DEV } = config
  const { script, frame, connect, style } = guests(config)
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'style-src': ["'self'", ...(DEV ? [INLINE] : styles), ...style],
      ...((DEV || script.length > 0) && { 'script-src': ["'self'", ...(DEV ? [INLINE] : []), ...script] }),
      ...(frame.length > 0 && { 'frame-src': ["'self'", ...frame], 'connect-src': ["'self'", ...connect] }),
      'img-src': ["'self'", 'data:', 'blob:'],
      'worker-src': ["'self'", 'blob:'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  } satisfies FastifyHelmetOptions['contentSecurityPolicy']
}

/** The API reference draws itself with style attributes inside its shadow roots. */
export const docsPolicy = ({ DEV }: Pick<Config, 'DEV'>) => contentPolicy({ DEV }, [INLINE])
