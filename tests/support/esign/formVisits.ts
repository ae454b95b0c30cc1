import { listMessages } from '../../../server/sandbox/messages.ts'
import type { TestApp } from '../app.ts'
import { solveCaptcha } from '../registration.ts'
import { draftOf, esignOf, signerNamed } from './signers.ts'

type Headers = Record<string, string>

interface Person {
  name: string
  email: string
}

/** What a sender does with a public form, and whoever opens its link. */
export function formVisitsOf({ app, ctx }: Pick<TestApp, 'app' | 'ctx'>) {
  const { uploadDocument, inject, ask } = esignOf({ app, ctx })

  /** A template with one open role. */
  async function makeTemplate(headers: Headers, draft: (file: string) => ReturnType<typeof draftOf> = openDraft) {
    const { id: file } = await uploadDocument(headers)
    const made = await inject(headers, { method: 'POST', url: '/api/esign/envelopes', payload: { asTemplate: true } })
    const { id } = made.json<{ id: string }>()
    const payload = { revision: 0, draft: draft(file) }
    await inject(headers, { method: 'PUT', url: `/api/esign/envelopes/${id}/draft`, payload })
    return id
  }

  const limits = {
    copiesMost: 10,
    copiesPerDay: 5,
    until: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  }
  const form = (headers: Headers, id: string, method: 'GET' | 'PUT' | 'POST' = 'GET', more: object | string = {}) =>
    inject(headers, {
      method,
      url: `/api/esign/envelopes/${id}/form${typeof more === 'string' ? `/${more}` : ''}`,
      ...(method === 'PUT' && { payload: { ...limits, ...(more as object) } }),
    })

  async function openForm(headers: Headers, id: string, more: object = {}): Promise<string> {
    const reply = await form(headers, id, 'PUT', more)
    return tokenOf(reply.json<{ form: { url: string } }>().form.url)
  }

  const sendCode = async (token: string, person: Person, headers: Headers = {}) =>
    ask('/esign-forms/code', { token, ...person }, { 'x-captcha': await solveCaptcha(app), ...headers })

  const codeFor = async ({ email }: Person) =>
    (await listMessages(ctx, email)).find(({ otp }) => otp !== null)?.otp ?? ''

  const enter = async (token: string, person: Person, code?: string) =>
    ask('/esign-forms/open', { token, ...person, code: code ?? (await codeFor(person)) })

  /** From the form to the link of one's own. */
  async function visit(token: string, person: Person) {
    await sendCode(token, person)
    return enter(token, person)
  }

  return { makeTemplate, form, openForm, sendCode, codeFor, enter, visit }
}

const openRole = () => signerNamed('tenant', '', { email: null })

export const openDraft = (file: string) => draftOf(file, [openRole()])

export const tokenOf = (url: string): string => url.split('/').at(-1) ?? ''
