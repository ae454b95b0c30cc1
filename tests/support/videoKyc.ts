import type { ShownVideoTask } from '../../contracts/calls/videoKycLinks.ts'
import type { PlanInput } from '../../contracts/cases/plan.ts'
import { videoKycTemplates } from '../../contracts/cases/videoKyc/templates.ts'
import type { TestApp } from './app.ts'
import type { personLink } from './cases/personLink.ts'
import { runCase } from './cases/runCase.ts'
import { clientHeaders } from './factories.ts'

type Headers = Record<string, string>

/** The shortest template: card and face only, or with all tasks and a question. */
export function videoPlan(settings: object = {}): PlanInput {
  const plan = videoKycTemplates.find(({ id }) => id === 'video-gig-worker')?.plan
  if (!plan) throw new Error('The template is gone.')
  const steps = plan.steps.map(step => ({ ...step, settings: { ...step.settings, ...settings } }))
  return { ...plan, steps: steps as PlanInput['steps'] }
}

export const delhi = { state: 'given', latitude: 28.61, longitude: 77.21, accuracyM: 20 }
/** Addresses of a network in India: each person has their own. */
let networks = 0
const ownAddress = () => `49.36.${(networks += 1) % 250}.1`

/** Starts video KYCs, and does what the page of the person does. */
export function videoPerson(
  { app, ctx }: Pick<TestApp, 'app' | 'ctx'>,
  person: ReturnType<typeof personLink>,
  upload: (token: string) => Promise<string>,
) {
  let india = ownAddress()
  const post = (path: string, payload: object, from = india) =>
    app.inject({
      method: 'POST',
      url: `/public/case-links/${path}`,
      headers: { ...clientHeaders(ctx), 'x-forwarded-for': from },
      payload,
    })
  const ofStep = (token: string) => ({ token, step: 'video' })

  async function start(headers: Headers, plan = videoPlan(), subject: object = {}) {
    india = ownAddress()
    const made = await person.post('/api/plans', { plan, product: 'video-kyc' }, headers)
    return person.startOf(headers, made.json<{ id: string }>().id, { name: 'Suresh Roy', ...subject })
  }
  const begin = (token: string, way = 'moving', from = india) =>
    post('video/begin', { ...ofStep(token), agreed: true, locale: 'en', way }, from)
  const next = (token: string, session: string, done: object | null = null) =>
    post('video/next', { ...ofStep(token), session, done })

  /** Hands in what a task asks for. */
  async function doTask(token: string, session: string, task: ShownVideoTask, more: object = {}) {
    const given = task.kind === 'code' ? { entered: task.code } : { file: await upload(token) }
    return next(token, session, { task: task.id, fromCamera: true, ...given, ...more })
  }

  /** A whole session up to handing it over; the tasks in their order. */
  async function doSession(
    token: string,
    { way = 'moving', from = india, place = delhi }: { way?: string; from?: string; place?: object | null } = {},
  ) {
    const { session } = (await begin(token, way, from)).json<{ session: string }>()
    if (place) await post('video/note', { ...ofStep(token), session, place })
    const fromCamera = true
    await post('video/card', { ...ofStep(token), session, file: await upload(token), fromCamera })
    const tasks: ShownVideoTask[] = []
    let reply = (await next(token, session)).json<{ state: string; task: ShownVideoTask }>()
    while (reply.state === 'task') {
      tasks.push(reply.task)
      reply = (await doTask(token, session, reply.task)).json()
    }
    return { session, tasks, state: reply.state }
  }
  const handOver = async ({ id, token }: { id: string; token: string }, session: string, answers: object = {}) => {
    const reply = await post('answer', { token, step: 'video', answer: { session, answers } })
    await runCase(ctx, id)
    return reply
  }
  return { post, start, begin, next, doTask, doSession, handOver }
}
