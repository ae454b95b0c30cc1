import type { FastifyHelmetOptions } from '@fastify/helmet'
import { matchPage } from '../../../contracts/pages/pages.ts'
import { paths, productPaths } from '../../../contracts/platform/paths.ts'
import type { Config } from '../config/config.ts'

/** Emotion's empty style tag; its rules are inserted through the CSSOM, which the policy does not govern. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
const INLINE = "'unsafe-inline'"

type Configured = Pick<Config, 'DEV'> &
  Partial<
    Pick<
      Config,
      | 'GOOGLE_CLIENT_ID'
      | 'RECAPTCHA_SITE_KEY'
      | 'PAYMENTS'
      | 'CHALLAN_API_PRODUCTION'
      | 'CHALLAN_API_DEVELOPMENT'
      | 'AADHAAR_ESIGN'
      | 'AADHAAR_ESIGN_URL'
      | 'AADHAAR_ESIGN_SIGNER_URL'
    >
  >

/**
 * The origins that Google's sign-in button and captcha and Razorpay's checkout load from, according to their documentation, and where the browser
 * takes requests for an Aadhaar e-sign; none unless configured.
 */
function guests({ GOOGLE_CLIENT_ID: google, RECAPTCHA_SITE_KEY: recaptcha, PAYMENTS, ...others }: Configured) {
  const { CHALLAN_API_PRODUCTION: production, CHALLAN_API_DEVELOPMENT: development } = others
  const esign = others.AADHAAR_ESIGN === 'http' ? [others.AADHAAR_ESIGN_SIGNER_URL ?? others.AADHAAR_ESIGN_URL] : []
  const signIn = google ? ['https://accounts.google.com/gsi/'] : []
  const captcha = recaptcha ? ['https://www.google.com/recaptcha/'] : []
  const razorpay = PAYMENTS === 'razorpay'
  const checkout = razorpay ? ['https://checkout.razorpay.com', 'https://api.razorpay.com'] : []
  return {
    script: [
      ...signIn,
      ...captcha,
      ...(recaptcha ? ['https://www.gstatic.com/recaptcha/'] : []),
      ...checkout.slice(0, 1),
    ],
    frame: [...signIn, ...captcha, ...checkout],
    connect: [
      ...signIn,
      ...captcha,
      ...(razorpay ? ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'] : []),
      ...[production, development].filter(host => host !== undefined),
    ],
    form: [...checkout.slice(1), ...esign.flatMap(url => (url ? [new URL(url).origin] : []))],
    style: google ? ['https://accounts.google.com/gsi/style'] : [],
  }
}

/** The Content-Security-Policy of a page (design.md, Pages). `DEV` adds what Vite's hot reload writes into pages. */
export function contentSecurityPolicy(config: Configured, styles: readonly string[] = [EMPTY_STYLE]) {
  const { DEV } = config
  const { script, frame, connect, form, style } = guests(config)
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'style-src': ["'self'", ...(DEV ? [INLINE] : styles), ...style],
      ...((DEV || script.length > 0) && { 'script-src': ["'self'", ...(DEV ? [INLINE] : []), ...script] }),
      ...(frame.length > 0 && { 'frame-src': ["'self'", ...frame] }),
      ...(connect.length > 0 && { 'connect-src': ["'self'", ...connect] }),
      'img-src': ["'self'", 'data:', 'blob:'],
      'media-src': ["'self'", 'blob:'],
      'worker-src': ["'self'", 'blob:'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'", ...form],
      'frame-ancestors': ["'none'"],
    },
  } satisfies FastifyHelmetOptions['contentSecurityPolicy']
}

/** The same for a page that the pages of one origin may show inside theirs. */
export function framedPolicy(config: Configured, origin: string) {
  const policy = contentSecurityPolicy(config)
  return { ...policy, directives: { ...policy.directives, 'frame-ancestors': [origin] } }
}

/** The pages that use the camera. */
const cameraPaths: readonly string[] = [
  paths.virtualTryOn,
  paths.virtualTryOnTestingUrl,
  productPaths('face-liveness').verify,
]

/** The pages of links, which may ask for a photo of a place. What they ask for is known only after the link is open. */
const linkPaths = [paths.invitation, paths.acceptBgcRequest, paths.backgroundVerification].map(
  path => new RegExp(`^${path.replace(/:\w+/, '[^/]+')}/?$`),
)

/** The pages of video calls: the agent's, and the person's, which is asked where they are. */
const callPage = paths.videoKycCall
const callLinks = new RegExp(`^${paths.videoCall.replace(/:\w+/, '[^/]+')}/?$`)

/** Passkeys are used where people sign in and where they are signed in; nothing asks for one on the pages for everybody. */
function usesPasskeys(path: string): boolean {
  const app = matchPage(path)?.app
  return app === 'console' || app === 'admin'
}

/**
 * The Permissions-Policy of a path: only pages that need the camera, the microphone, the place or passkeys get them, and third-party frames
 * never do.
 */
export function permissionsPolicy(path: string): string {
  const page = path.replace(/\/+$/, '')
  const isCalled = callLinks.test(path)
  const isCall = isCalled || page === callPage
  const isLink = linkPaths.some(one => one.test(path))
  const may = (allowed: boolean) => (allowed ? 'self' : '')
  const passkeys = may(usesPasskeys(path))
  return [
    `camera=(${may(isLink || isCall || cameraPaths.includes(page))})`,
    `microphone=(${may(isCall)})`,
    `geolocation=(${may(isLink || isCalled)})`,
    `publickey-credentials-create=(${passkeys})`,
    `publickey-credentials-get=(${passkeys})`,
  ].join(', ')
}

/** The API reference uses style attributes inside its shadow roots. */
export const docsContentSecurityPolicy = ({ DEV }: Pick<Config, 'DEV'>) => contentSecurityPolicy({ DEV }, [INLINE])
