import type { EnvelopeTrailEntry, ShownRecipient } from '../../contracts/esign/shown.ts'
import { recipientRoleChoices } from '../../contracts/esign/states.ts'
import { maskIdentifier } from '../../contracts/identifiers/index.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { translate } from '../platform/translate.ts'
import { documentOf } from '../reports/blocks/document.ts'
import type { Section } from '../reports/blocks/section.ts'
import type { PdfDefinition } from '../reports/signedPdf.ts'
import { timeText } from '../reports/timeText.ts'
import type { Envelope } from './rows.ts'

interface CertificateParts {
  envelope: Envelope
  recipients: readonly ShownRecipient[]
  /** Oldest first. */
  trail: readonly EnvelopeTrailEntry[]
  /** SHA-256 of the document with all that was entered, in hex. */
  digest: string
  sender: string
  brand: string
  at: Date
}

/** What happened to an envelope, by whom, when and from where, as a document; e-mail addresses and phone numbers are masked. */
export function certificateOf(parts: CertificateParts, locale: Locale): PdfDefinition {
  const { envelope, sender, brand, at } = parts
  const { row } = envelope
  const time = timeText(locale)
  const word = (key: Parameters<typeof translate>[1], values?: Record<string, string>) => translate(locale, key, values)
  const facts = [
    { label: word('esign.certificate.document'), value: row.title },
    { label: word('esign.certificate.id'), value: row.id },
    { label: word('esign.certificate.sender'), value: sender },
    { label: word('esign.certificate.sent'), value: row.sent_at === null ? '' : time(row.sent_at) },
    { label: word('esign.certificate.completed'), value: time(at.toISOString()) },
    { label: word('esign.certificate.original'), value: row.document_sha256 ?? '' },
    { label: word('esign.certificate.entered'), value: parts.digest },
  ]
  return documentOf(
    [
      { kind: 'title', text: word('esign.certificate.title'), detail: word('esign.certificate.detail', { brand }) },
      ...(row.mode === 'test' ? [{ kind: 'notice' as const, text: word('esign.certificate.test') }] : []),
      { kind: 'facts', facts },
      { kind: 'sections', sections: [...peopleOf(parts, locale), eventsOf(parts, locale)], empty: '' },
    ],
    {
      title: `${word('esign.certificate.title')} ${row.id}`,
      author: brand,
      createdAt: at,
      footer: word('esign.certificate.footer'),
    },
  )
}

function peopleOf({ recipients, trail }: CertificateParts, locale: Locale): Section[] {
  const time = timeText(locale)
  const word = (key: Parameters<typeof translate>[1], values?: Record<string, string>) => translate(locale, key, values)
  const nameOf = new Map(recipients.map(({ id, name }) => [id, name]))
  return recipients
    .filter(({ role }) => role !== 'hiddenCopy')
    .map(one => {
      const acted = trail.findLast(
        ({ recipient, kind }) => recipient === one.id && (kind === 'signed' || kind === 'approved' || kind === 'read'),
      )
      const from = acted ? [acted.network, acted.browser, acted.system].filter(Boolean).join(', ') : ''
      const facts = [
        { label: word('esign.certificate.role'), value: recipientRoleChoices[one.role].label[locale] },
        { label: word('esign.certificate.email'), value: one.email === null ? '' : maskIdentifier('email', one.email) },
        { label: word('esign.certificate.phone'), value: one.phone === null ? '' : maskIdentifier('phone', one.phone) },
        {
          label: word('esign.certificate.proof'),
          value: acted ? word(`esign.certificate.proofs.${one.code ?? 'link'}`) : '',
        },
        { label: word('esign.certificate.handedTo'), value: nameOf.get(one.handedTo ?? '') ?? '' },
        { label: word('esign.certificate.acted'), value: acted ? time(acted.at) : '' },
        { label: word('esign.certificate.from'), value: from },
      ]
      return { title: one.name, level: 2 as const, facts: facts.filter(({ value }) => value !== '') }
    })
}

function eventsOf({ trail, recipients }: CertificateParts, locale: Locale): Section {
  const time = timeText(locale)
  const hidden = new Set(recipients.filter(({ role }) => role === 'hiddenCopy').map(({ id }) => id))
  const nameOf = new Map(recipients.map(({ id, name }) => [id, name]))
  return {
    title: translate(locale, 'esign.certificate.events'),
    events: trail
      .filter(({ recipient }) => recipient === null || !hidden.has(recipient))
      .map(entry => {
        const { kind, at, by, recipient, network, browser, system, digest } = entry
        const who = recipient === null ? by : isOfFormer(trail, entry) ? 'system' : (nameOf.get(recipient) ?? by)
        const detail = [network, browser, system, digest && `SHA-256 ${digest}`].filter(Boolean).join(' · ')
        const title = translate(locale, `esign.events.${kind}`)
        return { when: time(at), title: who === 'system' ? title : `${title}: ${who}`, ...(detail && { detail }) }
      }),
  }
}

/** Whoever was asked before a recipient was corrected is not the one who is named now. */
const isOfFormer = (trail: readonly EnvelopeTrailEntry[], entry: EnvelopeTrailEntry): boolean =>
  trail
    .slice(trail.indexOf(entry) + 1)
    .some(({ kind, recipient }) => kind === 'corrected' && recipient === entry.recipient)
