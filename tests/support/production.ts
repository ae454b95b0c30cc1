import type { RouteOptions } from 'fastify'
import { pino } from 'pino'
import { afterAll, expect } from 'vitest'
import { buildApp } from '../../server/app/app.ts'
import { readConfig } from '../../server/platform/config/config.ts'
import type { Context } from '../../server/platform/context.ts'
import { aadhaarServer } from './aadhaarServer.ts'
import { startMailServer } from './mailServer.ts'
import { productionEnv } from './productionEnv.ts'
import { razorpayServer } from './razorpayServer.ts'
import { json, remoteServer } from './remoteSource.ts'
import { secureTwins } from './secureTwins.ts'
import { until } from './until.ts'

/** The holder whom the Aadhaar twin knows. */
export const aadhaarNumber = '234123410008'

/** Every outside service of a production server as a twin, and the environment with which the server reaches them. */
export async function productionTwins() {
  const mails = await startMailServer()
  afterAll(() => mails.stop())
  const [sms, source] = [await remoteServer(), await remoteServer()]
  const aadhaar = await aadhaarServer([aadhaarNumber])
  const razorpay = await razorpayServer({ keyId: 'rzp_live_key' })
  sms.replies(json({ messageId: 'gw-1' }))
  const record = { full_name: 'Asha Rao', status: 'VALID', aadhaar_linked: true, updated_on: '2025-11-02' }
  source.replies(json({ outcome: 'found', data: record }))
  const reachable = await secureTwins({
    sms: sms.url,
    source: source.url,
    aadhaar: aadhaar.env.AADHAAR_URL,
    razorpay: razorpay.env.RAZORPAY_URL,
  })
  const env = {
    ...productionEnv,
    ...reachable,
    ...aadhaar.env,
    ...razorpay.env,
    SMTP_URL: mails.url,
    SMS_URL: 'https://sms.twin.test',
    SOURCE_URL: 'https://source.twin.test',
    AADHAAR_URL: 'https://aadhaar.twin.test',
    RAZORPAY_URL: 'https://razorpay.twin.test',
    RAZORPAY_TIMEOUT_MS: '15000',
  }

  /** The newest code in a text to this address; waits for it. */
  async function codeIn(texts: () => (string | undefined)[]): Promise<string> {
    const newest = () => /(?:^|")(\d{6}) is your/m.exec(texts().at(-1) ?? '')?.[1]
    await until(() => expect(newest()).toBeDefined())
    return newest() ?? ''
  }

  return {
    env,
    source,
    razorpay,
    codeByMail: (to: string) => codeIn(() => mails.received.filter(mail => mail.to === to).map(({ text }) => text)),
    codeBySms: (to: string) =>
      codeIn(() =>
        sms.asked
          .map(({ body }) => body as { to: string; text: string })
          .flatMap(one => (one.to === to ? one.text : [])),
      ),
    codeByAadhaar: () => aadhaar.sent().at(-1)?.code ?? '',
  }
}

/** The address of every GET that needs no sign-in, from the registered routes; parameters are made up. */
export async function openAddresses(env: Record<string, string>): Promise<string[]> {
  const routes: RouteOptions[] = []
  const context = { config: readConfig(env), log: pino({ level: 'silent' }) } as unknown as Context
  const app = await buildApp(context, { seeRoute: route => routes.push(route) })
  await app.ready()
  await app.close()
  const isOpen = ({ method, config }: RouteOptions) =>
    [method].flat().includes('GET') && ['none', 'client', undefined].includes(config?.auth)
  return routes.filter(isOpen).map(({ url }) => url.replaceAll(/:\w+/g, 'unknown').replace('*', 'unknown'))
}
