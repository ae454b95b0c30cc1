import { createHmac } from 'node:crypto'
import type { IceServers } from '../../contracts/videoCalls/ice.ts'
import type { Config } from '../platform/config/config.ts'

/** A call, and as much again for one that began late. */
const LIFE_SECONDS = 2 * 60 * 60

type Settings = Pick<Config, 'RTC_STUN_URLS' | 'RTC_TURN_URLS' | 'RTC_TURN_SECRET'>

/**
 * The servers by which two browsers find a way to each other; none if none are configured, which works within one network. Credentials of TURN are those of coturn's
 * `use-auth-secret`: the user is when they end and for whom they are, the password its HMAC.
 */
export function iceServersFor(settings: Settings, who: string, now = Date.now()): IceServers {
  const { RTC_STUN_URLS: stun, RTC_TURN_URLS: turn, RTC_TURN_SECRET: secret } = settings
  const servers: IceServers = []
  if (stun.length > 0) servers.push({ urls: stun })
  if (turn.length > 0 && secret) {
    const username = `${Math.floor(now / 1_000) + LIFE_SECONDS}:${who}`
    const credential = createHmac('sha1', secret).update(username).digest('base64')
    servers.push({ urls: turn, username, credential })
  }
  return servers
}
