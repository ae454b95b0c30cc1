import { describe, expect, test } from 'vitest'
import type { ShownRound, ShownVideoCallDetail } from '../../../contracts/videoCalls/shown.ts'
import { type VcipState, vcipChecklist } from '../../../contracts/videoCalls/vcip.ts'
import { type VcipClause, vcipClauses } from '../../../contracts/videoCalls/vcipClauses.ts'

const at = '2026-11-21T05:00:00.000Z'

const round: ShownRound = {
  round: 1,
  agent: 'Dev Nair',
  startedAt: at,
  endedAt: at,
  network: 'direct',
  place: { latitude: 18.52, longitude: 73.85, accuracyMetres: 20, at },
  marks: ['consent', 'q1', 'q2'].map(step => ({ step, outcome: 'seen' as const, note: null, at })),
  stills: [],
  chat: [],
  evidence: {
    headline: 'clear',
    findings: [],
    card: {
      state: 'read',
      file: 'fil_1',
      answer: 'card',
      name: 'SURESH ROY',
      fields: [{ name: 'number', value: 'AAAPR1000H', sure: true }],
      hints: 0,
    },
    pan: { state: 'valid', name: 'SURESH ROY', sameName: 'yes', at, pricePaise: null },
    face: { state: 'same', file: 'fil_2', score: 82, needs: 70 },
    place: { state: 'inside', country: 'IN', isRequired: true },
    problems: [],
    checks: [],
  },
  recording: {
    state: 'ready',
    pieces: 12,
    bytes: 1,
    durationMs: 60_000,
    sha256: 'ab'.repeat(32),
    gaps: [],
    index: [],
  },
}

const approved = {
  usable: true,
  verdict: 'approve',
  auditor: 'Meera Iyer',
  agent: 'Dev Nair',
  reason: null,
  script: [
    { key: 'consent', kind: 'consent', text: 'I agree' },
    { key: 'q1', kind: 'question', text: 'One?' },
    { key: 'q2', kind: 'question', text: 'Two?' },
  ],
  rounds: [round],
} as unknown as ShownVideoCallDetail

type Evidence = ShownRound['evidence']

const states = (call: Partial<ShownVideoCallDetail>) => {
  const lines = vcipChecklist({ ...approved, ...call })
  return Object.fromEntries(lines.map(({ clause, state }) => [clause, state])) as Record<VcipClause, VcipState>
}
const inRound = (more: Partial<ShownRound>) => states({ rounds: [{ ...round, ...more }] })
const withEvidence = <Part extends 'card' | 'pan' | 'face' | 'place'>(part: Part, more: Partial<Evidence[Part]>) =>
  inRound({ evidence: { ...round.evidence, [part]: { ...round.evidence[part], ...more } } })

describe('the checklist of a call', () => {
  test('has every clause, in order, and calls met only what the call shows', () => {
    expect(vcipChecklist(approved).map(({ clause }) => clause)).toEqual(Object.keys(vcipClauses))
    const met = Object.entries(states({})).filter(([, state]) => state === 'met')
    expect(met.map(([clause]) => clause)).toEqual([
      'consent',
      'liveRecording',
      'faceMatch',
      'disruption',
      'variedQuestions',
      'pan',
      'printedPan',
      'matching',
      'concurrentAudit',
      'activityLog',
    ])
  })

  test('meets nothing without a session, but says what does not depend on one', () => {
    const found = states({ rounds: [], usable: false, verdict: null, auditor: null })
    expect(Object.values(found)).not.toContain('met')
    expect(found).toMatchObject({ pan: 'open', identification: 'outside', securityTests: 'operator' })
  })

  test('judges the latest session only', () => {
    const earlier = { ...round, evidence: { ...round.evidence, place: { ...round.evidence.place, country: 'US' } } }
    expect(states({ rounds: [round, earlier] }).network).toBe('inPart')
    expect(states({ rounds: [earlier, round] }).network).toBe('notMet')
  })

  test.each<[VcipClause, VcipState, Record<VcipClause, VcipState>]>([
    ['consent', 'notMet', inRound({ marks: [{ step: 'consent', outcome: 'notSeen', note: null, at }] })],
    ['consent', 'open', inRound({ marks: [] })],
    ['consent', 'open', inRound({ recording: { ...round.recording, state: 'joining' } })],
    ['consent', 'notMet', inRound({ recording: { ...round.recording, state: 'none' } })],
    ['consent', 'open', inRound({ recording: { ...round.recording, state: 'erased' } })],
    ['liveRecording', 'notMet', inRound({ recording: { ...round.recording, state: 'failed' } })],
    ['disruption', 'notMet', inRound({ recording: { ...round.recording, state: 'none' } })],
    ['network', 'open', withEvidence('place', { country: null })],
    ['liveRecording', 'open', inRound({ recording: { ...round.recording, state: 'joining' } })],
    ['liveRecording', 'notMet', withEvidence('place', { state: 'outside' })],
    ['liveRecording', 'notMet', inRound({ place: null })],
    [
      'liveRecording',
      'off',
      inRound({
        place: null,
        evidence: { ...round.evidence, place: { state: 'unknown', country: 'IN', isRequired: false } },
      }),
    ],
    ['liveRecording', 'inPart', withEvidence('place', { state: 'unclear' })],
    ['faceMatch', 'open', withEvidence('face', { state: 'none', score: null })],
    ['faceMatch', 'open', withEvidence('face', { state: 'review', score: 50 })],
    ['faceMatch', 'notMet', withEvidence('face', { state: 'different', score: 20 })],
    ['faceMatch', 'notMet', withEvidence('face', { score: 69 })],
    ['disruption', 'people', inRound({ recording: { ...round.recording, gaps: [{ fromMs: 0, toMs: 5_000 }] } })],
    ['variedQuestions', 'notMet', states({ script: approved.script.slice(0, 2) })],
    ['variedQuestions', 'open', inRound({ marks: round.marks.slice(0, 2) })],
    ['profile', 'people', states({})],
    ['profile', 'open', inRound({ marks: round.marks.slice(0, 1) })],
    ['prompting', 'people', states({})],
    ['prompting', 'met', states({ reason: 'prompted', verdict: 'reject', usable: false })],
    ['pan', 'open', withEvidence('card', { state: 'reading' })],
    ['pan', 'open', withEvidence('pan', { state: 'notChecked' })],
    ['pan', 'notMet', withEvidence('pan', { state: 'notFound' })],
    ['pan', 'inPart', withEvidence('card', { fields: [{ name: 'number', value: 'AAAPR1000H', sure: false }] })],
    ['printedPan', 'open', withEvidence('card', { answer: null })],
    ['printedPan', 'notMet', withEvidence('card', { answer: 'printed' })],
    ['matching', 'notMet', withEvidence('pan', { sameName: 'no' })],
    ['matching', 'inPart', withEvidence('pan', { sameName: 'likely' })],
    ['matching', 'open', withEvidence('pan', { sameName: 'unknown' })],
    ['concurrentAudit', 'open', states({ usable: false, verdict: null, auditor: null })],
    ['concurrentAudit', 'met', states({ usable: false, verdict: 'reject' })],
  ])('%s is %s', (clause, state, found) => {
    expect(found[clause]).toBe(state)
  })
})
