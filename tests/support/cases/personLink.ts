import type { CaseLinkSteps } from '../../../contracts/calls/caseLinks.ts'
import type { PlanInput } from '../../../contracts/cases/plan.ts'
import { readCase } from '../../../server/cases/rows.ts'
import { openMessage } from '../../../server/messaging/channels/outbox.ts'
import type { TestApp } from '../app.ts'
import { clientHeaders } from '../factories.ts'
import { formOf } from '../uploads.ts'
import { runCase } from './runCase.ts'

type Headers = Record<string, string>

const words = (en: string) => ({ en, hi: en })

/** A plan of these steps, which is clear if all of them end well. */
export const planOf = (steps: PlanInput['steps']): PlanInput => ({
  title: words('Employee'),
  steps,
  verdicts: [
    { value: 'clear', label: words('Clear'), tone: 'success' },
    { value: 'look', label: words('To be decided'), tone: 'warning' },
  ],
  rules: [],
  otherwise: 'look',
})

let people = 0

/** Starts cases, and acts as the person whom they are about. */
export function personLink({ app, ctx }: Pick<TestApp, 'app' | 'ctx'>) {
  const post = (url: string, payload: object, as: Headers = clientHeaders(ctx)) =>
    app.inject({ method: 'POST', url, headers: as, payload })
  const stepOf = async (id: string, step: string) => (await readCase(ctx, ctx.db, id))?.state.steps[step]

  async function startOf(headers: Headers, planId: string, subject: object) {
    const email = `candidate${(people += 1)}@example.com`
    const body = { planId, subject: { email, ...subject }, purpose: 'other', consent: true }
    const { id } = (await post('/api/cases', body, headers)).json<{ id: string }>()
    await runCase(ctx, id)
    const rows = await ctx.db.selectFrom('messages').selectAll().execute()
    const mail = rows.map(row => openMessage(ctx.vault, row)).find(({ to }) => to === email)
    return { id, token: /\/i\/([\w-]{22})/.exec(mail?.text ?? '')?.[1] ?? '' }
  }

  return {
    post,
    stepOf,
    /** The id of the case, and the token of its link. */
    start: async (headers: Headers, plan: PlanInput, subject: object = {}) => {
      const made = await post('/api/plans', { plan }, headers)
      return startOf(headers, made.json<{ id: string }>().id, { name: 'Asha Rao', ...subject })
    },
    /** The same of a plan that is published. */
    startOf,
    read: async (token: string) => (await post('/public/case-links/read', { token })).json<CaseLinkSteps>(),
    /** The reply; the workers have done their part. */
    answer: async ({ id, token }: { id: string; token: string }, step: string, answer: object) => {
      const reply = await post('/public/case-links/answer', { token, step, answer })
      await runCase(ctx, id)
      return reply
    },
    upload: async (token: string, name: string, content: Buffer) => {
      const form = formOf(name, content)
      const headers = { ...clientHeaders(ctx), ...form.headers, 'x-link-token': token }
      const url = '/public/case-links/files'
      const reply = await app.inject({ method: 'POST', url, headers, payload: form.payload })
      return reply.json<{ id: string }>().id
    },
  }
}

/** The fields of a refused answer. */
export const fieldsOf = (reply: { json: () => unknown }): string[] =>
  (reply.json() as { error: { fields: { field: string }[] } }).error.fields.map(({ field }) => field)
