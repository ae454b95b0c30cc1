import { describe, expect, test } from 'vitest'
import type { ScriptStep } from '../../../../contracts/videoCalls/script.ts'
import { iceServersFor } from '../../../../server/calls/ice.ts'
import {
  auditProblem,
  type HeldCall,
  isUsable,
  lacksOf,
  proposalProblem,
} from '../../../../server/engines/videoCalls/decision.ts'

const script: ScriptStep[] = [
  { key: 'consent', kind: 'consent', text: 'I agree.' },
  { key: 'pan', kind: 'pan', text: null },
]
const whole: HeldCall & { agent: string } = {
  status: 'held',
  agent: 'sub_a',
  script,
  marks: new Map([
    ['consent', 'seen'],
    ['pan', 'seen'],
  ]),
  findings: [],
  recording: 'ready',
}

const said = (reason: string | null, note: string | null = null) => ({ reason, note })

describe('what an agent may propose', () => {
  test('an approval needs every step marked as seen and nothing required missing; what is not marked is no approval', () => {
    expect(proposalProblem(whole, 'sub_a', 'approve', said(null))).toBeNull()
    const less = {
      ...whole,
      marks: new Map([['pan', 'notSeen' as const]]),
      findings: [{ finding: 'faceMissing', blocks: true } as const],
    }
    expect(proposalProblem(less, 'sub_a', 'approve', said(null))).toBe('lacks')
    expect(lacksOf(less)).toEqual([
      { what: 'unmarked', step: 'consent' },
      { what: 'notSeen', step: 'pan' },
      { what: 'finding', finding: 'faceMissing' },
    ])
    expect(proposalProblem(less, 'sub_a', 'reject', said(null))).toBe('reason')
    expect(proposalProblem(less, 'sub_a', 'reject', said('cut'))).toBeNull()
  })

  test('what a person has to weigh needs a word, and does not block', () => {
    const doubtful = { ...whole, findings: [{ finding: 'placeUnclear', blocks: false } as const] }
    expect(proposalProblem(doubtful, 'sub_a', 'approve', said(null))).toBe('doubts')
    expect(proposalProblem(doubtful, 'sub_a', 'approve', said(null, 'Lives in Agartala'))).toBeNull()
  })

  test('only the agent, and only after the call', () => {
    expect(proposalProblem(whole, 'sub_b', 'approve', said(null))).toBe('notAgent')
    for (const status of ['inCall', 'proposed', 'approved', 'invited'] as const)
      expect(proposalProblem({ ...whole, status }, 'sub_a', 'approve', said(null))).toBe('status')
  })
})

describe('what an auditor may decide', () => {
  const proposed = { ...whole, status: 'proposed', agents: [{ id: 'sub_a', mailbox: 'm1' }] } as const
  const other = { id: 'sub_b', mailbox: 'm2' }

  test('never whoever has been an agent of any session, also with another account of the same mailbox', () => {
    expect(auditProblem(proposed, other, 'approve', said(null))).toBeNull()
    expect(auditProblem(proposed, { id: 'sub_a', mailbox: 'm9' }, 'approve', said(null))).toBe('samePerson')
    expect(auditProblem(proposed, { id: 'sub_c', mailbox: 'm1' }, 'reject', said('cut'))).toBe('samePerson')
  })

  test('no approval without the recording, no refusal without a reason', () => {
    for (const recording of ['none', 'failed', 'erased'] as const)
      expect(auditProblem({ ...proposed, recording }, other, 'approve', said(null))).toBe('recording')
    expect(auditProblem({ ...proposed, recording: 'joining' }, other, 'approve', said(null))).toBe('joining')
    expect(auditProblem({ ...proposed, recording: 'none' }, other, 'recapture', said('recordingMissing'))).toBeNull()
    expect(auditProblem(proposed, other, 'reject', said(null))).toBe('reason')
    expect(auditProblem({ ...proposed, status: 'held' }, other, 'approve', said(null))).toBe('status')
  })

  test('nothing missing or contrary is approved; what is doubtful needs a word of the auditor as well', () => {
    const against = { ...proposed, findings: [{ finding: 'faceDiffers', blocks: true } as const] }
    expect(auditProblem(against, other, 'approve', said(null, 'I know him'))).toBe('lacks')
    expect(auditProblem(against, other, 'reject', said('faceMismatch'))).toBeNull()
    const doubtful = { ...proposed, findings: [{ finding: 'nameLikely', blocks: false } as const] }
    expect(auditProblem(doubtful, other, 'approve', said(null))).toBe('doubts')
    expect(auditProblem(doubtful, other, 'approve', said(null, 'Initials'))).toBeNull()
  })

  test('only an audited approval is usable', () => {
    expect(isUsable({ status: 'approved', verdict: 'approve' })).toBe(true)
    expect(isUsable({ status: 'proposed', verdict: null })).toBe(false)
    expect(isUsable({ status: 'invited', verdict: 'approve' })).toBe(false)
  })
})

describe('ICE servers', () => {
  test('credentials of TURN end, and are made as coturn makes them', () => {
    const settings = {
      RTC_STUN_URLS: ['stun:stun.example.com:3478'],
      RTC_TURN_URLS: ['turns:turn.example.com:443?transport=tcp'],
      RTC_TURN_SECRET: 'a-shared-secret-of-coturn',
    }
    expect(iceServersFor(settings, 'vcl_1', 1_700_000_000_000)).toEqual([
      { urls: ['stun:stun.example.com:3478'] },
      {
        urls: ['turns:turn.example.com:443?transport=tcp'],
        username: '1700007200:vcl_1',
        // printf %s 1700007200:vcl_1 | openssl dgst -sha1 -hmac a-shared-secret-of-coturn -binary | base64
        credential: 'a2/tz641hRWeK8BQGBVlWotQ8sE=',
      },
    ])
    expect(iceServersFor({ ...settings, RTC_TURN_SECRET: undefined }, 'vcl_1')).toHaveLength(1)
    expect(iceServersFor({ RTC_STUN_URLS: [], RTC_TURN_URLS: [], RTC_TURN_SECRET: undefined }, 'vcl_1')).toEqual([])
  })
})
