import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config.ts'

/** Emotion's empty style tag; its rules go in through the CSSOM, which the policy does not govern. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
const INLINE = "'unsafe-inline'"

/** The Content-Security-Policy of a page (design.md, Pages). `DEV` adds what Vite's hot reload writes into pages. */
export function contentPolicy({ DEV }: Pick<Config, 'DEV'>, styles: readonly string[] = [EMPTY_STYLE]) {
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'style-src': ["'self'", ...(DEV ? [INLINE] : styles)],
      ...(DEV && { 'script-src': ["'self'", INLINE] }),
      'img-src': ["'self'", 'data:', 'blob:'],
      'worker-src': ["'self'", 'blob:'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  } satisfies FastifyHelmetOptions['contentSecurityPolicy']
}

/** The API reference draws itself with style attributes inside its shadow roots. */
export const docsPolicy = (config: Pick<Config, 'DEV'>) => contentPolicy(config, [INLINE])
