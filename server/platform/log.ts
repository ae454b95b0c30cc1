import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config/config.ts'
import { serializeError } from './logErrors.ts'

const secrets = ['token', 'refreshToken', 'accessToken', 'verificationToken', 'authToken', 'password', 'otp']

/** Structured log, one JSON line per event. Credentials are redacted, whichever object contains them, and so are the texts of database errors. */
export const createLog = (config: Pick<Config, 'LOG_LEVEL' | 'ROLE'>, to?: DestinationStream): Logger =>
  pino(
    {
      level: config.LOG_LEVEL,
      base: { role: config.ROLE },
      serializers: { err: serializeError },
      redact: ['req.headers.authorization', ...secrets.flatMap(name => [name, `*.${name}`])],
    },
    to,
  )
