import { maskIdentifier } from '../../contracts/identifiers/index.ts'
import { canAccess } from '../../contracts/people/permissions.ts'
import type { ShownRound, ShownVideoCall, ShownVideoCallDetail } from '../../contracts/videoCalls/shown.ts'
import { maskValue } from '../checks/verifications/masking.ts'
import { auditProblem, isUsable, type Lack, lacksOf } from '../engines/videoCalls/decision.ts'
import type { Context, Scope } from '../platform/context.ts'
import { actorId, type CustomerActor } from '../platform/identity/actors.ts'
import { openRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { presentEvidence } from './evidence/present.ts'
import { type KeptOfCall, keptOf } from './evidence/read.ts'
import { readFacts } from './facts.ts'
import { lackingWords } from './lackingWords.ts'
import { personOf } from './people.ts'
import type { RoundRow, VideoCall } from './rounds/row.ts'

type Parts = Pick<Context, 'db' | 'vault'>
/** A price is part of what is shown. */
type Priced = Parts & Pick<Context, 'prices'>

/** The latest session's agent by the calls' ids, opened. */
export async function latestAgents({ db, vault }: Parts, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('video_call_rounds as round')
    .innerJoin('video_calls as call', join =>
      join.onRef('call.id', '=', 'round.call_id').onRef('call.round', '=', 'round.round'),
    )
    .select(['round.call_id', 'round.round', 'round.agent_name'])
    .where('round.call_id', 'in', [...ids])
    .execute()
  return new Map(rows.map(row => [row.call_id, openRow(vault, 'video_call_rounds', row).agent_name]))
}

/** As lists and developers see it: the name is masked. */
export const presentRow = (call: VideoCall, agent: string | undefined): ShownVideoCall => ({
  id: call.id,
  status: call.status,
  end: call.end_reason,
  usable: isUsable(call),
  person: maskValue('name', call.person_name),
  locale: call.locale,
  reference: call.reference,
  agent: agent ?? null,
  auditor: call.auditor_name,
  reason: call.audit_reason ?? call.proposal_reason,
  createdBy: call.made_by,
  createdAt: call.created_at,
  heldAt: call.held_at,
  decidedAt: call.decided_at,
  eraseAt: call.erase_at,
})

/** With the script, every session, and what the reader may do. Whoever holds, proposes or audits it reads the name, which the person states and the card shows. */
export async function presentDetail(
  ctx: Priced,
  scope: Scope<CustomerActor>,
  call: VideoCall,
  { inClear = false } = {},
): Promise<ShownVideoCallDetail> {
  const { actor, locale } = scope
  const [agents, facts, person, pricePaise] = await Promise.all([
    latestAgents(ctx, [call.id]),
    readFacts(ctx, ctx.db, call),
    personOf(ctx, ctx.db, actor),
    ctx.prices.priceOf(ctx.db, call.user_id, 'pan-check'),
  ])
  const mayDo = (action: 'create' | 'edit') =>
    actor.permissions === undefined || canAccess(actor.permissions, { action, permission: 'verifications' })
  // As if something were said about what is doubtful, because that is asked for with the decision.
  const block = auditProblem(facts, person, 'approve', { reason: null, note: '' })
  const isMine = call.agent_id === actorId(actor)
  const isOpen = call.status === 'invited' || call.status === 'waiting'
  const to = call.channel === 'email' ? call.email : call.phone
  const may = {
    hold: isMine && call.status === 'inCall' && mayDo('create'),
    propose: isMine && call.status === 'held' && mayDo('create'),
    audit: call.status === 'proposed' && block !== 'samePerson' && mayDo('edit'),
    cancel: isOpen && mayDo('create'),
    resend: call.status === 'invited' && mayDo('create'),
  }
  const shown = presentRow(call, agents.get(call.id))
  const showsNames = inClear || may.hold || may.propose || may.audit
  const rounds = await readRounds(ctx, call, facts.kept, { locale, showsNames, inClear, pricePaise })
  return {
    ...shown,
    person: showsNames ? call.person_name : shown.person,
    address: to && maskIdentifier(call.channel === 'email' ? 'email' : 'phone', to),
    script: call.script,
    step: call.step,
    rounds,
    proposal: call.proposal,
    proposalNote: call.proposal_note,
    proposedAt: call.proposed_at,
    verdict: call.verdict,
    auditNote: call.audit_note,
    may,
    auditBlock: call.status === 'proposed' ? blockWords(scope, call, { block, lacks: lacksOf(facts) }) : null,
  }
}

/** Why the reader may not approve, in words. */
function blockWords(
  { locale }: Pick<Scope, 'locale'>,
  call: VideoCall,
  { block, lacks }: { block: ReturnType<typeof auditProblem>; lacks: Lack[] },
): string | null {
  if (block === 'samePerson') return translate(locale, 'videoCalls.samePerson')
  if (block === 'lacks') return lackingWords({ locale }, call, lacks)
  return block === 'joining' || block === 'recording' ? translate(locale, `videoCalls.refused.${block}`) : null
}

async function readRounds(
  { db, vault }: Parts,
  call: VideoCall,
  kept: KeptOfCall,
  reader: Parameters<typeof presentEvidence>[3],
): Promise<ShownRound[]> {
  const { id } = call
  const { rounds, stills } = kept
  const [marks, pieces, signals] = await Promise.all([
    db.selectFrom('video_call_marks').selectAll().where('call_id', '=', id).orderBy('at').execute(),
    db
      .selectFrom('video_call_pieces')
      .select(['round', eb => eb.fn.countAll<number>().as('count')])
      .where('call_id', '=', id)
      .groupBy('round')
      .execute(),
    db
      .selectFrom('video_call_signals')
      .selectAll()
      .where('call_id', '=', id)
      .where('kind', '=', 'chat')
      .orderBy('place')
      .execute(),
  ])
  return rounds.map(row => {
    const { agent_name, place_sealed } = openRow(vault, 'video_call_rounds', row)
    return {
      round: row.round,
      agent: agent_name,
      startedAt: row.started_at,
      endedAt: row.ended_at,
      network: row.network,
      place: placeOf(place_sealed, row.place_at),
      marks: marks
        .filter(({ round }) => round === row.round)
        .map(mark => ({
          step: mark.step,
          outcome: mark.outcome,
          note: openRow(vault, 'video_call_marks', mark).note,
          at: mark.at,
        })),
      stills: stills
        .filter(({ round }) => round === row.round)
        .map(({ kind, file_id, at }) => ({ kind, file: file_id, at })),
      evidence: presentEvidence({ vault }, call, keptOf({ vault }, kept, row), reader),
      chat: signals
        .filter(({ round }) => round === row.round)
        .map(one => ({
          from: one.sender,
          words: openRow(vault, 'video_call_signals', one).payload_sealed,
          at: one.at,
        })),
      recording: recordingOf(row, Number(pieces.find(({ round }) => round === row.round)?.count ?? 0)),
    }
  })
}

const recordingOf = (row: RoundRow, pieces: number): ShownRound['recording'] => ({
  state: row.recording,
  pieces,
  bytes: row.bytes,
  durationMs: row.duration_ms,
  sha256: row.sha256,
  gaps: row.gaps,
  index: row.steps,
})

function placeOf(sealed: string | null, at: string | null): ShownRound['place'] {
  if (sealed === null || at === null) return null
  return { ...(JSON.parse(sealed) as { latitude: number; longitude: number; accuracyMetres: number }), at }
}
