import type { Locale } from '../../contracts/platform/text.ts'
import { videoCallResource } from '../../contracts/resources/videoCall.ts'
import { callReasons } from '../../contracts/videoCalls/reasons.ts'
import type { ShownVideoCallDetail } from '../../contracts/videoCalls/shown.ts'
import { vcipChecklist, vcipStates } from '../../contracts/videoCalls/vcip.ts'
import { vcipClauses } from '../../contracts/videoCalls/vcipClauses.ts'
import { letterheadOf } from '../files/letterhead/letterhead.ts'
import { recordAccess } from '../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { translate } from '../platform/translate.ts'
import { type Block, documentOf } from '../reports/blocks/document.ts'
import type { Section } from '../reports/blocks/section.ts'
import { signedPdf } from '../reports/signedPdf.ts'
import { timeText } from '../reports/timeText.ts'
import { drawnPictures } from '../videoKyc/reportPictures.ts'
import { reportWords } from '../videoKyc/reportWords.ts'
import { presentDetail } from './present.ts'
import { sessionOfCall } from './reportSession.ts'
import { callWords } from './reportWords.ts'
import { ownCall } from './rounds/row.ts'

/** The signed report of a call in the reader's language, in clear, which the access log records. Throws `not_found`. */
export async function callReportPdf(
  ctx: Context,
  scope: Scope<CustomerActor>,
  id: string,
): Promise<{ fileName: string; pdf: Buffer }> {
  const { locale, actor } = scope
  const shown = await presentDetail(ctx, scope, await ownCall(ctx, scope, id), { inClear: true })
  await recordAccess(ctx.db, scope, { action: 'videoCall.downloaded', subject: id, userId: actor.userId })
  const [head, pictures] = await Promise.all([
    letterheadOf(ctx, actor.userId),
    Promise.all(shown.rounds.map(round => picturesOf(ctx, actor.userId, round, locale))),
  ])
  const word = callWords(locale)
  const brand = ctx.config.BRAND_NAME
  const blocks = [...(head ? [{ kind: 'letterhead' as const, ...head }] : []), ...blocksOf(shown, pictures, locale)]
  const document = documentOf(blocks, {
    title: `${word('title')} ${id}`,
    author: brand,
    createdAt: new Date(shown.decidedAt ?? shown.proposedAt ?? shown.heldAt ?? shown.createdAt),
    footer: word('footer', { brand }),
  })
  return { fileName: `video-call-${id}.pdf`, pdf: await signedPdf(ctx, document, locale) }
}

function picturesOf(
  ctx: Context,
  userId: string,
  { round, stills }: ShownVideoCallDetail['rounds'][number],
  locale: Locale,
): Promise<Section | null> {
  const time = timeText(locale)
  const wanted = stills.map(({ file, kind, at }) => ({
    file,
    caption: `${translate(locale, `videoCalls.stills.${kind}`)}, ${time(at)}`,
  }))
  return drawnPictures(ctx, userId, { title: callWords(locale)('pictures', { number: round }), wanted })
}

function blocksOf(shown: ShownVideoCallDetail, pictures: readonly (Section | null)[], locale: Locale): Block[] {
  const word = callWords(locale)
  const status = videoCallResource.fields.status.choices[shown.status].label[locale]
  const usable = word(shown.usable ? 'usable' : 'notUsable')
  const sections = shown.rounds.flatMap((round, at) => {
    const drawn = pictures[at]
    return [...sessionOfCall(shown, round, { isLatest: at === 0, locale }), ...(drawn ? [drawn] : [])]
  })
  return [
    { kind: 'title', text: `${word('title')}: ${shown.person}`, detail: word('detail', { status, usable }) },
    { kind: 'notice', text: word('notVcip') },
    { kind: 'facts', facts: headFacts(shown, { status, usable }, locale) },
    {
      kind: 'sections',
      sections: [...sections, checklistOf(shown, locale)],
      empty: translate(locale, 'reports.noRows'),
    },
  ]
}

/** Every clause of the V-CIP with what the call shows for it. */
function checklistOf(shown: ShownVideoCallDetail, locale: Locale): Section {
  const word = callWords(locale)
  return {
    title: word('vcip'),
    detail: word('vcipDetail'),
    table: {
      headings: [word('clause'), word('state'), word('evidence')],
      rows: vcipChecklist(shown).map(({ clause, state, evidence }) => [
        `${vcipClauses[clause].number} ${vcipClauses[clause].title[locale]}`,
        vcipStates[state].label[locale],
        evidence[locale],
      ]),
    },
  }
}

function headFacts(
  shown: ShownVideoCallDetail,
  { status, usable }: { status: string; usable: string },
  locale: Locale,
) {
  const word = callWords(locale)
  const common = reportWords(locale)
  const time = timeText(locale)
  const said = (note: string | null) =>
    [shown.reason && callReasons[shown.reason][locale], note].filter(Boolean).join(': ')
  const proposal = (one: 'approve' | 'reject' | 'recapture') => translate(locale, `videoCalls.proposals.${one}`)
  const proposed =
    shown.proposal && shown.proposedAt
      ? word('proposed', {
          proposal: proposal(shown.proposal),
          agent: shown.agent ?? '–',
          time: time(shown.proposedAt),
          words: said(shown.proposalNote),
        })
      : word('noProposal')
  const audited =
    shown.verdict && shown.decidedAt
      ? word('audited', {
          verdict: proposal(shown.verdict),
          auditor: shown.auditor ?? '–',
          time: time(shown.decidedAt),
          words: said(shown.auditNote),
        })
      : word('noAudit')
  return [
    { label: common('id'), value: shown.id },
    ...(shown.reference ? [{ label: common('reference'), value: shown.reference }] : []),
    { label: common('person'), value: shown.person },
    { label: common('started'), value: time(shown.createdAt) },
    { label: common('status'), value: status },
    { label: common('gate'), value: usable },
    { label: word('agent'), value: proposed },
    { label: word('auditor'), value: audited },
  ]
}
