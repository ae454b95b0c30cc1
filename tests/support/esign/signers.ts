import type { InjectOptions } from 'fastify'
import sharp from 'sharp'
import type { EnvelopeDraft } from '../../../contracts/esign/draft.ts'
import type { EsignFile, ShownEnvelopeDetail } from '../../../contracts/esign/shown.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import type { TestApp } from '../app.ts'
import { clientHeaders } from '../factories.ts'
import { plainPdf } from '../pdfs/plainPdf.ts'
import { upload } from '../uploads.ts'

type Headers = Record<string, string>

let drawn: Promise<string> | undefined

/** A drawn signature: a PNG with a line on nothing, as a data URL. */
export const drawnSignature = (): Promise<string> => (drawn ??= draw())

async function draw(): Promise<string> {
  const line =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90"><path d="M10 60 C 90 0 120 90 290 30" stroke="#123" stroke-width="4" fill="none"/></svg>'
  const png = await sharp(Buffer.from(line)).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

export const onePage = (): Buffer => Buffer.from(plainPdf())

type Person = EnvelopeDraft['recipients'][number]

export const signerNamed = (id: string, name: string, more: Partial<Person> = {}): Person => ({
  id,
  role: 'sign',
  order: 1,
  name,
  email: `${id}@example.com`,
  phone: null,
  locale: 'en',
  code: null,
  method: 'picture',
  canDelegate: false,
  ...more,
})

type Field = EnvelopeDraft['fields'][number]

export const fieldOf = (id: string, kind: Field['kind'], recipient: string, more: Partial<Field> = {}): Field => ({
  id,
  kind,
  page: 'p1',
  recipient,
  x: 72,
  y: 300,
  width: 160,
  height: 40,
  required: true,
  label: '',
  value: null,
  readOnly: false,
  options: [],
  ...more,
})

/** A document with one page and a signature for each of the people. */
export const draftOf = (file: string, recipients: readonly Person[], fields: readonly Field[] = []): EnvelopeDraft => ({
  title: 'Lease of a shop',
  message: '',
  pages: [{ id: 'p1', file, page: 1, rotate: 0 }],
  recipients: [...recipients],
  fields: [
    ...recipients
      .filter(({ role }) => role === 'sign')
      .map(({ id }, index) => fieldOf(`sign-${id}`, 'signature', id, { y: 300 + 60 * index })),
    ...fields,
  ],
  expiryDays: 14,
  reminderDays: 3,
})

/** What a sender and the recipients do, through the calls. */
export function esignOf({ app, ctx }: Pick<TestApp, 'app' | 'ctx'>) {
  const client = clientHeaders(ctx)
  const inject = (headers: Headers, options: InjectOptions) =>
    app.inject({ ...options, headers: { ...headers, ...options.headers } })

  const uploadDocument = async (headers: Headers, content: Buffer = onePage(), url = '/api/esign/files') =>
    (await upload(app, headers, 'lease.pdf', content, url)).json<EsignFile>()

  async function makeDraft(headers: Headers, draft: EnvelopeDraft): Promise<string> {
    const made = await inject(headers, { method: 'POST', url: '/api/esign/envelopes', payload: {} })
    const { id } = made.json<{ id: string }>()
    await inject(headers, { method: 'PUT', url: `/api/esign/envelopes/${id}/draft`, payload: { revision: 0, draft } })
    return id
  }

  const send = (headers: Headers, id: string, revision = 1) =>
    inject(headers, { method: 'POST', url: `/api/esign/envelopes/${id}/send`, payload: { revision } })

  const show = async (headers: Headers, id: string) =>
    (await inject(headers, { url: `/api/resources/envelopes/${id}` })).json<ShownEnvelopeDetail>()

  /** The token of the newest message to somebody. */
  async function tokenFor(to: string): Promise<string> {
    const [message] = await listMessages(ctx, to)
    return /\/(?:accept-esign|view-document)\/([\w-]{22})/.exec(message?.text ?? '')?.[1] ?? ''
  }

  const ask = (path: string, payload: object, headers: Headers = {}) =>
    inject({ ...client, ...headers }, { method: 'POST', url: `/public${path}`, payload })

  /** Adds a certificate of ₹100 of Karnataka; every one is another file. */
  async function addStamp(headers: Headers, number: string, more: object = {}) {
    const content = Buffer.concat([onePage(), Buffer.from(`\n% ${number}\n`)])
    const { id: file } = await uploadDocument(headers, content)
    const paper = { file, state: 'Karnataka', valuePaise: 10_000, number, firstParty: null, secondParty: null }
    const payload = { ...paper, purchasedOn: null, ...more }
    return inject(headers, { method: 'POST', url: '/api/resources/stamp-papers', payload })
  }

  const uploadFor = (token: string, field: string, { name, content }: { name: string; content: Buffer }) =>
    upload(app, { ...client, 'x-link-token': token, 'x-link-field': field }, name, content, '/public/esign-links/files')

  const read = (token: string, more: object = {}) => ask('/esign-links/read', { token, ...more })

  async function consent(token: string, more: object = {}) {
    const { sha256 } = (await read(token, more)).json<{ sha256: string }>()
    return ask('/esign-links/consent', { token, sha256, ...more })
  }

  async function sign(
    token: string,
    { values = {}, ...more }: { values?: Record<string, string>; pass?: string } = {},
  ) {
    const { sha256, role } = (await consent(token, more)).json<{ sha256: string; role: string }>()
    const signature = role === 'sign' ? { image: await drawnSignature(), source: 'drawn' } : null
    return ask('/esign-links/sign', { token, sha256, values, signature, initials: null, ...more })
  }

  return { uploadDocument, addStamp, uploadFor, makeDraft, send, show, tokenFor, ask, read, consent, sign, inject }
}
