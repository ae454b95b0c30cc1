import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import {
  SANDBOX_ESIGN_CODE,
  SANDBOX_ESIGN_NUMBER,
  type SandboxEsignOutcome,
} from '../../../contracts/esign/sandboxEsign.ts'
import type { TestApp } from '../app.ts'
import type { esignOf } from './signers.ts'

export interface Form {
  action: string
  fields: { name: string; value: string }[]
}

interface Proof {
  name: string
  birthYear?: number
  outcome?: SandboxEsignOutcome
  code?: string
}

/** The year in which everybody here was born. */
export const BORN = 1990

type Calls = ReturnType<typeof esignOf>

/** What a recipient and their browser do with the sandbox's provider. */
export function aadhaarSignerOf({ app }: Pick<TestApp, 'app'>, { ask, consent }: Calls) {
  const inject = (options: InjectOptions): Promise<LightMyRequestResponse> => app.inject(options)

  async function begin(token: string, more: object = {}) {
    const { sha256 } = (await consent(token)).json<{ sha256: string }>()
    return ask('/esign-links/aadhaar/begin', { token, sha256, values: {}, birthYear: BORN, agreed: true, ...more })
  }

  const post = ({ action, fields }: Form) =>
    inject({
      method: 'POST',
      url: new URL(action, 'http://localhost').pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' },
      payload: new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString(),
    })

  /** Takes a form to the provider. Returns the transaction of its page. */
  async function enter(form: Form): Promise<string> {
    const entered = await post(form)
    return new URL(String(entered.headers.location), 'http://localhost').searchParams.get('transaction') ?? ''
  }

  const prove = (transaction: string, { name, birthYear = BORN, outcome = 'signed', code }: Proof) =>
    inject({
      method: 'POST',
      url: '/sandbox/aadhaar-esign/sign',
      headers: { host: 'localhost' },
      payload: {
        transaction,
        aadhaar: SANDBOX_ESIGN_NUMBER,
        name,
        birthYear,
        outcome,
        code: code ?? SANDBOX_ESIGN_CODE,
      },
    })

  const state = async (token: string) =>
    (await ask('/esign-links/aadhaar/read', { token })).json<{ state: string; end?: string; message?: string }>()

  /** The whole way of somebody who signs. Returns the reply to the form that brings the answer, if the provider has sent one. */
  async function signWith(token: string, proof: Proof) {
    const begun = (await begin(token)).json<Form & { state: string }>()
    if (begun.state !== 'begun') throw new Error(`The e-sign was not begun: ${JSON.stringify(begun)}`)
    const answered = (await prove(await enter(begun), proof)).json<Form & { state: string; times: number }>()
    if (answered.state !== 'answered') return null
    let reply = await post(answered)
    for (let time = 1; time < answered.times; time++) reply = await post(answered)
    return reply
  }

  return { begin, enter, prove, post, state, signWith }
}
