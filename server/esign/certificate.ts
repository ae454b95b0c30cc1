import {
  type Correction,
  type EnvelopeTrailEntry,
  eventShown,
  type ShownRecipient,
} from '../../contracts/esign/shown.ts'
import { recipientRoleChoices, signatureMethodChoices } from '../../contracts/esign/states.ts'
import { maskIdentifier } from '../../contracts/identifiers/index.ts'
import { stateName } from '../../contracts/identifiers/states.ts'
import { formatPaise } from '../../contracts/platform/money.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { translate } from '../platform/translate.ts'
import { documentOf } from '../reports/blocks/document.ts'
import type { Section } from '../reports/blocks/section.ts'
import type { PdfDefinition } from '../reports/signedPdf.ts'
import { timeText } from '../reports/timeText.ts'
import type { Envelope } from './rows.ts'
import type { CompletedSigning } from './signings.ts'
import type { EnvelopeStamp } from './stampBinding.ts'

interface CertificateParts {
  envelope: Envelope
  recipients: readonly ShownRecipient[]
  /** Of those who have signed the document themselves. */
  signings: readonly CompletedSigning[]
  /** Oldest first. */
  trail: readonly EnvelopeTrailEntry[]
  /** SHA-256 of the document with all that was entered, in hex. */
  digest: string
  sender: string
  brand: string
  /** The stamp paper that is bound in. */
  stamp: EnvelopeStamp | null
  at: Date
}

