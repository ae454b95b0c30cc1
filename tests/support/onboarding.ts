import type { PlanInput } from '../../contracts/cases/plan.ts'
import { vendor } from '../../contracts/onboarding/templates/business.ts'
import { listMessages } from '../../server/sandbox/messages.ts'
import type { TestApp } from './app.ts'
import { clientHeaders } from './factories.ts'
import { solveCaptcha } from './registration.ts'

type Headers = Record<string, string>

export interface Applicant {
  name: string
  address?: string
}

const settings = {
  startsMost: 10,
  startsPerDay: 5,
  until: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  proof: 'either',
  purpose: 'vendor_onboarding',
  sites: [],
}

/** What the owner of a flow does, and whoever opens its link. */
export function flowsOf({ app, ctx }: Pick<TestApp, 'app' | 'ctx'>) {
  const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) })

  const publish = async (headers: Headers, plan: PlanInput = vendor, more: object = {}): Promise<string> =>
    (await send('POST', '/api/plans', headers, { plan, product: 'onboarding', ...more })).json<{ id: string }>().id

  const link = (headers: Headers, id: string, more: object = {}) =>
    send('PUT', `/api/onboarding/flows/${id}/link`, headers, { ...settings, ...more })

  /** Publishes a flow and switches its link on. */
  async function openFlow(headers: Headers, plan: PlanInput = vendor, more: object = {}) {
    const id = await publish(headers, plan)
    const { url } = (await link(headers, id, more)).json<{ link: { url: string } }>().link
    return { id, token: tokenOf(url) }
  }

  const ask = (path: string, payload: object, headers: Headers = {}) =>
    send('POST', `/public${path}`, { ...clientHeaders(ctx), ...headers }, payload)

  const sendCode = async (token: string, applicant: Applicant) =>
    ask('/onboarding/code', { token, ...applicant }, { 'x-captcha': await solveCaptcha(app) })

  const codeFor = async (to: string) => (await listMessages(ctx, to)).find(({ otp }) => otp !== null)?.otp ?? ''

  const enter = async (token: string, applicant: Applicant, code?: string) =>
    ask('/onboarding/open', { token, ...applicant, code: code ?? (await codeFor(applicant.address ?? '')) })

  /** From the flow's link to a response of one's own. */
  async function begin(token: string, applicant: Applicant) {
    await sendCode(token, applicant)
    return enter(token, applicant)
  }

  return { send, publish, link, openFlow, ask, sendCode, codeFor, enter, begin }
}

export const tokenOf = (url: string): string => url.split('/').at(-1) ?? ''
