import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import type { EnvelopeDraft } from '../../../contracts/esign/draft.ts'
import type { EsignFile } from '../../../contracts/esign/shown.ts'
import { type ApiClient, apiClientAt } from '../apiClient.ts'

/** A document of so many pages, each with its number and some words to read. */
export async function longPdf(count: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let number = 1; number <= count; number += 1) {
    const page = pdf.addPage([595, 842])
    page.drawText(`Clause ${number}`, { x: 72, y: 770, size: 16, font })
    for (let line = 0; line < 16; line += 1)
      page.drawText(`${number}.${line + 1} The tenant keeps the premises in good order and pays the rent in time.`, {
        x: 72,
        y: 735 - line * 18,
        size: 11,
        font,
      })
    page.drawText('Signature of the tenant:', { x: 72, y: 400, size: 11, font })
  }
  return pdf.save()
}

type Person = EnvelopeDraft['recipients'][number]
type Field = EnvelopeDraft['fields'][number]

export const recipientNamed = (id: string, name: string, more: Partial<Person> = {}): Person => ({
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

/** A field of a recipient on a page, counted from 1. */
export const fieldFor = (id: string, recipient: string, page: number, more: Partial<Field> = {}): Field => ({
  id,
  kind: 'signature',
  page: `p${page}`,
  recipient,
  x: 210,
  y: 410,
  width: 180,
  height: 48,
  required: true,
  label: '',
  value: null,
  readOnly: false,
  options: [],
  ...more,
})

interface Sent {
  title: string
  pages: number
  recipients: Person[]
  fields: Field[]
  message?: string
}

/** Sends a document through the sender's calls, and returns the envelope's id. */
export async function sendDocument(call: ApiClient, { title, pages, message = '', ...rest }: Sent): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await longPdf(pages))], { type: 'application/pdf' }), 'document.pdf')
  const { id: file } = await call<EsignFile>('POST', '/api/esign/files', form)
  const { id } = await call<{ id: string }>('POST', '/api/esign/envelopes', {})
  const draft: EnvelopeDraft = {
    title,
    message,
    pages: Array.from({ length: pages }, (_, index) => ({ id: `p${index + 1}`, file, page: index + 1, rotate: 0 })),
    expiryDays: 14,
    reminderDays: 3,
    ...rest,
  }
  await call('PUT', `/api/esign/envelopes/${id}/draft`, { revision: 0, draft })
  await call('POST', `/api/esign/envelopes/${id}/send`, { revision: 1 })
  return id
}

/** The path of the newest link to somebody, as their message has it. */
export async function newestLink(url: string, email: string): Promise<string> {
  const messages = await apiClientAt(url)<{ text: string }[]>('GET', `/sandbox/messages?to=${email}`)
  const links = messages.flatMap(
    ({ text }) =>
      /\/(?:accept-esign|view-document|employee-rating|accept-bgc-request|bgc-report|video-call)\/[\w-]{22}/.exec(
        text,
      ) ?? [],
  )
  return links[0] ?? ''
}