/** What happened to an envelope, by whom, when and from where, as a document; e-mail addresses and phone numbers are masked. */
export function certificateOf(parts: CertificateParts, locale: Locale): PdfDefinition {
  const { envelope, sender, brand, stamp, at } = parts
  const { row } = envelope
  const time = timeText(locale)
  const word = (key: Parameters<typeof translate>[1], values?: Record<string, string>) => translate(locale, key, values)
  const facts = [
    { label: word('esign.certificate.document'), value: row.title },
    { label: word('esign.certificate.id'), value: row.id },
    { label: word('esign.certificate.sender'), value: sender },
    { label: word('esign.certificate.sent'), value: row.sent_at === null ? '' : time(row.sent_at) },
    { label: word('esign.certificate.completed'), value: time(at.toISOString()) },
    ...(stamp
      ? [
          {
            label: word('esign.certificate.stamp'),
            value: `${stateName(stamp.state, locale)}, ${formatPaise(stamp.valuePaise)}, ${stamp.number}`,
          },
        ]
      : []),
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

function peopleOf({ recipients, trail, signings, envelope }: CertificateParts, locale: Locale): Section[] {
  const time = timeText(locale)
  const word = (key: Parameters<typeof translate>[1], values?: Record<string, string>) => translate(locale, key, values)
  const nameOf = new Map(recipients.map(({ id, name }) => [id, name]))
  const digitalFacts = (signing: CompletedSigning | undefined) => {
    if (!signing) return []
    const { subject, organisation, issuer, serial, notBefore, notAfter, trust, nameDiffers, signedAt } =
      signing.certificate
    return [
      { label: word('esign.certificate.holder'), value: [subject, organisation].filter(Boolean).join(', ') },
      { label: word('esign.certificate.nameCheck'), value: nameDiffers ? word('esign.certificate.nameDiffers') : '' },
      { label: word('esign.certificate.issuer'), value: issuer },
      { label: word('esign.certificate.trust'), value: word(`esign.certificate.trusts.${trust}`) },
      { label: word('esign.certificate.serial'), value: serial },
      {
        label: word('esign.certificate.validity'),
        value: word('esign.certificate.period', { from: time(notBefore), until: time(notAfter) }),
      },
      { label: word('esign.certificate.stamped'), value: time(signedAt) },
    ]
  }
  return recipients
    .filter(({ role }) => role !== 'hiddenCopy')
    .map(one => {
      const acted = trail.findLast(
        ({ recipient, kind }) => recipient === one.id && (kind === 'signed' || kind === 'approved' || kind === 'read'),
      )
      const from = acted ? [acted.network, acted.browser, acted.system].filter(Boolean).join(', ') : ''
      const facts = [
        { label: word('esign.certificate.role'), value: recipientRoleChoices[one.role].label[locale] },
        {
          label: word('esign.certificate.method'),
          value: one.role === 'sign' && acted ? signatureMethodChoices[one.method].label[locale] : '',
        },
        { label: word('esign.certificate.email'), value: one.email === null ? '' : maskIdentifier('email', one.email) },
        { label: word('esign.certificate.phone'), value: one.phone === null ? '' : maskIdentifier('phone', one.phone) },
        {
          label: word('esign.certificate.proof'),
          value: acted ? word(`esign.certificate.proofs.${one.code ?? 'link'}`) : '',
        },
        { label: word('esign.certificate.handedTo'), value: nameOf.get(one.handedTo ?? '') ?? '' },
        ...trail
          .filter(({ recipient, correction }) => recipient === one.id && correction !== null)
          .map(({ at, by, correction }) => ({
            label: word('esign.certificate.corrected'),
            value: word('esign.certificate.correctedBy', {
              time: time(at),
              by,
              change: correction ? changeOf(correction, locale) : '',
            }),
          })),
        { label: word('esign.certificate.acted'), value: acted ? time(acted.at) : '' },
        { label: word('esign.certificate.from'), value: from },
        ...digitalFacts(signings.find(({ recipient }) => recipient === one.id)),
        ...filesOf(envelope, one.id).map(({ name, sha256 }) => ({
          label: word('esign.certificate.attached'),
          value: `${name}, SHA-256 ${sha256}`,
        })),
      ]
      return { title: one.name, level: 2 as const, facts: facts.filter(({ value }) => value !== '') }
    })
}

/** What a recipient has attached: the digest of a picture is in the trail alone, because it stands in the document. */
function filesOf({ draft, recipients }: Envelope, id: string) {
  const kinds = new Map(draft.fields.map(field => [field.id, field.kind]))
  const recipient = recipients.find(one => one.id === id && one.state === 'done')
  return (recipient?.attachments ?? []).filter(({ field }) => kinds.get(field) === 'file')
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
        const { kind, at, by, recipient, network, browser, system, origin, digest, correction } = entry
        // Whoever corrects a recipient is the sender, not the recipient.
        const isOwn = recipient === null || kind === 'corrected'
        const who = isOwn ? by : isOfFormer(trail, entry) ? 'system' : (nameOf.get(recipient) ?? by)
        const change = correction && changeOf(correction, locale)
        const detail = [change, network, browser, system, digest && `SHA-256 ${digest}`].filter(Boolean).join(' · ')
        const title = translate(locale, `esignEvents.${eventShown(entry)}`, { origin: origin ?? '' })
        return { when: time(at), title: who === 'system' ? title : `${title}: ${who}`, ...(detail && { detail }) }
      }),
  }
}

/** Who was replaced by whom. Two addresses of which the mask shows the same are told apart by words. */
function changeOf({ from, to }: Correction, locale: Locale): string {
  const shown = ({ name, email, phone }: Correction['from']) => [
    name,
    email && maskIdentifier('email', email),
    phone && maskIdentifier('phone', phone),
  ]
  const [before, after] = [shown(from), shown(to)]
  const isAlike =
    (from.email !== to.email && before[1] === after[1]) || (from.phone !== to.phone && before[2] === after[2])
  const person = after.filter(Boolean).join(', ')
  return translate(locale, 'esign.certificate.change', {
    from: before.filter(Boolean).join(', '),
    to: isAlike ? translate(locale, 'esign.certificate.alike', { person }) : person,
  })
}

/** Whoever was asked before a recipient was corrected is not the one who is named now. */
const isOfFormer = (trail: readonly EnvelopeTrailEntry[], entry: EnvelopeTrailEntry): boolean =>
  trail
    .slice(trail.indexOf(entry) + 1)
    .some(({ kind, recipient }) => kind === 'corrected' && recipient === entry.recipient)
