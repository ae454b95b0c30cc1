import { readCase } from '../../../server/cases/rows.ts'
import type { Context } from '../../../server/platform/context.ts'
import type { App } from '../../../server/platform/http/types.ts'
import { answerStep } from '../../../server/steps/answerStep.ts'
import { runCase } from './runCase.ts'

const visitor = { actor: { kind: 'system', name: 'visitor' }, ip: null, requestId: null, locale: 'en' } as const

export type Headers = Record<string, string>

/** As the sandbox's electoral roll knows the candidate. */
export const CANDIDATE = 'Suresh Rao'

/** An employer's steps in a background verification, and its candidate's answers. */
export function bgcOf({ app, ctx }: { app: App; ctx: Context }) {
  const post = (url: string, payload: object, headers: Headers) => app.inject({ method: 'POST', url, headers, payload })
  const packages = async (headers: Headers) =>
    (await app.inject({ url: '/api/bgc/packages', headers })).json<{
      packages: { id: string; name: { en: string }; cost: { least: number; most: number } }[]
    }>().packages
  const answer = async (id: string, step: string, given: object) => {
    const found = await readCase(ctx, ctx.db, id)
    if (!found) throw new Error('no case')
    await answerStep(ctx, visitor, found, { step, answer: given, by: CANDIDATE })
    await runCase(ctx, id)
  }
  return {
    post,
    packages,
    answer,
    save: async (headers: Headers, checks: readonly string[], more: object = {}) => {
      const name = { en: 'Small', hi: 'छोटा' }
      const usual = { turnaroundDays: 10, endsEarly: true, noticeDays: 5, keepDays: 90 }
      const reply = await post('/api/bgc/packages', { name, checks, ...usual, ...more }, headers)
      return reply.json<{ id: string }>().id
    },
    add: async (headers: Headers, planId: string, more: object = {}) => {
      const candidate = { name: CANDIDATE, email: 'suresh@example.com', planId, ...more }
      const { id } = (await post('/api/bgc/candidates', candidate, headers)).json<{ id: string }>()
      await runCase(ctx, id)
      return id
    },
    /** Agrees to the checks that are named, and to no other. */
    agree: (id: string, items: readonly string[]) => answer(id, 'consent', { agreed: items.length > 0, items }),
    fillIn: (id: string, step: string, values: Record<string, string>) => answer(id, step, { values }),
  }
}
