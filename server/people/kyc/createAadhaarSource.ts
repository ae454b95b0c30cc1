import type { Config } from '../../platform/config/config.ts'
import { readJsonFile } from '../../platform/config/jsonFile.ts'
import type { Context } from '../../platform/context.ts'
import type { AadhaarSource } from '../../platform/ports/aadhaarSource.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { aadhaarMapping, defaultAadhaarMapping, httpAadhaar } from './aadhaarHttp.ts'
import { sandboxAadhaar } from './aadhaarSandbox.ts'

/** The provider's format. Throws as `readJsonFile`. */
export const readAadhaarMapping = ({ AADHAAR_MAPPING: file }: Config) =>
  file === undefined ? defaultAadhaarMapping : readJsonFile('AADHAAR_MAPPING', file, aadhaarMapping)

/** The configured source. Throws at start-up if the mapping cannot be read. */
export function createAadhaarSource(config: Config, parts: Pick<Context, 'db' | 'vault' | 'channels'>): AadhaarSource {
  // With a real source configured, the sandbox must never answer instead.
  if (config.AADHAAR_SOURCE === 'sandbox')
    return config.SOURCE === 'sandbox' ? sandboxAadhaar({ config, ...parts }) : noAadhaar
  const { AADHAAR_URL: url = '', AADHAAR_KEY: key = '', AADHAAR_TIMEOUT_MS: timeoutMs } = config
  const mapping = readAadhaarMapping(config)
  return httpAadhaar({ url, key, timeoutMs, mapping, production: config.production, ownPort: config.PORT })
}

const unavailable = async () => {
  throw new SourceUnavailable('aadhaar', 'AADHAAR_SOURCE names no source')
}

const noAadhaar: AadhaarSource = { sendCode: unavailable, verify: unavailable, state: () => 'down' }
